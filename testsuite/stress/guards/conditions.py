# SPDX-License-Identifier: GPL-2.0-or-later
"""Guards as conditions: the key alone, wrapped, negated, with other conditions."""

from guards import expressions

# How often the keys of guard.h are chosen
KEYS = {"K": 12, "K2": 6, "KT": 1, "KF": 1, "KU": 1}


def key(rng):
    return rng.choices(list(KEYS), list(KEYS.values()))[0]


def guard(rng, variables, wrappers):
    """The text of a condition; WRAPPERS are functions that return a bool."""
    k = key(rng)
    kind = rng.randrange(24)
    if kind < 8 or kind >= 20:
        return k
    if kind == 8:
        return f"!{k}"
    if kind == 9:
        return f"{rng.choice(['unlikely', 'likely'])}({k})"
    if kind in (10, 11):
        return f"{k} && {expressions.condition(rng, variables)}"
    if kind in (12, 13):
        return f"{expressions.condition(rng, variables)} && {k}"
    if kind == 14:
        return f"{k} || {expressions.condition(rng, variables)}"
    if kind == 15:
        return f"{k} && {key(rng)}"
    if kind == 16:
        return f"{k} || {key(rng)}"
    if kind == 17:
        return f"({k} ? 1 : {expressions.condition(rng, variables, 1)})"
    if wrappers:
        return rng.choice(wrappers)
    return f"({k}) == 1"
