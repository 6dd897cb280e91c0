# SPDX-License-Identifier: GPL-2.0-or-later
"""Verdicts, and the limits that kernel-check compares with."""

import os


class Limits:
    """limits.tsv, as far as it holds for one compiler, kernel, architecture."""

    def __init__(self, compiler, kernel, arch, path=None):
        self.rows = {}
        path = path or os.path.join(os.path.dirname(__file__), "..", "limits.tsv")
        with open(path) as f:
            for line in f:
                if line.startswith("#") or not line.strip():
                    continue
                gate, gcc, version, machine, subject, limit = line.split("\t")
                if _prefix(gcc, compiler) and _prefix(version, kernel) \
                        and machine in ("*", arch):
                    self.rows[gate, subject] = float(limit)

    def get(self, gate, subject):
        limit = self.rows.get((gate, subject), self.rows.get((gate, "*")))
        return int(limit) if limit is not None and limit == int(limit) else limit


def _prefix(wanted, version):
    """12 stands for 12.2.0 too, 6.12 for 6.12.117, but 1 not for 12."""
    return wanted == "*" or (version + ".").startswith(wanted + ".")


class Verdicts:
    """Counts and prints one line per gate; NAME begins the line that sums up."""

    def __init__(self, name):
        self.name = name
        self.passed = self.failed = self.skipped = 0

    def gate(self, name, good, detail):
        self.passed += bool(good)
        self.failed += not good
        print(f"{'PASS' if good else 'FAIL'}: {name}: {detail}", flush=True)

    def skip(self, name, why):
        self.skipped += 1
        print(f"SKIP: {name}: {why}", flush=True)

    def summary(self):
        return (f"{self.name}: {self.passed} passed, {self.failed} failed, "
                f"{self.skipped} skipped")


def check_recorded(verdicts, limits, comparison):
    name = f"baselines of {comparison.name}"
    found = {v: comparison.total(v) for v in ("plain", "hand", "off")}
    found["limit"] = comparison.limit_total()
    wanted = {v: limits.get(f"recorded-{v}", comparison.name) for v in found}
    text = ", ".join(f"{v} {n}" for v, n in found.items())
    if None in wanted.values():
        verdicts.skip(name, f"{text}; none recorded for this compiler and kernel")
        return
    verdicts.gate(name, found == wanted, f"{text}; " + (
        "as recorded" if found == wanted else f"recorded {wanted}"))


def check_sum(verdicts, limits, gate, comparison, variant):
    """The sum of the hot bytes: absolute where a limit exists, else relative."""
    limit = limits.get(gate, comparison.name)
    total = comparison.total(variant)
    relative = limit is None
    if relative:
        limit = comparison.total("hand")
    verdicts.gate(f"{gate} {comparison.name}", total <= limit,
                  f"{total} of at most {limit} bytes"
                  + "".join(f" ({f} is inlined, counted as its limit)"
                            for f in comparison.absent(variant))
                  + (" (the sum by hand: no limit recorded)" if relative else ""))


def check_functions(verdicts, limits, comparison, variant):
    """No function exceeds the larger of hand and limit by more than the slack."""
    name = f"functions of {comparison.name}"
    slack = limits.get("function-slack", "*")
    if slack is None:
        verdicts.skip(name, "no slack recorded for this compiler and kernel")
        return
    bad = []
    for f in comparison.functions:
        hot = comparison.hot(variant, f)
        allowed = max(comparison.hot("hand", f) or 0, comparison.limits[f] or 0)
        if hot is not None and hot > allowed + slack:
            bad.append(f"{f} {hot} > {allowed} + {slack}")
    verdicts.gate(name, not bad, "; ".join(bad) or
                  f"none exceeds max(hand, limit) by more than {slack} bytes")


# What keeps a value for the guarded code in a register.  It may not be tested,
# nor may there be a branch or an access to memory for its sake.
KEEPING_INSNS = {"mov", "lea"}


def check_clean(verdicts, limits, comparison, variant):
    """Some functions must show nothing of a disabled key but its NOP."""
    for f in comparison.functions:
        allowed = limits.get("clean-path", f)
        if allowed is None:
            continue
        mine, off = comparison.get(variant, f), comparison.get("off", f)
        name = f"clean path of {f}"
        if not mine or not off:
            verdicts.skip(name, "inlined everywhere")
            continue
        verdicts.gate(f"{name}: pushes", mine.pushes <= off.pushes,
                      f"{mine.pushes}, without the key {off.pushes}")
        extra = sum(mine.insns.values()) - sum(off.insns.values())
        away = {t or "?" for t in mine.leaves - off.leaves}
        more = {i: n - off.insns[i] for i, n in mine.insns.items()
                if n > off.insns[i]}
        detail = f"{extra:+d} instructions beside the NOP"
        if more:
            detail += " (" + " ".join(
                f"+{n} {i}" for i, n in sorted(more.items())) + ")"
        if away:
            detail += f"; branches to {', '.join(sorted(away))}"
        name = f"{name}: nothing but the NOP"
        known = limits.get("clean-path-known", f) or 0
        # A shortfall that is known is no pass; any other is a failure.
        if allowed < extra <= known and set(more) <= KEEPING_INSNS and not away:
            verdicts.skip(name, f"known shortfall: {detail}")
            continue
        verdicts.gate(name, extra <= allowed and not away, detail)


def check_text(verdicts, limits, plain, treated):
    shrink = 100 * (plain - treated) / plain
    limit = limits.get("text-shrink", "mm/")
    verdicts.gate("hot text of mm/", treated < plain if limit is None
                  else shrink >= limit,
                  f"{plain} -> {treated} bytes, {shrink:.2f} % less"
                  + (f" of at least {limit} %" if limit is not None
                     else " (no limit recorded)"))
