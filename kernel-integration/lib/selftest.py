# SPDX-License-Identifier: GPL-2.0-or-later
"""Measures an object whose answers are known, before anything else is believed."""

import os
import subprocess
import tempfile

import functions

# A guard that is a jmp until the kernel is built (bit 1 of the key), one that is
# taken at first, a nested guard, a push that only a guarded arm executes, and a
# part of the function that was wrongly left in the hot text.
SAMPLE = """
	.macro guard at, to, key, bits
	.pushsection __jump_table, "aw"
	.long \\at - ., \\to - .
	.quad \\key + \\bits - .
	.popsection
	.endm

	.text
	.type f, @function
f:	push %rbx
	sub $0x18, %rsp
1:	jmp 3f			# off: runs on
2:	jmp 4f			# on from the start: skips the call
	call g
4:	add $0x18, %rsp
	add $-128, %rsp
	sub $-128, %rsp
	pop %rbx
	jmp elsewhere
3:	push %r12
5:	jmp 6f
	call g
6:	pop %r12
	jmp 2b
	guard 1b, 3b, one, 2
	guard 2b, 4b, two, 0
	guard 5b, 6b, one, 2
	.size f, . - f

	.type f.osb.0, @function
f.osb.0: ret
	.size f.osb.0, . - f.osb.0

	.section .text.unlikely, "ax"
	.type f.cold, @function
f.cold:	call g
	.size f.cold, . - f.cold
	.section .note.GNU-stack, "", @progbits
"""


def differences(gcc):
    """What is measured wrong, as a list of sentences; empty is good."""
    with tempfile.TemporaryDirectory(prefix="osb-selftest.") as folder:
        path = os.path.join(folder, "sample.o")
        subprocess.run([gcc, "-c", "-x", "assembler", "-", "-o", path],
                       input=SAMPLE, text=True, check=True)
        found = functions.measure(path)
        with_one = functions.with_key(path, "one")
    f = found.get("f")
    if not f or list(found) != ["f"] or with_one != {"f"}:
        return [f"functions {list(found)}, guarded {sorted(with_one)}"]
    expected = {
        # push 1, sub 4, 2 short jmp, call 5, 3 add and sub 4, pop 1, jmp rel32 5;
        # push 2, short jmp 2, call 5, pop 2, short jmp 2; ret 1
        "hot": 1 + 4 + 4 + 5 + 12 + 1 + 5 + 2 + 2 + 5 + 2 + 2 + 1,
        "pushes": 1, "frame": 24 + 128, "calls": 0,
        "leaves": {"elsewhere"},
    }
    wrong = [f"{name} is {getattr(f, name)}, not {value}"
             for name, value in expected.items() if getattr(f, name) != value]
    run, total = len(f.run), len(f.guards)
    if (run, total) != (2, 3):
        wrong.append(f"{run} of {total} guards run, not 2 of 3")
    return wrong
