# SPDX-License-Identifier: GPL-2.0-or-later
"""Plants one fault after the other into the plugin (plugin/osb_fault.h) and
demands that generated programs show it; without a fault they must all pass."""

import os
import re
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))
TOP = os.path.dirname(os.path.dirname(HERE))
FAULTS_HEADER = os.path.join(TOP, "plugin", "osb_fault.h")

CLOSING = re.compile(r"^(\d+) passed, (\d+) failed, (\d+) skipped$", re.M)
FAILED = re.compile(r"^FAIL: .*$", re.M)
# by what it prints, and not because the compiler noticed
FOUND = re.compile(r"^FAIL: .*: wrong (run|output)\b.*$", re.M)


def faults():
    """The names in the header, but the one that means none."""
    with open(FAULTS_HEADER, encoding="utf-8") as f:
        names = re.findall(r"^\t(OSB_FAULT_\w+)", f.read(), re.M)
    return [name for name in names if name != "OSB_FAULT_NONE"]


def make(gcc, target, folder, fault, jobs, **settings):
    """Runs make in the sources, with the plugin of its own in FOLDER."""
    words = ["make", "-C", TOP, "--no-print-directory", f"-j{jobs}", target,
             f"GCC={gcc}", f"O={folder}", f"JOBS={jobs}",
             f"CXXFLAGS=-DOSB_PLANT_FAULT={fault}",
             *(f"{name}={value}" for name, value in settings.items())]
    env = {k: v for k, v in os.environ.items()
           if k not in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL", "PLUGIN", "BUILD", "O")}
    return subprocess.run(words, env=env, text=True, check=False,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


class Trial:
    """The fuzzer's run against one plugin.  Without -fchecking: it is the programs
    that have to show the fault, not what the plugin checks itself."""

    def __init__(self, fault, gcc, folder, programs, jobs):
        self.fault = fault
        most = 1 if fault != "OSB_FAULT_NONE" else 20
        built = make(gcc, "plugin", folder, fault, jobs)
        self.output = built.stdout
        self.numbers = None
        if built.returncode == 0:
            done = make(gcc, "fuzz", folder, fault, jobs, N=programs,
                        KINDS="guards", FAILURES=most, SEED0=1, CHECKING=0)
            self.output = done.stdout
            found = CLOSING.search(done.stdout)
            self.numbers = found and tuple(map(int, found.groups()))

    def verdict(self):
        """(is it as it must be, text)"""
        if not self.numbers:
            return False, "did not run:\n" + self.output[-2000:]
        passed, failed, skipped = self.numbers
        programs = passed + failed + skipped
        shown = FAILED.search(self.output)
        if self.fault == "OSB_FAULT_NONE":
            return failed == 0 and passed > 0, \
                f"{passed} of {programs} programs passed, {failed} failed" + \
                (f"; {shown[0]}" if shown else "")
        found = FOUND.search(self.output)
        if found:
            return True, f"found by program {programs}: {found[0][6:]}"
        return False, f"not found by {programs} programs" + \
            (f", but {shown[0]}" if shown else "")


def main():
    gcc = os.environ.get("GCC") or "gcc"
    build = os.path.abspath(os.environ["BUILD"])
    programs = int(os.environ.get("N") or 200)
    jobs = int(os.environ.get("JOBS") or os.cpu_count())
    good = bad = 0
    for fault in [*faults(), "OSB_FAULT_NONE"]:
        folder = os.path.join(build, fault.lower())
        print(f"{fault}: ", end="", flush=True)
        right, text = Trial(fault, gcc, folder, programs, jobs).verdict()
        print(text if right else f"FAIL: {text}", flush=True)
        good, bad = good + right, bad + (not right)
    print(f"{good} passed, {bad} failed, 0 skipped")
    return 1 if bad or not good else 0
