# SPDX-License-Identifier: GPL-2.0-or-later
"""GCC's own torture tests: finds their sources, and how each is built.

The sources are those of Debian's package gcc-12-source, installed or downloaded,
of which the torture tests are unpacked into the cache; or GCCSRC, a source tree
of GCC.  They are never part of this project.
"""

import fcntl
import glob
import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
from typing import NamedTuple

from directives import Directives

PACKAGE = "gcc-12-source"
TARBALL = "usr/src/gcc-12/gcc-12*.tar.xz"
WANTED = ("*/gcc/testsuite/gcc.c-torture", "*/gcc/testsuite/gcc.dg/torture")

# What builtins.exp, ieee.exp and stackalign.exp give to all tests of their folder
BUILTINS = ("-fno-tree-dse -fno-tree-loop-distribute-patterns -fno-tracer "
            "-fno-ipa-ra -fno-inline-functions").split()
IEEE = ["-fno-inline"]
STACKALIGN = "-mstackrealign -mpreferred-stack-boundary=5 -mforce-drap".split()


class Missing(Exception):
    """The sources cannot be had; str() says why."""


class Test(NamedTuple):
    """A program to run, or a file to compile."""
    name: str
    runs: bool
    files: tuple
    options: tuple
    digest: str


# --- the sources ------------------------------------------------------------------

def cache_folder():
    base = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    return os.path.join(base, "outline-static-branch")


def say(text):
    print(f"--- {text}", file=sys.stderr, flush=True)


def installed_version():
    query = subprocess.run(["dpkg-query", "-W", "-f=${Version}", PACKAGE],
                           stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                           text=True, check=False)
    return query.stdout if query.returncode == 0 else ""


def download(folder):
    """Downloads the package into FOLDER; its version, and where it is unpacked."""
    say(f"downloading {PACKAGE} (once)")
    # apt drops its rights, and may not be able to write where root is
    subprocess.run(["apt-get", "download", PACKAGE], cwd=folder, check=True,
                   stdout=sys.stderr)
    deb, = glob.glob(os.path.join(folder, "*.deb"))
    version = subprocess.run(["dpkg-deb", "-f", deb, "Version"], check=True,
                             stdout=subprocess.PIPE, text=True).stdout.strip()
    subprocess.run(["dpkg-deb", "-x", deb, folder], check=True)
    return version, folder


def unpack(top, version, cache):
    """Unpacks the tests below TOP.  The folder gets its name when it is complete."""
    final = os.path.join(cache, f"gcc-testsuite-{version}")
    if os.path.exists(final):
        return final
    tarballs = glob.glob(os.path.join(top, TARBALL))
    if len(tarballs) != 1:
        raise Missing(f"{PACKAGE} {version} has no {TARBALL}")
    say(f"unpacking the torture tests of {os.path.basename(tarballs[0])} (once)")
    part = os.path.join(cache, ".unpack-gcc")
    shutil.rmtree(part, ignore_errors=True)
    os.makedirs(part)
    subprocess.run(["tar", "-C", part, "--strip-components=3", "--wildcards",
                    "-xJf", tarballs[0], *WANTED], check=True)
    os.rename(part, final)
    return final


def find_package(cache):
    version = installed_version()
    if version:
        return unpack("/", version, cache)
    known = sorted(glob.glob(os.path.join(cache, "gcc-testsuite-*")))
    if known:
        return known[-1]
    if not shutil.which("apt-get"):
        raise Missing(f"no {PACKAGE} here; give a source tree of GCC with GCCSRC=")
    folder = os.path.join(cache, ".download-gcc")
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    try:
        return unpack(*reversed(download(folder)), cache)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def find_sources():
    """The folder gcc/testsuite, or as much of it as is wanted."""
    own = os.environ.get("GCCSRC")
    if own:
        folder = os.path.join(os.path.abspath(own), "gcc", "testsuite")
        if not os.path.isdir(os.path.join(folder, "gcc.c-torture")):
            raise Missing(f"GCCSRC={own} is no source tree of GCC")
        return folder
    cache = cache_folder()
    os.makedirs(cache, exist_ok=True)
    with open(os.path.join(cache, ".lock-gcc"), "w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        try:
            return find_package(cache)
        except subprocess.CalledProcessError as error:
            raise Missing(f"{PACKAGE} cannot be had: {shlex.join(error.cmd)} "
                          f"failed; install it, or give GCCSRC=") from None


# --- the tests --------------------------------------------------------------------

def read(path):
    with open(path, "rb") as f:
        return f.read()


def options_of_x(path):
    """The options that the script beside an old test adds."""
    script = os.path.splitext(path)[0] + ".x"
    if not os.path.exists(script):
        return []
    text = re.sub(r"#.*", "", read(script).decode(errors="replace"))
    found = re.findall(r'(?:set|lappend)\s+additional_flags\s+("[^"\n]*"|\S+)'
                       r'(?:\s+"([^"\n]*)")?', text)
    return shlex.split(" ".join(part for pair in found for part in pair))


class Reader:
    """Makes tests of the files below TOP for the target TRIPLET."""

    def __init__(self, top, triplet):
        self.top, self.triplet = top, triplet
        self.x86 = triplet.startswith(("x86_64", "i"))
        self.version = os.path.basename(top)

    def test(self, name, path, do, before=(), more=()):
        asked = Directives(read(path).decode(errors="replace"), self.triplet, do)
        if asked.do not in ("run", "compile", "assemble", "link"):
            return None
        folder = os.path.dirname(path)
        files = [path, *more, *(os.path.join(folder, s) for s in asked.sources)]
        if not all(map(os.path.exists, files)):
            return None
        options = [*before, *asked.options, *options_of_x(path)]
        digest = hashlib.sha1(repr((self.version, options)).encode())
        for file in files:
            digest.update(read(file))
        return Test(name, asked.do == "run", tuple(files), tuple(options),
                    digest.hexdigest()[:16])

    def folder(self, short, *where, do="run", before=()):
        for path in sorted(glob.glob(os.path.join(self.top, *where, "*.c"))):
            name = f"{short}/{os.path.basename(path)}"
            test = self.test(name, path, do, before)
            if test:
                yield test

    def builtins(self):
        """Each has a library of its own that replaces functions of libc."""
        folder = os.path.join(self.top, "gcc.c-torture", "execute", "builtins")
        for path in sorted(glob.glob(os.path.join(folder, "*.c"))):
            library = path[:-2] + "-lib.c"
            if os.path.exists(library):
                yield self.test(f"builtins/{os.path.basename(path)}", path, "run",
                                BUILTINS, [library, os.path.join(folder, "lib/main.c")])

    def torture(self):
        """Of gcc.dg/torture only what runs: the rest is there for its messages."""
        for short, where, before in (
                ("dg", (), []), ("dg-tls", ("tls",), []),
                ("dg-stackalign", ("stackalign",), STACKALIGN if self.x86 else [])):
            yield from (test for test in
                        self.folder(short, "gcc.dg", "torture", *where,
                                    do="compile", before=before) if test.runs)


def tests(top, triplet):
    """All tests below TOP."""
    # DejaGnu's full form of the name, which the tests' patterns are made for
    words = triplet.split("-")
    if len(words) == 3:
        words.insert(1, "pc" if words[0] == "x86_64" else "unknown")
    reader = Reader(top, "-".join(words))
    return [*reader.folder("execute", "gcc.c-torture", "execute"),
            *reader.folder("ieee", "gcc.c-torture", "execute", "ieee", before=IEEE),
            *(test for test in reader.builtins() if test),
            *reader.torture(),
            *reader.folder("compile", "gcc.c-torture", "compile", do="compile")]
