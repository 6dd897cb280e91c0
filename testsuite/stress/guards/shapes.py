# SPDX-License-Identifier: GPL-2.0-or-later
"""The table of statements.  A shape writes one statement (with what belongs to
it) into a body, or returns False where it cannot stand."""

from guards import body as bodies

SHAPES = []             # (weight, in arms only, function)


def shape(weight, arm_only=False):
    def register(function):
        SHAPES.append((weight, arm_only, function))
        return function
    return register


def statement(body):
    """One statement of any shape that is possible."""
    for _ in range(8):
        usable = [(w, f) for w, arm_only, f in SHAPES if body.arms or not arm_only]
        chosen = body.rng.choices([f for _, f in usable], [w for w, _ in usable])[0]
        if chosen(body) is not False:
            return
    target = body.target()
    body.line(f"{target.write(body.word(1))};")


def block(body, least=1, most=4):
    for _ in range(body.rng.randint(least, most)):
        statement(body)


def can_nest(body):
    return body.depth < bodies.MOST_DEPTH
