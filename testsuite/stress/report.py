# SPDX-License-Identifier: GPL-2.0-or-later
"""What a run of the torture tests says at its end."""

from collections import Counter


def seeds_text(stresses):
    return ", ".join(f"{s.seed} ({s.mode})" for s in stresses)


class Summary:
    def __init__(self):
        self.results = Counter()
        self.regions = 0
        self.remembered = 0
        self.unfinished = 0
        self.failures = []

    def add(self, trial, outcome, remembered):
        self.results[outcome.result] += 1
        self.regions += outcome.regions
        self.remembered += remembered
        if outcome.failed:
            self.failures.append((trial, outcome))

    @property
    def failed(self):
        return len(self.failures)

    @property
    def passed(self):
        return self.results["pass"] + self.results["same"]

    def problems(self):
        """Why a run without a failure proves nothing, nevertheless."""
        found = []
        if not self.passed:
            found.append("nothing passed")
        if not self.regions:
            found.append("no region was treated: is the plugin in stress mode?")
        if self.unfinished:
            found.append(f"stopped after {self.failed} failures, "
                         f"{self.unfinished} not tried")
        return found

    def lines(self, tests, sets, stresses):
        ran = sum(test.runs for test in tests)
        kinds = Counter(outcome.result for _, outcome in self.failures)
        yield f"tests:           {ran} that run, {len(tests) - ran} to compile"
        yield f"option sets:     {' '.join(sets)}"
        yield f"seeds:           {seeds_text(stresses)}"
        yield (f"with the plugin: {self.passed + self.failed} compiled, "
               f"{self.results['same']} of them to code that passed before; "
               f"{self.remembered} known from an earlier run")
        yield f"regions treated: {self.regions}"
        yield f"ICEs:            {kinds['ICE']}"
        yield "failures:        " + (", ".join(
            f"{count} {kind}" for kind, count in sorted(kinds.items())) or "none")

    def closing(self):
        return (f"{self.passed} passed, {self.failed + len(self.problems())} failed, "
                f"{self.results['skip']} skipped")
