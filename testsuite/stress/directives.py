# SPDX-License-Identifier: GPL-2.0-or-later
"""Reads the directives of GCC's tests: { dg-do run }, { dg-options "-w" }, ...

Only what decides how a program is built is read.  What a test demands of the
environment is not: a program that fails without the plugin is not counted.
"""

import fnmatch
import re
import shlex

DIRECTIVE = re.compile(r"\{\s*(dg-(?:do|options|additional-options|"
                       r"additional-sources))\s+(.*?)\}\s*(?:\*/|$|//)", re.M)
TOKEN = re.compile(r'"((?:[^"\\]|\\.)*)"|([{}])|([^\s{}"]+)')

# Properties of a target that no supported one has; all others are taken for given
ABSENT = {"ia32", "ilp32", "llp64", "run_expensive_tests", "newlib_nano_io"}


class Word(str):
    """A word or a string of a directive."""


def parse(text):
    """The words of TEXT; braces make lists."""
    stack = [[]]
    for match in TOKEN.finditer(text):
        if match[2] == "{":
            stack.append([])
        elif match[2] == "}":
            if len(stack) > 1:
                group = stack.pop()
                stack[-1].append(group)
        else:
            stack[-1].append(Word(match[3] if match[1] is None else match[1]))
    while len(stack) > 1:
        group = stack.pop()
        stack[-1].append(group)
    return stack[0]


def word_holds(word, triplet):
    if "-" in word and ("*" in word or word.count("-") >= 2):
        return fnmatch.fnmatchcase(triplet, word)
    return word not in ABSENT


def holds(selector, triplet):
    """Does the selector (parsed) hold for TRIPLET?  Words in a row are
    alternatives, `&&' and `||' are not mixed on one level."""
    if isinstance(selector, str):
        return word_holds(selector, triplet)
    if selector and selector[0] == "!":
        return not holds(selector[1:], triplet)
    if "&&" in selector:
        at = selector.index("&&")
        return holds(selector[:at], triplet) and holds(selector[at + 1:], triplet)
    return any(holds(part, triplet) for part in selector if part != "||")


def selected(words, triplet):
    """Does a directive with WORDS hold for TRIPLET?  ({ target ... } among them)"""
    for word in words:
        if isinstance(word, list) and word and word[0] == "target":
            return holds(word[1:], triplet)
    return True


def text_of(word):
    """A string, or a list in braces that stands for one."""
    return word if isinstance(word, str) else " ".join(map(text_of, word))


class Directives:
    """What the test SOURCE asks for: do, options (of the compiler), sources."""

    def __init__(self, source, triplet, do):
        self.do, self.options, self.sources = do, [], []
        added = []
        for match in DIRECTIVE.finditer(source):
            words = parse(match[2])
            if not words:
                continue
            applies = selected(words[1:], triplet)
            if match[1] == "dg-do":
                self.do = str(words[0]) if applies else "nothing"
            elif not applies:
                continue
            elif match[1] == "dg-options":
                self.options = shlex.split(text_of(words[0]))
            elif match[1] == "dg-additional-options":
                added += shlex.split(text_of(words[0]))
            else:
                self.sources += text_of(words[0]).split()
        self.options += added
