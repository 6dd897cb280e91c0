# SPDX-License-Identifier: GPL-2.0-or-later
"""Boots a kernel in QEMU and reads what it and the program in it say."""

import os
import re
import subprocess
import time
from typing import NamedTuple

# A kernel whose guest does not come to its end has hung
TIMEOUT = 600

# Sockets and not cores: SeaBIOS's table of processors has no others
CPUS = 2

# QEMU's own instruction set emulation: the machines that build need not have KVM.
# One thread for all CPUs: with several, QEMU 7.2 goes on executing the int3 of a
# guard that is being switched after it was replaced, and the kernel dies of it,
# with the plugin or without.
ACCELERATOR = ["-accel", "tcg,thread=single"]
MACHINES = {
    "x86_64": ["-machine", "pc", "-cpu", "qemu64", "-append",
               "console=ttyS0"],
    "arm64": ["-machine", "virt", "-cpu", "cortex-a57", "-append",
              "console=ttyAMA0"],
}
# Without a word about it, memory allocation profiling could not be switched on.
# KUnit's suite for KFENCE waits for samples.
APPEND = ("panic=-1 ignore_loglevel printk.devkmsg=on sysctl.vm.mem_profiling=0 "
          "kfence.sample_interval=20")
IMAGES = {"x86_64": "arch/x86/boot/bzImage", "arm64": "arch/arm64/boot/Image"}

# What no kernel may say
TROUBLE = re.compile(
    r"WARNING:|BUG:|Oops|[Gg]eneral protection|Kernel panic|\bstall(s|ed)?\b|[Ll]ockup|"
    r"Call Trace|Unable to handle|unreliable|corrupt|Internal error|segfault")

# Frames of guarded code that was moved
CHILD = re.compile(r"\.osb\.\d+$")
SUFFIX = re.compile(r"(\.(cold|part|isra|constprop)(\.\d+)?)+$")


class Stack(NamedTuple):
    """One stack trace, the innermost frame first."""
    name: str
    frames: tuple

    def children(self):
        return [f for f in self.frames if CHILD.search(f)]

    def as_written(self):
        """The frames of the source's functions."""
        return tuple(SUFFIX.sub("", f) for f in self.frames
                     if not CHILD.search(f))


def kind_of_trouble(line):
    """What is the same however a kernel was compiled."""
    return re.split(r" in |\+?0x|\(|\[", line)[0]


class Said:
    """What one kernel said."""

    def __init__(self, text, seconds):
        self.seconds = seconds
        self.ended = False
        self.verdicts, self.counts, self.same = [], {}, []
        self.stacks, self.notes = [], []
        self.kunit, self.trouble = {}, []
        self.provoked = []              # trouble that a test of KUnit asked for
        self.in_suite, self.suite = False, []
        for line in text.splitlines():
            self.read(re.sub(r"^\[ *[\d.]+\] ", "", line.rstrip()))

    def read(self, line):
        if line.startswith("osb: "):
            self.read_ours(*line[5:].split(" ", 1))
            return
        result = re.match(r"( *)(ok|not ok) (\d+) (\S+)( # SKIP)?", line)
        if result:
            indent, state, _, name, skip = result.groups()
            self.read_kunit(bool(indent), "skip" if skip else state, name)
        elif line.startswith("    # Subtest: "):
            self.in_suite = True
        elif TROUBLE.search(line):
            (self.provoked if self.in_suite else self.trouble).append(line)

    def read_kunit(self, is_test, state, name):
        """Tests come before the suite that they belong to, and are indented."""
        if is_test:
            self.suite.append((name, state))
            return
        for test, result in self.suite:
            self.kunit[self.unused(f"{name}.{test}")] = result
        self.kunit[name] = state
        self.in_suite, self.suite = False, []

    def unused(self, name):
        """Tests with parameters may have the same name."""
        number = 1
        while f"{name}#{number}" in self.kunit:
            number += 1
        return name if name not in self.kunit else f"{name}#{number}"

    def read_ours(self, kind, rest=""):
        name, _, value = rest.partition(" ")
        if kind in ("pass", "fail"):
            self.verdicts.append((kind == "pass", rest))
        elif kind == "count":
            self.counts[name] = int(value)
        elif kind == "same":
            self.same.append((name, value))
        elif kind == "stack":
            frames = (f.split(" [")[0] for f in value.split("<"))
            self.stacks.append(Stack(name, tuple(frames)))
        elif kind == "note":
            self.notes.append(rest)
        elif kind == "end":
            self.ended = True


def boot(emulator, arch, build, log, extra=()):
    """Boots the kernel of BUILD with its initramfs; what is said goes to LOG."""
    command = [emulator, *MACHINES[arch]]
    command[-1] += " " + " ".join([APPEND, *extra])
    command += [*ACCELERATOR, "-smp", f"{CPUS},sockets={CPUS},cores=1",
                "-m", "512M", "-display", "none", "-monitor", "none", "-net", "none",
                "-no-reboot", "-serial", f"file:{log}",
                "-kernel", os.path.join(build, IMAGES[arch]),
                "-initrd", os.path.join(build, "initramfs.cpio")]
    start = time.monotonic()
    try:
        subprocess.run(command, stdin=subprocess.DEVNULL, timeout=TIMEOUT,
                       check=False)
    except subprocess.TimeoutExpired:
        pass
    with open(log, errors="replace") as f:
        return Said(f.read(), time.monotonic() - start)
