# SPDX-License-Identifier: GPL-2.0-or-later
"""Runs the tree's own objtool over linked objects as the kernel's build does."""

import os
import re
import subprocess
import tempfile

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


def messages(kernel, args, objs, top):
    """Lines objtool prints for OBJS, all below TOP, linked into one object."""
    with tempfile.TemporaryDirectory(prefix="osb-objtool.") as folder:
        linked = os.path.join(folder, "linked.o")
        run = subprocess.run([kernel.tool("ld"), "-r", "-o", linked, *objs],
                             cwd=top, stdout=subprocess.PIPE,
                             stderr=subprocess.STDOUT, text=True)
        if run.returncode:
            return ["ld: " + line for line in run.stdout.splitlines()]
        run = subprocess.run([*args, linked], cwd=kernel.on, text=True,
                             stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        lines = run.stdout.replace(folder + "/", "").splitlines()
        return lines + ([f"exit status {run.returncode}"] if run.returncode else [])


def without_offsets(line):
    return re.sub(r"\+?0x[0-9a-f]+", "", line)


def is_alert(kernel, args, gcc):
    """Whether objtool, called this way, notices a cold part without parent."""
    with tempfile.TemporaryDirectory(prefix="osb-objtool.") as folder:
        subprocess.run([gcc, "-c", "-x", "assembler", "-", "-o", "orphan.o"],
                       cwd=folder, input=ORPHAN, text=True, check=True)
        return any("nowhere_to_be_found" in line
                   for line in messages(kernel, args, ["orphan.o"], folder))
