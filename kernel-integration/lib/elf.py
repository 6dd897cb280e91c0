# SPDX-License-Identifier: GPL-2.0-or-later
"""The little of ELF the measurements need: sections, symbols, relocations.

Reads relocatable 64-bit little-endian objects (x86-64, AArch64) and nothing
else.  All of it is plain data: no method writes, prints or runs a program.
"""

import struct
from collections import namedtuple

EM_X86_64 = 62
EM_AARCH64 = 183

SHT_SYMTAB = 2
SHT_RELA = 4
SHF_ALLOC = 2
SHF_EXECINSTR = 4
STT_OBJECT = 1
STT_FUNC = 2
STB_LOCAL = 0

Section = namedtuple("Section", "index name type flags address offset size link info")
Symbol = namedtuple("Symbol", "name value size type bind shndx")
Reloc = namedtuple("Reloc", "offset type symbol addend")


class Object:
    """One object file: .sections, .symbols, .functions and .relocs(name)."""

    def __init__(self, path):
        with open(path, "rb") as f:
            self.data = f.read()
        self.path = path
        if self.data[:4] != b"\x7fELF" or self.data[4:6] != b"\x02\x01":
            raise ValueError(f"{path}: not a 64-bit little-endian ELF file")
        self.machine = struct.unpack_from("<H", self.data, 18)[0]
        self.sections = self._read_sections()
        self.symbols = self._read_symbols()
        self.functions = [s for s in self.symbols
                          if s.type == STT_FUNC and s.shndx < len(self.sections)]

    def _read_sections(self):
        shoff, = struct.unpack_from("<Q", self.data, 40)
        shentsize, shnum, shstrndx = struct.unpack_from("<HHH", self.data, 58)
        raw = [struct.unpack_from("<IIQQQQIIQQ", self.data, shoff + i * shentsize)
               for i in range(shnum)]
        names = raw[shstrndx][4]
        return [Section(i, self._string(names + r[0]), r[1], r[2], r[3], r[4],
                        r[5], r[6], r[7]) for i, r in enumerate(raw)]

    def _string(self, offset):
        return self.data[offset:self.data.index(b"\0", offset)].decode()

    def _read_symbols(self):
        symbols = []
        for sec in self.sections:
            if sec.type != SHT_SYMTAB:
                continue
            strings = self.sections[sec.link].offset
            for at in range(sec.offset, sec.offset + sec.size, 24):
                name, info, _, shndx, value, size = struct.unpack_from(
                    "<IBBHQQ", self.data, at)
                symbols.append(Symbol(self._string(strings + name), value, size,
                                      info & 15, info >> 4, shndx))
        return symbols

    def contents(self, sec):
        return self.data[sec.offset:sec.offset + sec.size]

    def relocs(self, name):
        """Relocations that apply to every section called NAME."""
        out = []
        for sec in self.sections:
            if sec.type != SHT_RELA or self.sections[sec.info].name != name:
                continue
            for at in range(sec.offset, sec.offset + sec.size, 24):
                offset, info, addend = struct.unpack_from("<QQq", self.data, at)
                out.append(Reloc(offset, info & 0xffffffff,
                                 self.symbols[info >> 32], addend))
        return out

    def function_at(self, shndx, offset):
        """The function whose bytes hold OFFSET of section SHNDX, or None."""
        for f in self.functions:
            if f.shndx == shndx and f.value <= offset < f.value + f.size:
                return f
        return None
