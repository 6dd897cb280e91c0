# SPDX-License-Identifier: GPL-2.0-or-later
"""Expressions of type W and conditions, without effects and always defined:
the arithmetic is unsigned, shifts and divisors are constants in range."""

CONSTANTS = ["0UL", "1UL", "2UL", "3UL", "7UL", "13UL", "64UL", "255UL",
             "0x10001UL", "0x7fffffffUL", "0x80000000UL", "~0UL", "1UL << 63"]


def constant(rng):
    text = rng.choice(CONSTANTS)
    return f"({text})" if "<" in text else text


def leaf(rng, variables):
    if variables and rng.random() < 0.8:
        return rng.choice(variables).read()
    return constant(rng)


def word(rng, variables, depth=2):
    """An expression of type W that reads some of VARIABLES."""
    if depth == 0 or rng.random() < 0.25:
        return leaf(rng, variables)
    a = word(rng, variables, depth - 1)
    kind = rng.randrange(9)
    if kind < 5:
        b = word(rng, variables, depth - 1)
        return f"({a} {rng.choice(['+', '-', '*', '^', '&', '|'])} {b})"
    if kind == 5:
        return f"({a} {rng.choice(['<<', '>>'])} {rng.randrange(1, 63)})"
    if kind == 6:
        return f"({a} {rng.choice(['%', '/'])} {rng.choice([3, 7, 10, 64])}UL)"
    if kind == 7:
        return f"(W)({rng.choice(['int', 'short', 'unsigned char', 'long'])}){a}"
    b = word(rng, variables, depth - 1)
    return f"({condition(rng, variables, 1)} ? {a} : {b})"


def condition(rng, variables, depth=2):
    a = word(rng, variables, depth - 1)
    kind = rng.randrange(4)
    if kind == 0:
        return f"(({a}) & {rng.choice([1, 2, 4, 6])}UL) != 0"
    if kind == 1:
        return f"({a}) {rng.choice(['<', '>', '==', '!=', '<='])} " \
               f"({leaf(rng, variables)})"
    if kind == 2:
        return f"(long)({a}) {rng.choice(['<', '>', '>='])} {rng.randrange(-4, 40)}L"
    return f"({a}) % {rng.choice([2, 3, 5])}UL == {rng.randrange(2)}UL"
