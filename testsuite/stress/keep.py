# SPDX-License-Identifier: GPL-2.0-or-later
"""Keeps a program that failed, with the guard that is to blame, the commands that
show it, and a script by which cvise or creduce makes it smaller."""

import os
import shlex
import shutil
import subprocess
from typing import NamedTuple

import fuzzing
import reduce
from treatments import CSMITH, GUARDS

REDUCERS = ["cvise", "creduce"]

REPRODUCE = """\
#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-or-later
# {what}
# {blame}
export LC_ALL=C
cd "$(dirname "$0")" || exit 2
{plain} && {run_plain} >plain.out
echo "plain: status $?, $(tail -n 1 plain.out)"
{plugin} && {run_plugin} >plugin.out
echo "plugin: status $?, $(tail -n 1 plugin.out)"
"""

# A reducer calls it in a folder with the smaller program; 0: it still shows it
INTERESTING = """\
#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-or-later
export LC_ALL=C
{sane}{plain} >/dev/null 2>&1 || exit 1
timeout 5 {run_plain} >plain.out 2>&1 || exit 1
{doubt}{plugin} >/dev/null 2>plugin.err
status=$?
{judge}
"""

SANE = """\
{gcc} -Wall -Wextra {words} -O1 -c {file} -o sane.o 2>&1 |
	grep -qE 'uninitialized|no return statement|return-type|infinite' && exit 1
{gcc} {words} -O1 -fsanitize=undefined,address -fno-sanitize-recover=all \\
	{file} -o sane >/dev/null 2>&1 || exit 1
timeout 10 {run}./sane >/dev/null 2>&1 || exit 1
"""

# What csmith's programs mean must not depend on the options
DOUBT = """\
{unoptimized} >/dev/null 2>&1 || exit 1
timeout 5 {run_plain} >unoptimized.out 2>&1 || exit 1
cmp -s plain.out unoptimized.out || exit 1
"""

JUDGE = {
    "ICE": "test $status -ne 0 && grep -qF {message} plugin.err",
    "does not compile": "test $status -ne 0 && grep -qF {message} plugin.err",
    "wrong": "test $status -eq 0 || exit 1\n"
             "timeout 20 {run_plugin} >plugin.out 2>&1\n"
             "test $? -ne 124 && ! cmp -s plain.out plugin.out",
    "hangs": "test $status -eq 0 || exit 1\n"
             "timeout 20 {run_plugin} >plugin.out 2>&1\n"
             "test $? -eq 124",
}


class Kept(NamedTuple):
    folder: str
    blame: str


class Commands:
    """The commands for one failure, as text for a shell."""

    def __init__(self, program, failure, limit):
        self.program, self.failure = program, failure
        self.compiler = program.compiler
        self.file = f"{program.task}.c"
        self.treatment = failure.treatment if limit is None else \
            failure.treatment._replace(limit=limit)

    def compile(self, treatment, output, options=None):
        """In one go where nothing in the options forbids it."""
        options = options or self.program.options
        command = self.compiler.command(options, treatment, output,
                                        [self.file, "-lm"])
        if "-pg" not in options:
            return shlex.join(command)
        assembly = self.compiler.command(options, treatment, f"{output}.s",
                                         [self.file], ["-S"])
        link = [w for w in self.compiler.command(options, None, output,
                                                 [f"{output}.s", "-lm"])
                if not w.startswith(fuzzing.COMPILER_ONLY)]
        return f"{{ {shlex.join(assembly)} && {shlex.join(link)}; }}"

    def run(self, program):
        return shlex.join([*self.compiler.runner, f"./{program}"])

    def reproduce(self, blame):
        return REPRODUCE.format(
            what=f"{self.failure.task}, {self.failure.treatment}: "
                 f"{self.failure.result}",
            blame=blame, plain=self.compile(None, "plain"),
            run_plain=self.run("plain"), run_plugin=self.run("plugin"),
            plugin=self.compile(self.treatment, "plugin"))

    def interesting(self):
        judge = next((text for key, text in JUDGE.items()
                      if key in self.failure.result), None)
        if not judge:
            return None
        runs = "{run_plugin}" in judge
        return INTERESTING.format(
            sane=self.sane() if runs else "", plain=self.compile(None, "plain"),
            doubt=self.doubt() if runs else "", run_plain=self.run("plain"),
            plugin=self.compile(self.treatment, "plugin"),
            judge=judge.format(run_plugin=self.run("plugin"),
                               message=shlex.quote(self.message())))

    def sane(self):
        """Demands a program without undefined behaviour."""
        if any(o.startswith(fuzzing.COMPILER_ONLY) for o in self.program.options):
            return ""
        words = [o for o in self.program.options
                 if not o.startswith(("-O", "-flto", "-w", "-fchecking"))]
        return SANE.format(gcc=shlex.join(self.compiler.words),
                           words=shlex.join(words), file=self.file,
                           run=" ".join([*self.compiler.runner, ""]))

    def doubt(self):
        if self.program.task.kind != CSMITH:
            return ""
        return DOUBT.format(run_plain=self.run("plain"), unoptimized=self.compile(
            None, "plain", fuzzing.unoptimized(self.program.options)))

    def message(self):
        """What the compiler says of it, without the place."""
        first = self.failure.detail.split("\n", maxsplit=1)[0]
        return first.split("error: ", maxsplit=1)[-1] or "error"


