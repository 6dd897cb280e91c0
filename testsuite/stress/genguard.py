#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-2.0-or-later
"""Prints the program with guards that goes with a seed.

    genguard.py SEED [GCC's major version, 12]

It needs testsuite/include on the include path and is linked with run.c.  Its
second line names the options that it wants to be compiled with.
"""

import sys

from guards import program

if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    major = int(sys.argv[2]) if len(sys.argv) > 2 else 12
    print(program.generate(int(sys.argv[1]), major=major).text, end="")
