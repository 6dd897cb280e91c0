# SPDX-License-Identifier: GPL-2.0-or-later
"""The compiler, without and with the plugin in stress mode: command lines, and
what its messages say."""

import hashlib
import os
import re
import shlex
import shutil
import subprocess
from collections import Counter
from typing import NamedTuple

ARG = "-fplugin-arg-outline_static_branch-"
MODES = ("auto", "outline", "split")

# What the plugin says with `verbose', in each process that loads it
SUMMARY = re.compile(r"^outline_static_branch: (?:(\d+) regions treated|"
                     r"\d+ guards: \d+ outlined, \d+ split, \d+ left)$", re.M)
# Where a message is, not what it is; names of functions change when code moves
CONTEXT = re.compile(r"(In (member )?function|At top level|In file included|"
                     r"\s+(from|inlined from)|cc1: note: |.*: in function `.*':$)")
TEMPORARY = re.compile(r"/\S*/(cc\w{6}|p)\b")
ADDRESS = re.compile(r"^\S+:\(\S+\+0x[0-9a-f]+\): ")  # of a linker's message

# Temporary files in pipes, one line for each message, and debug information that
# does not tell one command line from the other
ALWAYS = "-pipe -fdiagnostics-plain-output -gno-record-gcc-switches".split()


class Unusable(Exception):
    """The compiler or the plugin cannot be used; str() says why."""


class Stress(NamedTuple):
    """Arguments of the plugin for one compilation."""
    seed: int
    density: int
    limit: int = -1

    @property
    def mode(self):
        """The modes go with the seeds in turn."""
        return MODES[(self.seed - 1) % len(MODES)]

    def words(self, plugin):
        values = {"stress": self.seed, "stress-density": self.density,
                  "mode": self.mode}
        if self.limit >= 0:
            values["limit"] = self.limit
        return [f"-fplugin={plugin}", f"{ARG}verbose",
                *(f"{ARG}{key}={value}" for key, value in values.items())]


class Compiler:
    def __init__(self, gcc, plugin):
        self.words = shlex.split(gcc)
        self.machine = self.ask("-dumpmachine")
        self.version = self.ask("-dumpfullversion")
        self.major = int(self.version.split(".")[0])
        # the first line of --version tells a distribution's rebuilds apart
        rebuild = hashlib.sha1(self.ask("--version").splitlines()[0].encode())
        self.id = f"{self.machine}-gcc-{self.version}-{rebuild.hexdigest()[:6]}"
        self.plugin = os.path.abspath(plugin)
        if not os.path.exists(self.plugin):
            raise Unusable(f"no plugin {plugin}; make builds it")
        self.runner = self.find_runner()

    def ask(self, question):
        try:
            return subprocess.run([*self.words, question], check=True, text=True,
                                  stdout=subprocess.PIPE).stdout.strip()
        except (OSError, subprocess.CalledProcessError):
            raise Unusable(f"no answer from the compiler "
                           f"{shlex.join(self.words)}") from None

    def find_runner(self):
        """What runs the programs of a cross compiler."""
        arch = self.machine.split("-")[0]
        if arch == os.uname().machine:
            return []
        qemu = shutil.which(f"qemu-{arch}")
        if not qemu:
            raise Unusable(f"no qemu-{arch} to run programs for {self.machine}")
        return [qemu, "-L", f"/usr/{self.machine}"]

    def command(self, options, stress, output, files, what=()):
        """Builds FILES into OUTPUT; STRESS is None without the plugin."""
        plugin = stress.words(self.plugin) if stress else []
        return [*self.words, *ALWAYS, *plugin, *options, *what, *files,
                "-o", output]


def treated(text):
    """Regions that were outlined or split, by the plugin's own account."""
    return sum(int(m[1] or 0) for m in SUMMARY.finditer(text))


def messages(text):
    """The messages in TEXT, without the plugin's summary."""
    lines = SUMMARY.sub("", text).splitlines()
    return [ADDRESS.sub("", TEMPORARY.sub("TEMPORARY", line)) for line in lines
            if line.strip() and not re.match(rf"(\S+: )?{CONTEXT.pattern}", line)]


def new_messages(text, known):
    return list((Counter(messages(text)) - Counter(messages(known))).elements())


def is_ice(finished):
    """Did the compiler break, rather than refuse?"""
    # after an error that a check of the compiler's own data found, it only says
    # that it is confused
    return finished.status < 0 or any(words in finished.err for words in (
        "internal compiler error", "confused by earlier errors",
        "signal terminated program"))
