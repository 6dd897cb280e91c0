# SPDX-License-Identifier: GPL-2.0-or-later
"""What a function weighs on its hot path, read from an object file.

hot     bytes of the function and of the parts that GCC or the plugin made of it
        (NAME.part.0, NAME.osb.0 ...), except what lies in .text.unlikely
guards  jump-table entries inside those bytes

The rest is about the live instructions, those that can run while every key is
in its initial state; a guard itself counts as nothing:

run     the guards that execution passes: not one inside another guard's arm
pushes, frame, calls    saved registers, bytes of stack, calls
insns   mnemonics with their number, padding left out
leaves  names of the functions that live branches and calls go to
"""

import os
import re
import subprocess
from collections import Counter, namedtuple

import elf

Guard = namedtuple("Guard", "code target key initially_taken")
Function = namedtuple("Function", "hot guards run pushes frame calls insns leaves")
Code = namedtuple("Code", "jumps insns leaves")

PART = re.compile(r"\.(cold|osb|part|isra|constprop)(\.|$)")
BRANCH = re.compile(r"j|b$|b\.|cb|tb|loop")
CALL = re.compile(r"call|blr?$")
# ud2 and brk are not here: the code behind a WARN runs on
LEAVES = re.compile(r"jmp|ret|b$|br$|int3")
PADDING = re.compile(r"nop|cs nop|data16|xchg +%ax,%ax")
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
    """Instructions as {section index: {offset: [next, mnemonic, operands]}}."""
    names = [s.name for s in obj.sections
             if s.flags & elf.SHF_EXECINSTR and s.size]
    text = subprocess.run(
        [os.environ.get("KERNEL_CROSS", "") + "objdump", "-d", "-w",
         "--no-show-raw-insn", *[a for n in names for a in ("-j", n)], obj.path],
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


def leaving(obj, section, insns):
    """{offset: target} of the branches and calls that a relocation directs.

    The target is a function's name, or None if it cannot be told.
    """
    out = {}
    for r in obj.relocs(section.name):
        # the field is the instruction itself or follows one or two opcode bytes
        for at in (r.offset, r.offset - 1, r.offset - 2):
            name = insns[at][1] if at in insns else ""
            if BRANCH.match(name) or CALL.match(name):
                # x86 counts from the end of the field
                addend = r.addend + (4 if obj.machine == elf.EM_X86_64 else 0)
                found = obj.function_at(r.symbol.shndx, r.symbol.value + addend)
                out[at] = r.symbol.name or (found.name if found else None)
                break
    return out


def walk(code, entry, end):
    """Offsets of the live instructions in [ENTRY, END)."""
    seen, todo = set(), [entry]
    while todo:
        at = todo.pop()
        while at is not None and entry <= at < end and at not in seen:
            seen.add(at)
            after, name, operands = code.insns.get(at, (None, "", ""))
            guard = code.jumps.get(at)
            if guard:
                at = guard.target[1] if guard.initially_taken else after
                continue
            if BRANCH.match(name) and at not in code.leaves:
                target = re.match(r"(?:.*[,\s])?([0-9a-f]+) <", operands)
                if target:
                    todo.append(int(target[1], 16))
            if LEAVES.match(name):
                break
            at = after
    return seen


def base(name):
    """The source function that the symbol NAME is a part or a clone of."""
    return PART.split(name)[0]


def measure(path):
    """The functions of the object PATH, without the cold ones, by base name."""
    obj = elf.Object(path)
    jumps, insns = guards(obj), disassemble(obj)
    code = {n: Code(jumps.get(n, {}), i, leaving(obj, obj.sections[n], i))
            for n, i in insns.items()}
    out = {}
    for f in obj.functions:
        section = obj.sections[f.shndx].name
        if f.size and section.startswith(".text") \
                and not section.startswith(".text.unlikely"):
            found = _measure_one(obj, f, code[f.shndx])
            name = base(f.name)
            out[name] = _sum(out[name], found) if name in out else found
    return out


def _sum(one, other):
    return Function(*(a | b if isinstance(a, set) else a + b
                      for a, b in zip(one, other)))


def _measure_one(obj, f, code):
    end = f.value + f.size
    mine = [g for g in code.jumps.values() if f.value <= g.code < end]
    live = walk(code, f.value, end)
    frame = _frame_arm64 if obj.machine == elf.EM_AARCH64 else _frame_x86
    insns, pushes, size = Counter(), 0, 0
    for at in live:
        _, name, operands = code.insns.get(at, (0, "", ""))
        if at in code.jumps or PADDING.match(f"{name} {operands}"):
            continue
        insns[name] += 1
        more = frame(name, operands)
        pushes, size = pushes + more[0], size + more[1]
    return Function(f.size, mine, [g for g in mine if g.code in live], pushes, size,
                    sum(n for i, n in insns.items() if CALL.match(i)), insns,
                    {t for at, t in code.leaves.items()
                     if at in live and at not in code.jumps})


def _frame_x86(name, operands):
    """(registers, bytes) an instruction saves and reserves on the stack."""
    if name.startswith("push"):
        return 1, 0
    match = re.match(r"\$0x([0-9a-f]+),%rsp$", operands)
    if not match or name not in ("sub", "add"):
        return 0, 0
    # 128 bytes are reserved by adding -128 and released by subtracting it
    size = int(match[1], 16)
    size -= (size >> 63) << 64
    return 0, max(size if name == "sub" else -size, 0)


def _frame_arm64(name, operands):
    if name == "sub":
        size = re.match(r"sp, sp, #(0x[0-9a-f]+)", operands)
        return 0, int(size[1], 16) if size else 0
    if name not in ("stp", "str") or "[sp" not in operands:
        return 0, 0
    size = re.search(r"\[sp, #-(\d+)\]!", operands)
    saved = re.findall(r"\bx(?:19|2\d|30)\b", operands.split("[")[0])
    return len(saved), int(size[1]) if size else 0


def with_key(path, key=None):
    """Base names of the functions with a guard of KEY (any key if None)."""
    obj = elf.Object(path)
    names = set()
    for shndx, jumps in guards(obj).items():
        for g in jumps.values():
            f = obj.function_at(shndx, g.code)
            if f and key in (None, g.key):
                names.add(base(f.name))
    return names
