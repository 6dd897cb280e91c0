# SPDX-License-Identifier: GPL-2.0-or-later
"""The table of statements.  A shape writes one statement (with what belongs to
it) into a body, or returns False where it cannot stand."""

from typing import Callable, NamedTuple

from guards import body as bodies

SHAPES = []             # of Shape


class Shape(NamedTuple):
    weight: float
    arm_only: bool
    odd: bool           # it bars much of its function, so few functions have it
    write: Callable


def shape(weight, arm_only=False, odd=False):
    def register(function):
        SHAPES.append(Shape(weight, arm_only, odd, function))
        return function
    return register


def statement(body):
    """One statement of any shape that is possible."""
    for _ in range(8):
        usable = [s for s in SHAPES if (body.arms or not s.arm_only)
                  and (body.function.odd or not s.odd)]
        chosen = body.rng.choices(usable, [s.weight for s in usable])[0]
        if chosen.write(body) is not False:
            return
    target = body.target()
    body.line(f"{target.write(body.word(1))};")


def block(body, least=1, most=4):
    for _ in range(body.rng.randint(least, most)):
        statement(body)


def can_nest(body):
    return body.depth < bodies.MOST_DEPTH
