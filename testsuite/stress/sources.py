# SPDX-License-Identifier: GPL-2.0-or-later
"""Generated programs: csmith's, and our own with guards."""

import os
import shutil
from typing import NamedTuple

import runner
from compiler import Unusable
from guards import program
from treatments import CSMITH, GUARDS

HERE = os.path.dirname(os.path.abspath(__file__))
INCLUDE = os.path.join(os.path.dirname(HERE), "include")

CSMITH_SECONDS = 10
# Short programs: what is looked for does not need long ones
CSMITH_OPTIONS = """--no-argc --concise --max-funcs 5 --max-block-depth 3
    --max-block-size 4 --max-expr-complexity 5 --max-array-dim 2
    --max-array-len-per-dim 5 --max-struct-fields 5 --max-union-fields 4""".split()
CSMITH_FOLDERS = ["/usr/include/csmith", "/usr/local/include/csmith",
                  "/usr/include/csmith-2.3.0", "/usr/include"]


class NoProgram(Exception):
    """There is no program for this seed; str() says why."""


class Source(NamedTuple):
    text: str
    options: list       # that the program asks for


def csmith_folder():
    """Where csmith.h is."""
    for folder in CSMITH_FOLDERS:
        if os.path.exists(os.path.join(folder, "csmith.h")):
            return folder
    raise Unusable("no csmith.h; Debian has it in libcsmith-dev (make setup)")


def csmith(seed, folder):
    command = ["csmith", "--seed", str(seed), *CSMITH_OPTIONS]
    done = runner.run(command, CSMITH_SECONDS, folder)
    if done.timed_out or done.status != 0:
        raise NoProgram("csmith finds no program")
    return Source(done.out.decode(), [])


def guards(seed, compiler):
    made = program.generate(seed, compiler.machine.startswith("x86"), compiler.major)
    return Source(made.text, made.options)


def make(kind, seed, compiler, folder):
    return csmith(seed, folder) if kind == CSMITH else guards(seed, compiler)


class Frame:
    """What the programs of both kinds are compiled and linked with."""

    def __init__(self, compiler, kinds, folder):
        self.compiler = compiler
        self.run_object = os.path.join(folder, "run.o")
        self.csmith = ""
        if CSMITH in kinds:
            if not shutil.which("csmith"):
                raise Unusable("no csmith; Debian has a package of it (make "
                               "setup); without it: KINDS=guards")
            self.csmith = csmith_folder()
        if GUARDS in kinds:
            self.compile_run(folder)

    def compile_run(self, folder):
        done = runner.run([*self.compiler.words, "-std=gnu11", "-fno-pie", "-O1",
                           "-DOSB_RUN_SUM", f"-I{INCLUDE}", "-c",
                           os.path.join(INCLUDE, "run.c"), "-o", self.run_object],
                          60, folder)
        if done.status != 0:
            raise Unusable(f"run.c does not compile: {done.err}")

    def words(self, kind):
        if kind == CSMITH:
            return [f"-I{self.csmith}"]
        # as an argument of the linker it does not disturb when there is no link
        static = ["-static"] if self.compiler.runner else []
        # -I.: a program includes itself
        return ["-fno-pie", "-no-pie", *static, "-I.", f"-I{INCLUDE}",
                f"-Wl,{self.run_object}"]
