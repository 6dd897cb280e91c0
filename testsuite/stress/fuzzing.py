# SPDX-License-Identifier: GPL-2.0-or-later
"""One generated program: made, compiled without and with the plugin, compared."""

import os
import re
from typing import NamedTuple

import runner
import sources
import trial
from compiler import treated
from corpus import Test
from treatments import CSMITH, Guarded, option_words, treatments

RUN_SECONDS = 4         # csmith's programs may be endless
# Only the compiler needs these; -pg would link a profiler
COMPILER_ONLY = ("-pg", "-mfentry", "-fsanitize-coverage=")
GUARDS_TREATED = re.compile(
    r"^outline_static_branch: \d+ guards: (\d+) outlined, (\d+) split", re.M)


class Task(NamedTuple):
    kind: str
    seed: int

    def __str__(self):
        return f"{self.kind}-{self.seed}"


class Failure(NamedTuple):
    task: Task
    treatment: object
    result: str
    detail: str


class Verdict(NamedTuple):
    """What came of a program: failures, or why it was skipped."""
    task: Task
    regions: int
    failures: list
    skipped: str = ""


class Build(trial.Build):
    def assemble_command(self):
        return [word for word in super().assemble_command()
                if not word.startswith(COMPILER_ONLY)]

    def run(self, patience):
        """As its parent, but with what the program says of its failure."""
        done = runner.run([*self.compiler.runner, self.program],
                          self.seconds * patience, self.folder)
        if done.timed_out:
            raise trial.Stop("program hangs", f"killed after {done.seconds:.0f} s")
        if done.status != 0:
            raise trial.Stop("wrong run", f"exit status {done.status}: "
                             + done.out.decode(errors="replace")[:200].strip())
        return trial.digest(done.out)


class Program:
    """A program in its folder."""

    def __init__(self, task, compiler, frame, settings, folder):
        self.task, self.compiler, self.folder = task, compiler, folder
        source = sources.make(task.kind, task.seed, compiler, folder)
        self.text = source.text
        self.path = os.path.join(folder, f"{task}.c")
        with open(self.path, "w", encoding="utf-8") as f:
            f.write(source.text)
        self.options = [*option_words(task.kind, task.seed, compiler, source.options,
                                      settings.checking), *frame.words(task.kind)]
        self.treatments = treatments(task.kind, task.seed, settings.density)
        self.known = None

    def build(self, words=None):
        test = Test(str(self.task), True, (self.path,), (), "")
        return Build(self.compiler, test, words or self.options, self.folder,
                     RUN_SECONDS)

    def plain(self):
        """Without the plugin; remembered."""
        if not self.known:
            self.known = trial.plain(self.build())
            self.good_code = {self.known.code} - {""}
        return self.known

    def without_optimizing(self):
        return trial.plain(self.build(unoptimized(self.options)))

    def outcome(self, treatment):
        """With the plugin, as an Outcome; regions are counted for both kinds."""
        build = self.build()
        found = trial.stressed(build, self.plain(), treatment, self.good_code)
        return found._replace(regions=regions(treatment, build.said))

    def is_doubtful(self):
        """Does the program mean something else without optimization?"""
        if self.task.kind != CSMITH:
            return False
        plain = self.without_optimizing()
        return not plain.ok or plain.output != self.plain().output


def unoptimized(words):
    return ["-O0", *(w for w in words if not re.fullmatch(r"-O.|-flto", w))]


def regions(treatment, said):
    if not isinstance(treatment, Guarded):
        return treated(said)
    return sum(int(m[1]) + int(m[2]) for m in GUARDS_TREATED.finditer(said))


def try_program(program):
    """The Verdict on PROGRAM."""
    plain = program.plain()
    if not plain.ok:
        return Verdict(program.task, 0, [], plain.why)
    total, failures = 0, []
    for treatment in program.treatments:
        outcome = program.outcome(treatment)
        total += outcome.regions
        if outcome.failed:
            detail = outcome.detail.replace(program.folder + "/", "")
            failures.append(Failure(program.task, treatment, outcome.result, detail))
    wrong = [f for f in failures if "wrong" in f.result]
    if wrong and program.is_doubtful():
        # whatever a program means, the compiler may not fail on it
        failures = [f for f in failures if f not in wrong]
        if not failures:
            return Verdict(program.task, 0, [], "means something else at -O0")
    return Verdict(program.task, total, failures)
