# SPDX-License-Identifier: GPL-2.0-or-later
"""The work of kernel-integration/install-check: install, build, judge.

The tree is a copy whose files are hard links to the source; install-into-kernel
makes new files of those that it changes, and the build is out of tree, so the
source stays as it is.
"""

import os
import re
import shutil
import subprocess
import sys

import gates
import kbuild

HERE = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
INSTALL = os.path.join(HERE, "install-into-kernel")
SYMBOL = "GCC_PLUGIN_OUTLINE_STATIC_BRANCH"
SUBJECT = "mm/page_alloc.o"
SO = "outline_static_branch.so"
DISABLE = "-fplugin-arg-outline_static_branch-disable"

# What becomes of the plugin in these folders: off, or not there at all
OFF, NONE = "has it switched off", "does not see it"
FOLDERS = {
    "x86_64": {"arch/x86/purgatory": OFF, "arch/x86/boot/startup": OFF,
               "arch/x86/realmode/rm": NONE, "arch/x86/entry/vdso": NONE,
               "drivers/firmware/efi/libstub": NONE},
    "arm64": {"arch/arm64/kernel/pi": OFF, "arch/arm64/kvm/hyp/nvhe": OFF,
              "drivers/firmware/efi/libstub": OFF, "arch/arm64/kernel/vdso": NONE},
}
# Of the kernel itself, although they lie there
ORDINARY = re.compile(r"(vma|extable|vdso32-setup|vdso-image-\w+|vdso\d+-image)\.o")
CONFIG = ["-e", "DEBUG_INFO_NONE", "-d", "DEBUG_INFO_DWARF_TOOLCHAIN_DEFAULT",
          "-e", "MEM_ALLOC_PROFILING", "-d", "MEM_ALLOC_PROFILING_ENABLED_BY_DEFAULT",
          "-e", "GCC_PLUGINS", "-e", "KEXEC_FILE", "-e", "CRYPTO",
          "-e", "CRYPTO_SHA256"]


class Failed(Exception):
    """What the next gates need is not there."""


