# SPDX-License-Identifier: GPL-2.0-or-later
"""The work of kernel-integration/image-check: one whole kernel, plain and with the
plugin as a part of the tree; what was said, what it weighs, what became of the
guards."""

import collections
import json
import os
import re
import resource
import shutil
import struct
import subprocess
import sys
import time
from typing import NamedTuple

import elf
import external
import gates
from kbuild import Build, Failed, copy_tree, difference
import replay

HERE = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
INSTALL = os.path.join(HERE, "install-into-kernel")
OPTION = "CONFIG_GCC_PLUGIN_OUTLINE_STATIC_BRANCH=y"
RECORDS = ".discard.osb"
SHOWN = 5

# Guards that are not for the plugin to treat: the key is on, or likely to be, there
# is no code, or the function is not in plain .text
NOT_MEANT = {"initially-taken", "likely-else", "empty-arm", "user-section",
             "cold-function"}

# A function without an end of its own runs into the next one
FALLS_THROUGH = "falls through to next function"


class Image(NamedTuple):
    """What is kept of a build."""
    messages: list
    seconds: float      # from start to end
    cpu: float          # seconds of all processes
    sections: dict      # of vmlinux.o: bytes by name, those that are in memory
    kallsyms: int       # symbols that the kernel knows


# --- building ----------------------------------------------------------------

def make_tree(source, tree):
    """A copy of SOURCE with the plugin in it; hard links where possible."""
    if not os.path.exists(tree):
        part = tree + ".part"
        shutil.rmtree(part, ignore_errors=True)
        copy_tree(source, part)
        os.rename(part, tree)
    run = subprocess.run([INSTALL, tree], stdout=subprocess.PIPE,
                         stderr=subprocess.STDOUT, text=True, check=False)
    if run.returncode:
        raise Failed(run.stdout)


def build_image(build, options):
    """Everything anew, for a message is said only once."""
    build.configure("defconfig", options)
    build.must_make("clean")
    build.must_make("prepare", "scripts")
    clock, cpu = time.monotonic(), cpu_seconds()
    lines = build.must_make("vmlinux")
    return Image(lines, time.monotonic() - clock, cpu_seconds() - cpu,
                 *weigh(build.on))


def cpu_seconds():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def weigh(folder):
    """Sections of vmlinux.o, and the number of kallsyms of vmlinux."""
    sections = collections.Counter()
    for section in elf.Object(os.path.join(folder, "vmlinux.o")).sections:
        if section.flags & elf.SHF_ALLOC:
            sections[section.name] += section.size
    image = elf.Object(os.path.join(folder, "vmlinux"))
    number = next(s for s in image.symbols if s.name == "kallsyms_num_syms")
    home = image.sections[number.shndx]
    offset = home.offset + number.value - home.address
    return dict(sections), struct.unpack_from("<I", image.data, offset)[0]


def fragment(arch):
    """What of the defconfig is left out to be buildable, lines of .config."""
    path = os.path.join(HERE, "configs", f"image-{arch}.config")
    if not os.path.exists(path):
        return []
    with open(path, encoding="utf-8") as f:
        return [line.rstrip("\n") for line in f
                if re.match(r"CONFIG_|# CONFIG_\S+ is not set", line)]


# --- guards ------------------------------------------------------------------

def records(path):
    """The fields of each record in the object PATH, see docs/records.md."""
    found = elf.Object(path)
    return [record.split("\t") for section in found.sections
            if section.name == RECORDS
            for record in found.contents(section).decode().split("\0") if record]


def count_guards(found):
    """Numbers by (treatment, verdict)."""
    return collections.Counter((r[6], r[7]) for r in found)


def number_treated(counts):
    return sum(n for (what, _), n in counts.items() if what != "leave")


def judge_guards(verdicts, limit, counts):
    left = collections.Counter({v: n for (what, v), n in counts.items()
                                if what == "leave"})
    treated = number_treated(counts)
    meant = treated + sum(n for v, n in left.items() if v not in NOT_MEANT)
    text = (f"{treated} of {meant} that are for the plugin are treated "
            f"({100 * treated / max(meant, 1):.1f} %), "
            f"{sum(counts.values())} in all")
    if limit is None:
        verdicts.skip("guards", text + "; no limit for this compiler")
    else:
        verdicts.gate("guards", meant and treated >= limit * meant, text)


# --- the check ---------------------------------------------------------------

