# SPDX-License-Identifier: GPL-2.0-or-later
"""What makes the plugin a part of a kernel tree: three parts, each a few files.

A part is a function that takes a tree and whether the plugin shall be in it, and
returns {name: text} of all files it is about, None for those that shall not be
there.  Nothing is written here.  Each first takes away what an earlier version
put there and then adds its own, so adding twice is adding once.
"""

import os
import re

from kerneltree import Unfit

HERE = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
PLUGIN = os.path.join(os.path.dirname(HERE), "plugin")
FOLDER = "scripts/gcc-plugins"
SYMBOL = "GCC_PLUGIN_OUTLINE_STATIC_BRANCH"
SWITCH = " $(DISABLE_OUTLINE_STATIC_BRANCH_PLUGIN)"

# Our files, in this version or another
OURS = re.compile(r"outline_static_branch\.c|osb\w*\.(c|h|def)")

# The switch goes where the kernel has that of another plugin that must not see
# code without the address space, the stack or the mappings of the kernel
OTHER_SWITCH = re.compile(r"\$\(DISABLE_(STACKLEAK_PLUGIN|KSTACK_ERASE)\)")

# It has to be in these where they exist: they are built with the flags of the
# kernel, for an architecture that the plugin is offered for
MUST_SWITCH = ("arch/arm64/kernel/pi/Makefile", "arch/arm64/kvm/hyp/nvhe/Makefile",
               "arch/x86/boot/startup/Makefile", "arch/x86/purgatory/Makefile",
               "drivers/firmware/efi/libstub/Makefile")


class Block:
    """Lines of ours in a file of the kernel, with an empty line behind them."""

    def __init__(self, file, first, last, anchor):
        self.file, self.anchor = file, re.compile(anchor, re.M)
        self.lines = re.compile(rf"^{first}(.*\n)*?{last}\n\n", re.M)

    def without(self, tree):
        text, count = self.lines.subn("", tree.read(self.file))
        if count > 1:
            raise Unfit(f"the plugin is {count} times in {self.file}")
        return text

    def put(self, tree, ours):
        text = self.without(tree)
        places = list(self.anchor.finditer(text))
        if not places:
            raise Unfit(f"anchor not found in {self.file}: {self.anchor.pattern}")
        at = places[-1].start()
        return text[:at] + ours + "\n" + text[at:]


OBJECTS = Block(f"{FOLDER}/Makefile", r"outline_static_branch-objs :=",
                r".*[^\\\n]", r"^always-y \+= \$\(GCC_PLUGIN\)$")
OPTIONS = Block(f"{FOLDER}/Kconfig", rf"config {SYMBOL}\n", rf"endif # {SYMBOL}",
                r"^endif$")
# with the comment above it
FLAGS = Block("scripts/Makefile.gcc-plugins", rf"gcc-plugin-\$\(CONFIG_{SYMBOL}\)",
              r"export DISABLE_OUTLINE_STATIC_BRANCH_PLUGIN",
              r"(^#.*\n)*^GCC_PLUGINS_CFLAGS :=")


def template(name):
    """Text of in-tree/NAME without its SPDX line, which the file has already."""
    with open(os.path.join(HERE, "in-tree", name), encoding="utf-8") as f:
        return f.read().split("\n", 1)[1]


def sources():
    """{file name: text} of the plugin's sources."""
    found = {}
    for name in sorted(os.listdir(PLUGIN)):
        if name.endswith((".c", ".h", ".def")):
            with open(os.path.join(PLUGIN, name), encoding="utf-8") as f:
                found[name] = f.read()
    return found


def is_ours(text, installed):
    """Is TEXT, in a file with a name of ours, one of the plugin's sources?

    An older version cannot be told by its content, so the tree must say that the
    plugin is in it, and the file must look like one of ours.
    """
    return (installed and "GPL-2.0-or-later" in text.split("\n", 1)[0]
            and re.search(r"osb|OSB", text))


def objects_block(names):
    """The list of objects, as the kernel's Makefiles have it."""
    words = ["outline_static_branch-objs :="]
    words += [n[:-2] + ".o" for n in names if n.endswith(".c")]
    lines, line = [], words[0]
    for word in words[1:]:
        if len(line) + 1 + len(word) > 76:
            lines.append(line + " \\")
            line = "\t" + word
        else:
            line += " " + word
    return "\n".join([*lines, line]) + "\n"


def put_sources(tree, add):
    ours, wanted = sources(), {}
    installed = OBJECTS.lines.search(tree.read(OBJECTS.file))
    there = [n for n in os.listdir(tree.path(FOLDER)) if OURS.fullmatch(n)]
    for name in sorted({*ours, *there}):
        file = f"{FOLDER}/{name}"
        text = tree.read(file)
        if text is None or text == ours.get(name) or is_ours(text, installed):
            wanted[file] = ours.get(name) if add else None
        elif add and name in ours:
            raise Unfit(f"{file} is in the way: it is not the plugin's")
    # Last, so that what was interrupted is still seen to be there
    wanted[OBJECTS.file] = (OBJECTS.put(tree, objects_block(ours)) if add
                            else OBJECTS.without(tree))
    return wanted


def put_switch(tree, add):
    wanted = {}
    names = [n for folder in ("arch", "drivers/firmware/efi/libstub")
             for n in tree.makefiles(folder)]
    for name in names:
        text = tree.read(name).replace(SWITCH, "")
        if add:
            text, count = OTHER_SWITCH.subn(lambda m: m[0] + SWITCH, text)
            if not count and name in MUST_SWITCH:
                raise Unfit(f"anchor not found in {name}: {OTHER_SWITCH.pattern}")
        wanted[name] = text
    return wanted


def put_options(tree, add):
    if not add:
        return {b.file: b.without(tree) for b in (OPTIONS, FLAGS)}
    flags = template("flags.mk")
    # Newer kernels see to it that all is compiled again after a change of a plugin
    if "generated/gcc-plugins.h" in tree.read(f"{FOLDER}/Makefile"):
        flags = re.sub(r"    # An object is made again(.*\n)*?.*-id=.*\n", "", flags)
    return {OPTIONS.file: OPTIONS.put(tree, template("Kconfig")),
            FLAGS.file: FLAGS.put(tree, flags)}


# In this order each leaves a tree that can be built
PARTS = (put_sources, put_switch, put_options)


def changes(tree, part, add):
    """[(name, old text, new text)] of the files that PART would change."""
    found = [(n, tree.read(n), text) for n, text in part(tree, add).items()]
    return [c for c in found if c[1] != c[2]]
