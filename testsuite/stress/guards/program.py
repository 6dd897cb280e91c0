# SPDX-License-Identifier: GPL-2.0-or-later
"""A program from a seed."""

import random
from typing import NamedTuple

# The shapes are known once their modules are
from guards import assembly, frame, memory, plain  # noqa: F401
from guards.functions import Writer
from guards.text import Text

FORMS = {"function": 10, "helper": 2, "recursive": 1, "variadic": 1, "catcher": 1}

HEAD = """\
/* SPDX-License-Identifier: GPL-2.0-or-later */
/* Generated: genguard.py {seed}{options} */
/* {{ dg-do run }} */
#include "run.h"
#include "fuzz.h"
"""

# How a quiet program shows that nothing in it is traced
TRACES = {
    "fentry": ["-pg", "-mfentry", "-DFUZZ_FENTRY"],
    "trace-pc": ["-fsanitize-coverage=trace-pc", "-DFUZZ_TRACE_PC"],
}


class Program(NamedTuple):
    text: str
    options: list


def call_function(rng, text, function, number, quiet):
    """A function of its own: the test must not be what all is inlined into."""
    values = [rng.choice(["w", "w + 1", "w * 3", "~w", "2UL", "w >> 3"])
              for _ in function.parameters]
    with text.braces(f"{'QUIET ' if quiet else ''}static NOINLINE "
                     f"void FN(call{number})(W w)"):
        value = function.read(values)
        text.line(f"note((long){value});" if value else f"{function.call(values)};")
        text.line("(void)w;")
    text.line()


def test_function(rng, text, functions, quiet):
    for number, function in enumerate(functions):
        call_function(rng, text, function, number, quiet)
    with text.braces(f"{'QUIET ' if quiet else ''}void FN(test)(int a)"):
        text.line("W w = (W)a;")
        text.line()
        text.line("fuzz_reset(w);")
        for number in range(len(functions)):
            text.line(f"fuzz_try(FN(call{number}), w);")
        text.line("fuzz_note_objects();")
        if quiet:
            text.line("note((long)fuzz_entries);")


def traces(machine_is_x86, major):
    return [name for name, possible in
            (("fentry", machine_is_x86), ("trace-pc", major >= 12)) if possible]


def generate(seed, machine_is_x86=True, major=12):
    rng = random.Random(f"guards {seed}")
    possible = traces(machine_is_x86, major)
    quiet = rng.random() < 0.25 and bool(possible)
    options = TRACES[rng.choice(possible)] if quiet else []
    text = Text()
    writer = Writer(rng, text, quiet)
    for _ in range(rng.randint(0, 2)):
        writer.wrapper()
    for _ in range(rng.randint(2, 4)):
        getattr(writer, rng.choices(list(FORMS), list(FORMS.values()))[0])()
    test_function(rng, text, writer.functions, quiet)
    head = HEAD.format(seed=seed, options="".join(f" {o}" for o in options))
    return Program(f"{head}\n{text}", options)