def blame_text(limit):
    if limit is None:
        return "did not fail again"
    if limit == 0:
        return "no guard is to blame: fails with limit=0 as well"
    return f"guard {limit} is to blame: passes with limit={limit - 1}"


def write_script(path, text):
    with open(path, "w", encoding="utf-8") as f:
        f.write(text)
    os.chmod(path, 0o755)


def find_blame(program, failure):
    """(the smallest limit= that fails or None, the failure with that limit)"""
    limit = reduce.smallest(
        lambda n: program.outcome(failure.treatment._replace(limit=n)).failed)
    if limit is None:
        return None, failure
    # It may be another one than with all guards
    found = program.outcome(failure.treatment._replace(limit=limit))
    return limit, failure._replace(result=found.result, detail=found.detail)


def keep(program, failure, frame, parent):
    """Puts what is needed into PARENT/<program>-<n>; finds the guard to blame."""
    limit, failure = find_blame(program, failure)
    number = program.treatments.index(failure.treatment)
    folder = os.path.join(parent, f"{program.task}-{number}")
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    blame = blame_text(limit)
    shutil.copy(program.path, folder)
    commands = Commands(program, failure, limit)
    if program.task.kind == GUARDS:
        shutil.copy(frame.run_object, folder)
    write_script(os.path.join(folder, "reproduce"),
                 commands.reproduce(blame).replace(frame.run_object, "run.o"))
    script = commands.interesting()
    if script:
        write_script(os.path.join(folder, "interesting"),
                     script.replace(frame.run_object,
                                    os.path.join(folder, "run.o")))
    return Kept(folder, blame)


def reducer():
    return next((name for name in REDUCERS if shutil.which(name)), None)


def make_smaller(kept, seconds, jobs):
    """Runs the reducer on the kept program; the original stays as *.orig."""
    script = os.path.join(kept.folder, "interesting")
    if not os.path.exists(script):
        return "not of a kind that can be reduced"
    name = next(n for n in os.listdir(kept.folder) if n.endswith(".c"))
    work = os.path.join(kept.folder, "reduced")
    os.makedirs(work, exist_ok=True)
    shutil.copy(os.path.join(kept.folder, name), work)
    with open(os.path.join(kept.folder, "reduce.log"), "wb") as log:
        try:
            done = subprocess.run(
                [reducer(), "--n", str(jobs), script, name], cwd=work, stdout=log,
                stderr=subprocess.STDOUT, timeout=seconds, check=False)
            how = "" if done.returncode == 0 else " (see reduce.log)"
        except subprocess.TimeoutExpired:
            how = f" (stopped after {seconds} s)"
    path = os.path.join(work, name)
    with open(path, encoding="utf-8") as f:
        return f"{len(f.readlines())} lines: {path}{how}"