class Check:
    def __init__(self):
        env = os.environ
        self.top = env["KERNEL_BUILDS"]
        self.tree = os.path.join(self.top, "tree")
        self.verdicts = gates.Verdicts("image-check")
        self.common = ["CONFIG_DEBUG_INFO_NONE=y", *fragment(env["KERNEL_ARCH"])]

    def build(self, name):
        env = os.environ
        return Build(self.tree, os.path.join(self.top, name), env["KERNEL_ARCH"],
                     env["KERNEL_CROSS"])

    def plain(self):
        """From an earlier run if there is one of the same configuration."""
        path = os.path.join(self.top, "plain.json")
        if os.path.exists(path):
            with open(path, encoding="utf-8") as f:
                kept = json.load(f)
            built = os.path.exists(os.path.join(self.top, "plain", "vmlinux"))
            if kept.pop("options") == self.common and built:
                return Image(**kept)
        image = build_image(self.build("plain"), self.common)
        with open(path, "w", encoding="utf-8") as f:
            json.dump(image._asdict() | {"options": self.common}, f)
        return image

    def messages(self, old, new):
        lines = difference(old.messages, new.messages)
        self.verdicts.gate("messages", not lines, "; ".join(lines[:SHOWN]) or
                           f"0 of {len(new.messages)} lines differ")
        falls = [line for line in new.messages if FALLS_THROUGH in line]
        self.verdicts.gate("ends of functions", not falls, "; ".join(falls[:SHOWN])
                           or "none falls through to the next function")

    def module(self, plain, plugin):
        """A module outside of the tree: it gets the plugin by itself."""
        old, _ = external.build_module(plain)
        new, path = external.build_module(plugin)
        lines = difference(old, new)
        counts = count_guards(records(path))
        treated = number_treated(counts)
        self.verdicts.gate("module outside of the tree", not lines and treated,
                           "; ".join(lines[:SHOWN]) or
                           f"0 lines differ, {treated} of "
                           f"{sum(counts.values())} guards treated")

    def limit(self, build):
        """The part of the guards that has to be treated; None if that is not set."""
        release = os.path.join(build.on, "include", "config", "kernel.release")
        with open(release, encoding="utf-8") as f:
            limits = gates.Limits(os.environ["KERNEL_GCC_VERSION"], f.read().strip(),
                                  build.arch)
        return limits.get("treated-part", "vmlinux.o")

    def run(self):
        make_tree(os.environ["KERNEL_SRC"], self.tree)
        old = self.plain()
        with_plugin = self.build("plugin")
        new = build_image(with_plugin, [*self.common, OPTION])
        found = records(os.path.join(with_plugin.on, "vmlinux.o"))
        counts = count_guards(found)
        print_sizes(old, new)
        print_guards(counts)
        print(f"\n{len(replay.objects(with_plugin.on, ''))} objects from C")
        self.messages(old, new)
        self.module(self.build("plain"), with_plugin)
        judge_guards(self.verdicts, self.limit(with_plugin), counts)
        text = [image.sections[".text"] for image in (old, new)]
        self.verdicts.gate("hot text", text[1] < text[0],
                           f"{text[0]} -> {text[1]} bytes, "
                           f"{100 * (text[0] - text[1]) / text[0]:.2f} % less")


def print_row(name, old, new, form="{:.0f}"):
    print(f"{name:24} {form.format(old):>12} {form.format(new):>12} "
          f"{form.format(new - old):>10} {100 * (new - old) / (old or 1):+8.2f} %")


def print_sizes(old, new):
    print(f"\n{'vmlinux.o, bytes':24} {'plain':>12} {'plugin':>12} {'more':>10}")
    names = sorted(old.sections.keys() | new.sections.keys(),
                   key=lambda n: -old.sections.get(n, 0))
    for name in names:
        sizes = [image.sections.get(name, 0) for image in (old, new)]
        if sizes[0] != sizes[1]:
            print_row(name, *sizes)
    print_row("in memory", sum(old.sections.values()), sum(new.sections.values()))
    print_row("kallsyms", old.kallsyms, new.kallsyms)
    print_row("build, seconds", old.seconds, new.seconds)
    print_row("build, CPU seconds", old.cpu, new.cpu)


def print_guards(counts):
    print(f"\n{'guards':>6} treatment verdict")
    for (what, verdict), number in counts.most_common():
        print(f"{number:6} {what:9} {verdict}")


def main():
    check = Check()
    print(f"{os.path.basename(os.environ['KERNEL_SRC'])}, "
          f"{os.environ['KERNEL_ARCH']}, {os.environ['GCC']}", flush=True)
    try:
        check.run()
    except Failed as error:
        check.verdicts.gate("build", False, error)
    print(check.verdicts.summary())
    return 1 if check.verdicts.failed else 0


if __name__ == "__main__":
    sys.exit(main())
