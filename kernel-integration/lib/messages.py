# SPDX-License-Identifier: GPL-2.0-or-later
"""The work of kernel-integration/message-check: one configuration after another,
built without the plugin (once, in the cache) and with it."""

import hashlib
import lzma
import os
import re
import shlex
import subprocess
import sys
from typing import NamedTuple

import gates
from kbuild import Build, Failed, difference
import objtool
import replay

HERE = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
TARGETS = "mm/ kernel/ net/core/ block/ fs/"
SHOWN = 5


class Configuration(NamedTuple):
    """A line of configs/messages.tsv."""
    name: str
    base: str
    arguments: tuple        # of make
    options: tuple          # lines of .config


def option(word):
    name = word[1:]
    return f"CONFIG_{name}=y" if word[0] == "+" else f"# CONFIG_{name} is not set"


def configurations():
    common = ["+MEM_ALLOC_PROFILING", "-MEM_ALLOC_PROFILING_ENABLED_BY_DEFAULT"]
    with open(os.path.join(HERE, "configs", "messages.tsv"), encoding="utf-8") as f:
        for line in f:
            if line.startswith("#") or not line.strip():
                continue
            name, base, arguments, words = line.rstrip("\n").split("\t")
            words = [] if words == "-" else words.split()
            if not any("DEBUG_INFO" in w for w in words):
                words.append("+DEBUG_INFO_NONE")
            yield Configuration(name, base,
                                () if arguments == "-" else tuple(arguments.split()),
                                tuple(map(option, common + words)))


def write_config(build, configuration):
    """Configures BUILD, unless it is so already."""
    stamp = hashlib.sha1(repr(configuration).encode()).hexdigest()
    stamp_file = os.path.join(build.on, ".configured")
    if os.path.exists(stamp_file) and open(stamp_file, encoding="utf-8").read() == stamp:
        return
    os.makedirs(build.on, exist_ok=True)
    base = configuration.base
    if base == "debian":
        base = None
        with lzma.open(os.environ["DEBIAN_CONFIG"]) as old, \
                open(os.path.join(build.on, ".config"), "wb") as new:
            new.write(old.read())
    build.configure(base, configuration.options)
    build.must_make("prepare", "scripts")
    with open(stamp_file, "w", encoding="utf-8") as f:
        f.write(stamp)


def objtool_lines(build, objs):
    """What objtool says of all objects linked, without offsets."""
    args = objtool.command(build)
    if not args or not objs:
        return []
    return [objtool.without_offsets(line)
            for line in objtool.messages(build, args, objs, build.on)]


def remembered(build, targets, arguments):
    """The messages of a build without the plugin, from an earlier run or this."""
    key = hashlib.sha1(repr((targets, arguments)).encode()).hexdigest()[:12]
    path = os.path.join(build.on, f".messages-{key}")
    if os.path.exists(path):
        with open(path, encoding="utf-8") as f:
            return f.read().splitlines()
    # what is built already would not say again what it has to say
    build.must_make("clean")
    build.must_make("prepare", "scripts")
    lines = build.must_make(*targets, *arguments)
    lines += objtool_lines(build, objects(build, targets))
    with open(path, "w", encoding="utf-8") as f:
        f.write("\n".join(lines))
    return lines


def objects(build, targets):
    return [o for t in targets for o in replay.objects(build.on, t)]


class Check:
    def __init__(self):
        env = os.environ
        self.plugin = os.path.abspath(env["PLUGIN"])
        self.targets = shlex.split(env.get("TARGETS") or TARGETS)
        self.plugin_arguments = shlex.split(env.get("ARGS") or "")
        self.verdicts = gates.Verdicts("message-check")

    def folder(self, name):
        env = os.environ
        return Build(env["KERNEL_SRC"], os.path.join(env["KERNEL_BUILDS"], name),
                     env["KERNEL_ARCH"], env["KERNEL_CROSS"])

    def with_plugin(self, configuration):
        build = self.folder(configuration.name + "-plugin")
        write_config(build, configuration)
        # all of it anew, for a message is said only once
        build.must_make("clean")
        build.must_make("prepare", "scripts")
        flags = [f"-fplugin={self.plugin}"]
        flags += [f"-fplugin-arg-outline_static_branch-{a}"
                  for a in self.plugin_arguments]
        lines = build.must_make(*self.targets, *configuration.arguments,
                                "KCFLAGS=" + " ".join(flags))
        return build, lines + objtool_lines(build, objects(build, self.targets))

    def guards(self, build):
        """What osb says of the objects."""
        run = subprocess.run([os.environ["OSB"], "report",
                              *(os.path.join(build.on, t) for t in self.targets)],
                             stdout=subprocess.PIPE, text=True, check=True)
        return re.sub(r"  bytes:.*", "", run.stdout.splitlines()[0])

    def try_one(self, configuration):
        plain = self.folder(configuration.name)
        write_config(plain, configuration)
        old = remembered(plain, self.targets, configuration.arguments)
        build, new = self.with_plugin(configuration)
        lines = difference(old, new)
        log = os.path.join(os.environ["BUILD"], configuration.name + ".log")
        with open(log, "w", encoding="utf-8") as f:
            f.write("\n".join(lines + ["", "all, with the plugin:", *new]) + "\n")
        self.verdicts.gate(configuration.name, not lines,
                           "; ".join(lines[:SHOWN]) or
                           f"0 of {len(new)} lines differ; {self.guards(build)}")

    def run(self, wanted):
        for configuration in configurations():
            if wanted and configuration.name not in wanted:
                continue
            if configuration.base == "debian" and not os.environ["DEBIAN_CONFIG"]:
                self.verdicts.skip(configuration.name, "no linux-config package")
                continue
            try:
                self.try_one(configuration)
            except Failed as error:
                self.verdicts.gate(configuration.name, False, error)


def main():
    check = Check()
    print(f"{os.environ['GCC']}, {os.environ['KERNEL_ARCH']}: "
          + " ".join(check.targets), flush=True)
    check.run(os.environ.get("CONFIGS", "").split())
    print(check.verdicts.summary())
    return 1 if check.verdicts.failed else 0


if __name__ == "__main__":
    sys.exit(main())
