# SPDX-License-Identifier: GPL-2.0-or-later
"""One test with one set of options: builds and runs it, without the plugin and
with it, and compares.

A test is compiled to assembly first.  Where the plugin changed nothing in it,
that is the same program, and there is nothing to link and run.
"""

import hashlib
import os
from typing import NamedTuple

import runner
from compiler import is_ice, messages, new_messages, treated

COMPILE_TIMES = 6       # so many times longer than a run may a compilation take
PATIENCE = 4            # and all so many times longer with the plugin

# As a program is linked, but to an object: what a test that is only compiled
# goes through with -flto
LTO_OBJECT = ["-r", "-nostdlib", "-flinker-output=nolto-rel"]


class Plain(NamedTuple):
    """A test without the plugin.  If it is not ok nothing can be said of it."""
    ok: bool
    why: str = ""
    code: str = ""              # hash of the assembly
    said: str = ""              # by the compiler
    output: str = ""            # hash
    seconds: float = 0


class Outcome(NamedTuple):
    """A test with the plugin: pass, same (same code), skip, or a kind of failure."""
    result: str
    regions: int = 0
    detail: str = ""

    @property
    def failed(self):
        return self.result not in ("pass", "same", "skip")


class Stop(Exception):
    """The test ends here; the arguments are result and detail."""


def digest(data):
    return hashlib.sha1(data).hexdigest()[:16]


def digest_of(path):
    with open(path, "rb") as f:
        return digest(f.read())


def first_lines(text, count=3):
    lines = messages(text)
    errors = [line for line in lines if "error" in line or "undefined" in line]
    return "\n".join((errors or lines)[:count])


class Build:
    """Builds and runs TEST with the words OPTIONS in FOLDER; SECONDS is what a run
    may take."""

    def __init__(self, compiler, test, options, folder, seconds):
        self.compiler, self.test, self.folder = compiler, test, folder
        self.seconds = seconds
        self.options = [*options, *test.options]
        self.program = os.path.join(folder, "p")
        self.assembly = os.path.join(folder, "p.s")
        self.lto = any(o.startswith("-flto") for o in self.options)
        self.said = ""

    def compile(self, command, patience):
        # debug information names the folder, so it is always the test's
        done = runner.run(command, self.seconds * COMPILE_TIMES * patience,
                          self.folder, cwd=os.path.dirname(self.test.files[0]))
        self.said += done.err
        if done.timed_out:
            raise Stop("compiler hangs", f"killed after {done.seconds:.0f} s")
        if is_ice(done):
            raise Stop("ICE", first_lines(done.err))
        if done.status != 0:
            raise Stop("does not compile", first_lines(done.err))

    def whole_command(self, stress):
        """From source to program (or object) at once."""
        if self.test.runs:
            what, output, last = [], self.program, ["-lm"]
        else:
            what = LTO_OBJECT if self.lto else ["-c"]
            output, last = self.program + ".o", []
        return self.compiler.command(self.options, stress, output,
                                     [*self.test.files, *last], what)

    def is_whole(self):
        """Several files have no common assembly, and with -flto it is not code."""
        return self.lto or len(self.test.files) > 1

    def assembly_command(self, stress):
        return self.compiler.command(self.options, stress, self.assembly,
                                     self.test.files, ["-S"])

    def assemble_command(self):
        # the assembly has its debug information already
        options = [o for o in self.options if not o.startswith(
            ("-g", "-fcompare-debug", "-fdump", "-finput-charset", "-S"))]
        if not self.test.runs:
            return self.compiler.command(options, None, self.program + ".o",
                                         [self.assembly], ["-c"])
        return self.compiler.command(options, None, self.program,
                                     [self.assembly, "-lm"])

    def make(self, stress, patience, known_code=()):
        """Returns the hash of the code; builds nothing more if it is known."""
        if self.is_whole():
            self.compile(self.whole_command(stress), patience)
            return ""
        self.compile(self.assembly_command(stress), patience)
        code = digest_of(self.assembly)
        if code not in known_code:
            self.compile(self.assemble_command(), patience)
        return code

    def run(self, patience):
        """Runs the program; returns the hash of its output."""
        done = runner.run([*self.compiler.runner, self.program],
                          self.seconds * patience, self.folder)
        if done.timed_out:
            raise Stop("program hangs", f"killed after {done.seconds:.0f} s")
        if done.status != 0:
            how = f"exit status {done.status}" if done.status > 0 else \
                f"signal {-done.status}"
            raise Stop("wrong run", f"{how} instead of exit status 0")
        return digest(done.out)


def plain(build):
    """The test without the plugin.  What prints something else each time it is
    run cannot be compared."""
    start = os.times()
    try:
        code = build.make(None, 1)
        output = build.run(1) if build.test.runs else ""
        if build.test.runs and build.run(1) != output:
            return Plain(False, "prints something else each time")
    except Stop as stop:
        return Plain(False, stop.args[0])
    end = os.times()
    spent = end.children_user + end.children_system - \
        start.children_user - start.children_system
    return Plain(True, "", code, build.said, output,
                 round(spent, 3))


def stressed(build, known, stress, good_code):
    """The test with the plugin, against what is KNOWN of it without.  GOOD_CODE
    has the hashes of code that has passed; what passes now is added."""
    build.said = ""
    try:
        code = build.make(stress, PATIENCE, good_code)
        same = code in good_code
        new = new_messages(build.said, known.said)
        if new:
            raise Stop("new message", "\n".join(new[:3]))
        if not same and build.test.runs and \
                build.run(PATIENCE) != known.output:
            raise Stop("wrong output", "prints something else")
    except Stop as stop:
        return Outcome(stop.args[0], treated(build.said), stop.args[1])
    if code:
        good_code.add(code)
    return Outcome("same" if same else "pass", treated(build.said))
