# SPDX-License-Identifier: GPL-2.0-or-later
"""Compares one object compiled in several ways, function by function."""

import functions

KEY = "mem_alloc_profiling_key"
# bytes of the NOP that a disabled key leaves
NOP = {"x86_64": 5, "arm64": 4}


class Comparison:
    """The functions that hold a guard of KEY, in every variant of an object.

    PATHS maps the variants to object files; "plain" and "off" must be there.
    .functions hold a guard in plain: they are what the sums and limits are about.
    .callers hold one elsewhere only, since a function of the first list that got
    small enough was inlined into them.  They grow by that, and are the faster for
    it, so they are shown apart.
    """

    def __init__(self, name, paths, arch):
        self.name = name
        self.variants = list(paths)
        self.data = {v: functions.measure(p) for v, p in paths.items()}
        plain = self.data["plain"]
        names = set()
        for path in paths.values():
            names |= functions.with_key(path, KEY) & set(plain)
        self.functions = sorted(functions.with_key(paths["plain"], KEY) & set(plain))
        self.callers = sorted(names - set(self.functions))
        self.limits = dict.fromkeys(self.callers)
        for f in self.functions:
            off = self.data["off"].get(f)
            run = [g for g in plain[f].run if g.key == KEY]
            self.limits[f] = off and off.hot + NOP[arch] * len(run)

    def get(self, variant, function):
        return self.data[variant].get(function)

    def hot(self, variant, function):
        found = self.get(variant, function)
        return found.hot if found else None

    def absent(self, variant):
        """The guarded functions that were inlined everywhere."""
        return [f for f in self.functions if not self.get(variant, f)]

    def total(self, variant):
        """Hot bytes of the guarded functions; an absent one counts as its limit."""
        return sum(self.hot(variant, f) or self.limits[f] or 0
                   for f in self.functions)

    def limit_total(self):
        return sum(self.limits[f] or 0 for f in self.functions)


def _row(name, cells, width=7):
    return f"{name:34}" + "".join(f"{'-' if c is None else c:>{width}}"
                                  for c in cells)


def _shape(found):
    return found and f"{found.pushes}/{found.frame}/{found.calls}"


def show(comparison, limit=True):
    """The tables of one object as a list of lines."""
    c = comparison
    columns = c.variants + (["limit"] if limit else [])
    width = max(7, *(len(v) + 2 for v in columns))

    def hot_row(f):
        return _row(f, [c.hot(v, f) for v in c.variants]
                    + ([c.limits[f]] if limit else []), width)

    lines = [_row(f"{c.name}: hot bytes", columns, width)]
    lines += [hot_row(f) for f in c.functions]
    lines.append(_row("sum", [c.total(v) for v in c.variants]
                      + ([c.limit_total()] if limit else []), width))
    if c.callers:
        lines.append("guarded by inlining, in some column:")
        lines += [hot_row(f) for f in c.callers]

    width = max(11, width)
    lines += ["", _row(f"{c.name}: pushes/frame/calls", c.variants, width)]
    for f in c.functions + c.callers:
        lines.append(_row(f, [_shape(c.get(v, f)) for v in c.variants], width))
    return lines


ROW = ("object", "keys", "function", "variant", "hot", "pushes", "frame", "calls")


def rows(comparison, keys):
    """The same as tab-separated lines, with the fields of ROW."""
    return ["\t".join(map(str, (comparison.name, keys, f, v, x.hot, x.pushes,
                                x.frame, x.calls)))
            for f in comparison.functions + comparison.callers
            for v in comparison.variants
            for x in [comparison.get(v, f)] if x]
