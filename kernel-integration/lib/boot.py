# SPDX-License-Identifier: GPL-2.0-or-later
"""The work of kernel-integration/kernel-boot: boot both kernels, compare."""

import collections
import os
import sys

import gates
import guest

# How often at least, in each kernel
LEAST = {
    "cpus": guest.CPUS,
    "toggles": 1000,
    "self-tests": 3,
    "events": 40,
    "firing-events": 25,
    "load-rounds": 100,
    "kernel-load-rounds": 100,
    "held-places": 9,
    "blacklist": 10,
}
# The same, for the kernel with the plugin alone
LEAST_PLUGIN = {
    "children": 100,
    "probed-children": 50,
    "probe-stacks": 100,
    "traceable-children": 50,
    "traced-children": 100,
}
LEAST_KUNIT = 100


def say(text):
    print(f"--- {text}", file=sys.stderr, flush=True)


def few(items, most=5):
    items = [str(i) for i in items]
    more = len(items) - most
    return "; ".join(items[:most]) + (f"; {more} more" if more > 0 else "")


def differences(old, new):
    """Names whose values differ, each with both."""
    return [f"{k}: {old.get(k)} without, {new.get(k)} with"
            for k in sorted(old.keys() | new.keys()) if old.get(k) != new.get(k)]


def check_one(verdicts, name, said, least):
    """What can be told of one kernel alone."""
    verdicts.gate(f"{name}: boots and comes to its end", said.ended,
                  f"{said.seconds:.0f} seconds")
    verdicts.gate(f"{name}: nothing wrong in its log", not said.trouble,
                  few(said.trouble) or "no warning, no bug")
    for good, text in said.verdicts:
        what, _, detail = text.partition(": ")
        verdicts.gate(f"{name}: {what}", good, detail)
    for what, number in least.items():
        verdicts.gate(f"{name}: {what}", said.counts.get(what, 0) >= number,
                      f"{said.counts.get(what, 0)}, at least {number}")
    bad = [n for n, state in said.kunit.items() if state == "not ok"]
    good = sum(state == "ok" for state in said.kunit.values())
    verdicts.gate(f"{name}: KUnit", not bad and good >= LEAST_KUNIT,
                  few(bad) or f"{good} tests passed")


def check_both(verdicts, plain, plugin):
    """What must not differ."""
    wrong = [f"{a} without, {b} with" for a, b in zip(plain.same, plugin.same)
             if a != b]
    verdicts.gate("same values", not wrong and plain.same and
                  len(plain.same) == len(plugin.same),
                  few(wrong) or f"{len(plain.same)} of them")
    wrong = differences(plain.kunit, plugin.kunit)
    verdicts.gate("same KUnit results", not wrong, few(wrong) or
                  f"{len(plain.kunit)} of them")
    wrong = differences(*(collections.Counter(map(guest.kind_of_trouble, s.provoked))
                          for s in (plain, plugin)))
    verdicts.gate("same trouble provoked by KUnit", not wrong, few(wrong) or
                  f"{len(plain.provoked)} lines")
    old = [(s.name, s.as_written()) for s in plain.stacks]
    new = [(s.name, s.as_written()) for s in plugin.stacks]
    wrong = [f"{a} without, {b} with" for a, b in zip(old, new) if a != b]
    verdicts.gate("same stacks but for children", old and not wrong and
                  len(old) == len(new), few(wrong) or f"{len(old)} of them")
    children = [c for s in plugin.stacks for c in s.children()]
    verdicts.gate("children show in stacks", children, few(sorted(set(children))))
    verdicts.gate("no children without the plugin",
                  plain.counts.get("children") == 0, plain.counts.get("children"))


def main():
    emulator, arch, plain, plugin = sys.argv[1:]
    verdicts, said = gates.Verdicts("kernel-boot"), {}
    for name, build in (("plain", plain), ("plugin", plugin)):
        say(f"booting it ({name})")
        said[name] = guest.boot(emulator, arch, build,
                                os.path.join(os.environ["BUILD"], f"{name}.log"))
    check_one(verdicts, "plain", said["plain"], LEAST)
    check_one(verdicts, "plugin", said["plugin"], LEAST | LEAST_PLUGIN)
    check_both(verdicts, said["plain"], said["plugin"])
    print()
    print(verdicts.summary())
    return 1 if verdicts.failed else 0


if __name__ == "__main__":
    sys.exit(main())
