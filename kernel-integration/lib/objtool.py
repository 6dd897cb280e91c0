# SPDX-License-Identifier: GPL-2.0-or-later
"""Runs the tree's own objtool over linked objects as the kernel's build does."""

import os
import re
import subprocess
import tempfile

import elf
import kbuild

# A cold part whose parent does not exist: objtool must have a word to say.
ORPHAN = """
	.section .text.unlikely,"ax",@progbits
	.type nowhere_to_be_found.cold, @function
nowhere_to_be_found.cold:
	ret
	.size nowhere_to_be_found.cold, . - nowhere_to_be_found.cold
	.section .note.GNU-stack,"",@progbits
"""


def command(kernel):
    """objtool and its arguments for vmlinux.o, or [] if this kernel has none."""
    makefile = os.path.join(kernel.source, "scripts/Makefile.vmlinux_o")
    # the kernel's own makefile turns the configuration into arguments
    run = subprocess.run(
        ["make", "-s", "-f", makefile, "srctree=" + kernel.source, "objtree=.",
         "SRCARCH=" + {"x86_64": "x86"}.get(kernel.arch, kernel.arch),
         "--eval=osb-print: ; @echo $(objtool) $(objtool-args)", "osb-print"],
        cwd=kernel.on, stdout=subprocess.PIPE, text=True, check=True,
        env=kbuild.environment())
    words = run.stdout.split()
    return words if words and os.path.exists(
        os.path.join(kernel.on, words[0])) else []


def messages(kernel, args, objs, top, twice=False):
    """Lines objtool prints for OBJS, all below TOP, linked into one object; TWICE:
    with a copy of it, so that each static function has one of its name."""
    with tempfile.TemporaryDirectory(prefix="osb-objtool.") as folder:
        linked = os.path.join(folder, "linked.o")
        lines = _run([kernel.tool("ld"), "-r", "-o", linked, *objs], top)
        if twice and not lines:
            lines = _link_copy(kernel, linked, folder)
        if lines:
            return ["link: " + line for line in lines]
        return [line.replace(folder + "/", "")
                for line in _run([*args, linked], kernel.on)]


def _run(command, folder):
    """What it says, with a line about its status if that is not 0."""
    run = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE,
                         stderr=subprocess.STDOUT, text=True)
    return run.stdout.splitlines() + \
        ([f"exit status {run.returncode}"] if run.returncode else [])


def _link_copy(kernel, linked, folder):
    """Link LINKED with a copy of itself whose global symbols have other names."""
    names = os.path.join(folder, "names")
    symbols = elf.Object(linked).symbols
    shared = {s.name for s in symbols if s.bind != elf.STB_LOCAL and s.shndx}
    with open(names, "w", encoding="utf-8") as f:
        for s in symbols:
            # a cold part is known by its function's name
            if s.name.removesuffix(".cold") in shared and s.shndx:
                f.write(f"{s.name} twin_{s.name}\n")
    copy, both = (os.path.join(folder, n) for n in ("copy.o", "both.o"))
    lines = _run([kernel.tool("objcopy"), "--redefine-syms", names, linked, copy],
                 folder)
    lines += _run([kernel.tool("ld"), "-r", "-o", both, linked, copy], folder)
    os.replace(both, linked)
    return lines


def without_offsets(line):
    return re.sub(r"\+?0x[0-9a-f]+", "", line)


def is_alert(kernel, args, gcc):
    """Whether objtool, called this way, notices a cold part without parent."""
    with tempfile.TemporaryDirectory(prefix="osb-objtool.") as folder:
        subprocess.run([gcc, "-c", "-x", "assembler", "-", "-o", "orphan.o"],
                       cwd=folder, input=ORPHAN, text=True, check=True)
        return any("nowhere_to_be_found" in line
                   for line in messages(kernel, args, ["orphan.o"], folder))