class Check:
    def __init__(self):
        env = os.environ
        self.source, self.arch = env["KERNEL_SRC"], env["KERNEL_ARCH"]
        self.plugin = os.path.abspath(env["PLUGIN"])
        self.top = os.path.abspath(env["BUILD"])
        self.tree, self.out = (os.path.join(self.top, n) for n in ("tree", "out"))
        self.verdicts = gates.Verdicts("install-check")

    # --- tools -------------------------------------------------------------

    def run(self, command, **more):
        """(did it succeed, what it said)"""
        run = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False,
                             stderr=subprocess.STDOUT, errors="replace",
                             env=kbuild.environment(), **more)
        with open(os.path.join(self.top, "log"), "a", encoding="utf-8") as log:
            log.write(f"+ {' '.join(command)}\n{run.stdout}")
        return run.returncode == 0, run.stdout

    def make(self, *args):
        env = os.environ
        return self.run(["make", "-s", "-C", self.tree, f"O={self.out}",
                         f"ARCH={self.arch}", f"CROSS_COMPILE={env['KERNEL_CROSS']}",
                         f"CC={env['GCC']}", f"HOSTCXX={env['HOSTCXX']}",
                         f"-j{env['JOBS']}", *args])

    def gate(self, name, good, said):
        lines = said.strip().split("\n")
        self.verdicts.gate(name, good, "; ".join(lines[:5]))
        return good

    def config(self, *words):
        """Change the configuration; what the kernel made of it."""
        file = os.path.join(self.out, ".config")
        self.run([os.path.join(self.tree, "scripts/config"), "--file", file, *words])
        good, said = self.make("olddefconfig")
        if not good:
            raise Failed(said)
        with open(file, encoding="utf-8") as f:
            return f.read()

    def command(self, obj):
        """The command line that made OBJ."""
        folder, name = os.path.split(os.path.join(self.out, obj))
        with open(os.path.join(folder, f".{name}.cmd"), encoding="utf-8") as f:
            return f.readline()

    # --- gates -------------------------------------------------------------

    def installs(self):
        shutil.rmtree(self.top, ignore_errors=True)
        os.makedirs(self.top)
        kbuild.copy_tree(self.source, self.tree)
        good, said = self.run([INSTALL, self.tree])
        if not self.gate("install-into-kernel", good,
                         f"{len(said.splitlines())} files" if good else said):
            raise Failed("nothing to build")

    def configures(self):
        good, said = self.make("defconfig")
        if not good:
            raise Failed(said)
        text = self.config(*CONFIG)
        self.gate("the option", f"# CONFIG_{SYMBOL} is not set" in text,
                  "is there, and off by default")
        text = self.config("-e", SYMBOL)
        self.gate("its options", f"CONFIG_{SYMBOL}=y" in text and
                  f"CONFIG_{SYMBOL}_MODE_AUTO=y" in text, "have their defaults")

    def builds(self):
        good, said = self.make("prepare", "scripts/gcc-plugins/")
        so = os.path.join(self.out, "scripts/gcc-plugins", SO)
        wrong = [line for line in said.split("\n") if re.search("warning|error", line)]
        if not self.gate("the plugin", good and not wrong and os.path.exists(so),
                         "\n".join(wrong) or "compiles without a warning"):
            raise Failed("no plugin")

    def compiles(self):
        self.folders = {f: what for f, what in FOLDERS[self.arch].items()
                        if os.path.exists(os.path.join(self.tree, f, "Makefile"))}
        # a folder is made from the one that its objects belong to
        goals = [re.sub(r"/realmode/rm$", "/realmode", f) + "/" for f in self.folders]
        good, said = self.make(SUBJECT, *goals)
        self.gate("objects", good, said if not good or said else
                  f"{SUBJECT} and {', '.join(self.folders)} compile without a word")
        words = self.command(SUBJECT)
        self.gate(SUBJECT, SO in words and DISABLE not in words, "sees the plugin")

    def switches(self):
        for folder, what in self.folders.items():
            objs, wrong = self.made_in(folder), []
            for obj in objs:
                words = self.command(obj)
                # an argument without its plugin, or before it, is an error
                state = (NONE if "outline_static_branch" not in words else OFF if
                         0 <= words.find(SO) < words.find(DISABLE) else "sees it")
                if state != what:
                    wrong.append(f"{obj} {state}")
            self.gate(folder, objs and not wrong,
                      "\n".join(wrong) or f"each of {len(objs)} objects {what}")

    def made_in(self, folder):
        """The objects in FOLDER of the build that were compiled from C."""
        objs = []
        for where, _, files in os.walk(os.path.join(self.out, folder)):
            for file in sorted(files):
                if not file.endswith(".o.cmd") or ORDINARY.fullmatch(file[1:-4]):
                    continue
                obj = os.path.relpath(os.path.join(where, file[1:-4]), self.out)
                if re.search(r" -c -o \S+ \S+\.c( |;|$)", self.command(obj)):
                    objs.append(obj)
        return objs

    def module(self):
        folder = os.path.join(self.top, "module")
        os.makedirs(folder)
        for name, text in (("Kbuild", "obj-m := probe.o\n"),
                           ("probe.c", "#include <linux/module.h>\n"
                                       "MODULE_LICENSE(\"GPL\");\n")):
            with open(os.path.join(folder, name), "w", encoding="utf-8") as f:
                f.write(text)
        good, said = self.make(f"M={folder}", "probe.o")
        words = good and self.command(os.path.join(folder, "probe.o"))
        self.gate("a module elsewhere", good and SO in words and DISABLE not in words,
                  "is compiled with the plugin" if good else said)

    def follows(self):
        """A change of the plugin makes the objects anew."""
        obj = os.path.join(self.out, SUBJECT)
        before = os.stat(obj).st_mtime_ns
        good, said = self.make(SUBJECT)
        self.gate("without a change", good and os.stat(obj).st_mtime_ns == before,
                  "nothing is compiled again" if good else said)
        source = os.path.join(self.tree, "scripts/gcc-plugins/osb_cost.c")
        with open(source, "a", encoding="utf-8") as f:
            f.write("/* changed */\n")
        good, said = self.make("prepare", "scripts/gcc-plugins/", SUBJECT)
        self.gate("after a change", good and os.stat(obj).st_mtime_ns > before,
                  "of the plugin's sources objects are compiled again" if good else said)

    def as_by_hand(self):
        """The object is what KCFLAGS=-fplugin= gives."""
        with open(os.path.join(self.out, SUBJECT), "rb") as f:
            ours = f.read()
        self.config("-d", SYMBOL)
        good, said = self.make(SUBJECT)
        with open(os.path.join(self.out, SUBJECT), "rb") as f:
            plain = f.read()
        self.gate("without the option", good and plain != ours and
                  "outline_static" not in self.command(SUBJECT),
                  "the object is another" if good else said)
        good, said = self.make(f"KCFLAGS=-fplugin={self.plugin}", SUBJECT)
        with open(os.path.join(self.out, SUBJECT), "rb") as f:
            by_hand = f.read()
        self.gate(f"{SUBJECT} with KCFLAGS", good and by_hand == ours,
                  "is byte for byte the same" if good else said)

    def undoes(self):
        good, said = self.run([INSTALL, "--undo", self.tree])
        same, differ = self.run(["diff", "-rq", self.source, self.tree])
        self.gate("--undo", good and same, differ or "leaves the tree as it was")

    def patches(self):
        if not shutil.which("git"):
            self.verdicts.skip("--patches", "git is not installed")
            return
        folder = os.path.join(self.top, "patches")
        os.environ |= {"GIT_AUTHOR_NAME": "install-check",
                       "GIT_AUTHOR_EMAIL": "install-check@example.org"}
        good, said = self.run([INSTALL, "--patches", folder, self.tree])
        files = said.split()[1:] if good else []
        # without a repository around, git would take that of another tree
        os.environ["GIT_CEILING_DIRECTORIES"] = self.top
        for file in files:
            good, said = (self.run(["git", "apply", file], cwd=self.tree) if good
                          else (good, said))
        left = self.run([INSTALL, "--dry-run", self.tree])[1].strip()
        self.gate("--patches", good and left == "nothing to change",
                  f"{len(files)} patches do the same" if good else said)


def main():
    check = Check()
    print(f"{os.path.basename(check.source)}, {check.arch}, {os.environ['GCC']}",
          flush=True)
    for part in (check.installs, check.configures, check.builds, check.compiles,
                 check.switches, check.module, check.follows, check.as_by_hand,
                 check.undoes, check.patches):
        try:
            part()
        except (Failed, OSError) as error:
            check.gate(part.__name__, False, str(error))
            break
    print(check.verdicts.summary())
    return 1 if check.verdicts.failed else 0


if __name__ == "__main__":
    sys.exit(main())
