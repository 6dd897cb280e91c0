# SPDX-License-Identifier: GPL-2.0-or-later
"""How a generated program is compiled: the options of both sides, and what the
plugin is told.  All of it follows from the seed."""

from typing import NamedTuple

import options
from compiler import ARG, Stress

GUARDS, CSMITH = "guards", "csmith"

PLAIN_SETS = ["-O2", "-O1", "-O3", "-Os", "-O2 -g", "-O2 -fno-inline", "-O2 -flto",
              "-O2 -fno-ipa-cp -fno-ipa-sra"]
GUARD_SETS = PLAIN_SETS + [
    options.KERNEL,
    "-O2 -DOSB_NO_JUMP_LABEL",
    "-O2 -fno-reorder-blocks-and-partition",
    "-O2 -fno-tree-vrp -fno-tree-sink -fno-ipa-icf",
    "-O3 -fno-strict-aliasing -fno-thread-jumps",
]
GUARD_SETS_X86 = ["-O2 -DOSB_JUMP_LABEL_HACK"]

ALWAYS = "-std=gnu11 -w".split()


class Settings(NamedTuple):
    """What the user may choose."""
    density: int = 50
    checking: bool = True


class Guarded(NamedTuple):
    """The plugin as it is used, on the guards of the program."""
    mode: str
    min_bytes: int = 8
    limit: int = -1

    def words(self, plugin):
        values = {"mode": self.mode, "min-bytes": self.min_bytes}
        if self.limit >= 0:
            values["limit"] = self.limit
        return [f"-fplugin={plugin}", f"{ARG}verbose",
                *(f"{ARG}{key}={value}" for key, value in values.items())]

    def __str__(self):
        return f"mode={self.mode} min-bytes={self.min_bytes}"


class Stressed(Stress):
    """Any branch is a guard."""

    def __str__(self):
        return f"stress={self.seed} mode={self.mode}"


def turn(items, number):
    return items[number % len(items)]


def option_words(kind, seed, compiler, wanted, checking):
    """The option set of a program; WANTED is what the program itself asks for."""
    x86 = compiler.machine.startswith("x86")
    sets = PLAIN_SETS if kind == CSMITH else \
        GUARD_SETS + (GUARD_SETS_X86 if x86 else [])
    words = turn(sets, seed).split()
    if "-pg" in wanted:
        # what links with -pg brings a profiler
        words = [w for w in words if w != "-flto"]
    if words == options.KERNEL.split() and x86:
        words += options.KERNEL_X86.split()
    checks = ["-fchecking=1"] if checking else []
    return [*ALWAYS, *checks, *words, *wanted]


def treatments(kind, seed, density):
    if kind == CSMITH:
        return [Stressed(2 * seed, density), Stressed(2 * seed + 1, density)]
    return [Guarded("outline", 0),
            turn([Guarded("auto"), Guarded("split"), Guarded("auto", 0)], seed),
            Stressed(seed, density)]
