# SPDX-License-Identifier: GPL-2.0-or-later
"""What a function weighs on its hot path, read from an object file.

hot     bytes of the function symbol; its cold parts (NAME.cold, NAME.osb.N) are
        symbols of their own in .text.unlikely and do not count
guards  jump-table entries of a key inside those bytes
run     of these, the ones that execution passes while every key is off: a guard
        inside another guard's arm is not one of them
pushes, frame, calls   of the instructions that can run while every key is off
"""

import re
import subprocess
from collections import namedtuple

import elf

Guard = namedtuple("Guard", "code target key initially_taken")
Function = namedtuple("Function", "name section hot guards run pushes frame calls")

OBJDUMP = {elf.EM_X86_64: "objdump", elf.EM_AARCH64: "aarch64-linux-gnu-objdump"}
COLD = re.compile(r"\.(cold|osb\.\d+)(\.|$)")
BRANCH = re.compile(r"j|b$|b\.|cb|tb|loop")
# ud2 and brk are not here: the code behind a WARN runs on
LEAVES = re.compile(r"jmp|ret|b$|br$|int3")
INSN = re.compile(r"\s*([0-9a-f]+):\t(\S+)\s*(.*)$")


def guards(obj):
    """Jump-table entries of OBJ as {section index: {offset: Guard}}."""
    entries = {}
    for r in obj.relocs("__jump_table"):
        entries.setdefault(r.offset // 16, {})[r.offset % 16] = r
    found = {}
    for e in entries.values():
        code, target, key = e[0], e[4], e[8]
        shndx = code.symbol.shndx
        offset = code.symbol.value + code.addend
        # The target's reloc counts from its own field, as the code's does.
        where = (target.symbol.shndx, target.symbol.value + target.addend)
        if obj.machine == elf.EM_X86_64:
            # bit 1 of the key: the text says jmp, at run time it is a NOP
            taken = (_opcode(obj, shndx, offset) in (0xe9, 0xeb)
                     and not key.addend & 2)
        else:
            taken = _opcode(obj, shndx, offset + 3) & 0xfc == 0x14
        found.setdefault(shndx, {})[offset] = Guard(
            offset, where, key.symbol.name, taken)
    return found


def _opcode(obj, shndx, offset):
    return obj.data[obj.sections[shndx].offset + offset]


def disassemble(obj):
    """Instructions as {section index: {offset: (next, mnemonic, operands)}}."""
    names = [s.name for s in obj.sections
             if s.flags & elf.SHF_EXECINSTR and s.size]
    text = subprocess.run(
        [OBJDUMP[obj.machine], "-d", "-w", "--no-show-raw-insn",
         *[a for n in names for a in ("-j", n)], obj.path],
        check=True, stdout=subprocess.PIPE, text=True).stdout
    index = {s.name: s.index for s in obj.sections}
    out, section, last = {}, None, None
    for line in text.splitlines():
        if line.startswith("Disassembly of section "):
            section, last = out.setdefault(index[line[23:-1]], {}), None
            continue
        match = INSN.match(line)
        if match and section is not None:
            at = int(match[1], 16)
            if last is not None:
                section[last][0] = at
            section[at] = [None, match[2], match[3]]
            last = at
    return out


def walk(insns, jumps, outside, entry, end):
    """Offsets of the instructions in [ENTRY, END) that can run with keys off.

    OUTSIDE holds the offsets of branches that a relocation takes elsewhere.
    """
    seen, todo = set(), [entry]
    while todo:
        at = todo.pop()
        while at is not None and entry <= at < end and at not in seen:
            seen.add(at)
            after, name, operands = insns.get(at, (None, "", ""))
            guard = jumps.get(at)
            if guard:
                at = guard.target[1] if guard.initially_taken else after
                continue
            if BRANCH.match(name) and at not in outside:
                target = re.match(r"(?:.*[,\s])?([0-9a-f]+) <", operands)
                if target:
                    todo.append(int(target[1], 16))
            if LEAVES.match(name):
                break
            at = after
    return seen


def outside_branches(obj, section, insns):
    """Offsets of the branches in SECTION whose target a relocation gives."""
    out = set()
    for r in obj.relocs(section.name):
        # the field is the instruction itself or follows one or two opcode bytes
        for at in (r.offset, r.offset - 1, r.offset - 2):
            if at in insns and BRANCH.match(insns[at][1]):
                out.add(at)
                break
    return out


def measure(path):
    """The functions of the object PATH that are not cold, as {name: Function}."""
    obj = elf.Object(path)
    table, code = guards(obj), disassemble(obj)
    away = {n: outside_branches(obj, obj.sections[n], c)
            for n, c in code.items()}
    out = {}
    for f in obj.functions:
        section = obj.sections[f.shndx].name
        if COLD.search(f.name) or not f.size or not section.startswith(".text") \
                or section.startswith(".text.unlikely"):
            continue
        out[f.name] = _measure_one(obj, f, table.get(f.shndx, {}),
                                   code.get(f.shndx, {}), away[f.shndx])
    return out


def _measure_one(obj, f, jumps, insns, away):
    end = f.value + f.size
    mine = [g for g in jumps.values() if f.value <= g.code < end]
    live = walk(insns, jumps, away, f.value, end)
    pushes = frame = calls = 0
    for at in live:
        _, name, operands = insns[at] if at in insns else (0, "", "")
        if name.startswith("push"):
            pushes += 1
        elif name in ("stp", "str") and "[sp" in operands:
            pushes += _saved_registers(operands)
        elif name in ("call", "bl", "blr") or name.startswith("call"):
            calls += 1
        size = re.match(r"\$0x([0-9a-f]+),%rsp$", operands) if name == "sub" else None
        if obj.machine == elf.EM_AARCH64:
            size = re.search(r"\[sp, #-(\d+)\]!", operands) or (
                re.match(r"sp, sp, #0x([0-9a-f]+)", operands)
                if name == "sub" else None)
            if size:
                frame += int(size[1], 16 if name == "sub" else 10)
        elif size:
            frame += int(size[1], 16)
    return Function(f.name, obj.sections[f.shndx].name, f.size, mine,
                    [g for g in mine if g.code in live], pushes, frame, calls)


def _saved_registers(operands):
    """Callee-saved registers among those an arm64 store to the stack names."""
    regs = operands.split("[")[0]
    return len(re.findall(r"\bx(?:19|2\d|30)\b", regs))


def with_key(path, key=None):
    """Functions of PATH with a guard of KEY (any key if None) in any part.

    A guard in NAME.cold or NAME.osb.N belongs to NAME.
    """
    obj = elf.Object(path)
    names = set()
    for shndx, jumps in guards(obj).items():
        for g in jumps.values():
            if key is None or g.key == key:
                f = obj.function_at(shndx, g.code)
                if f:
                    names.add(COLD.split(f.name)[0])
    return names
