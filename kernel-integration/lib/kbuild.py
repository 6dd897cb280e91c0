# SPDX-License-Identifier: GPL-2.0-or-later
"""Calling the kernel's own make: environment, build folders, what they said."""

import collections
import os
import shutil
import subprocess
from typing import NamedTuple

# Settings of an outer make, and flags, which are not for the kernel's build
FOREIGN = ("MAKEFLAGS", "MFLAGS", "MAKELEVEL", "KCFLAGS")
SHOWN = 5


class Failed(Exception):
    """A build that cannot be made; str() is what it said."""


def environment():
    """The environment for it, as a dictionary; messages are not translated."""
    return {k: v for k, v in os.environ.items() if k not in FOREIGN} | {"LC_ALL": "C"}


class Build(NamedTuple):
    """A folder with objects; the fields are those that objtool.py asks for."""
    source: str
    on: str
    arch: str
    cross: str

    def tool(self, name):
        return self.cross + name

    def make(self, *args):
        """Status and lines of Kbuild called with ARGS."""
        env = os.environ
        run = subprocess.run(
            ["make", "-s", "-C", self.source, f"O={self.on}", f"ARCH={self.arch}",
             f"CROSS_COMPILE={self.cross}", f"CC={env['GCC']}",
             f"HOSTCXX={env.get('HOSTCXX', 'g++')}", f"-j{env['JOBS']}",
             *args], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, errors="replace", check=False,
            env=environment())
        return run.returncode, run.stdout.replace(self.on + "/", "").splitlines()

    def must_make(self, *args):
        """The lines; Failed when it comes to nothing."""
        status, lines = self.make(*args)
        if status:
            raise Failed("; ".join(lines[-SHOWN:]))
        return lines

    def configure(self, base, options):
        """A .config of BASE, a goal of make, with OPTIONS, lines of it, set."""
        os.makedirs(self.on, exist_ok=True)
        if base:
            self.must_make(base)
        config = os.path.join(self.on, ".config")
        with open(config, "a", encoding="utf-8") as f:
            f.write("\n".join(options) + "\n")
        self.must_make("olddefconfig")
        with open(config, encoding="utf-8") as f:
            lost = set(options) - set(f.read().splitlines())
        if lost:
            raise Failed("not in the configuration: " + " ".join(sorted(lost)))


def copy_tree(source, tree):
    """Copies SOURCE to TREE, by hard links where that is possible: files there have to
    be made anew, not written to."""
    if subprocess.run(["cp", "-al", source, tree], check=False, env=environment(),
                      stderr=subprocess.DEVNULL).returncode:
        # another file system
        shutil.rmtree(tree, ignore_errors=True)
        subprocess.run(["cp", "-a", source, tree], check=True)


def difference(old, new):
    """Lines that one of two builds has more often, marked + or -."""
    old, new = (collections.Counter(filter(None, map(str.strip, lines)))
                for lines in (old, new))
    return [f"+ {line}" for line in (new - old).elements()] + \
           [f"- {line}" for line in (old - new).elements()]
