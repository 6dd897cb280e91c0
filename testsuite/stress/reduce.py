# SPDX-License-Identifier: GPL-2.0-or-later
"""Finds the region that is to blame, with limit=."""

MOST = 1 << 14


def smallest(fails, most=MOST):
    """The smallest N with fails(N), or None if there is none up to MOST.

    Where N regions fail, N + 1 are taken to fail as well.
    """
    if fails(0):
        return 0
    high = 1
    while not fails(high):
        if high >= most:
            return None
        high *= 2
    low = high // 2
    while high - low > 1:
        middle = (low + high) // 2
        if fails(middle):
            high = middle
        else:
            low = middle
    return high
