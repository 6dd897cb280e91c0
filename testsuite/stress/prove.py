# SPDX-License-Identifier: GPL-2.0-or-later
"""Plants one fault after the other into the plugin (plugin/osb_fault.h) and
demands that generated programs show it; without a fault they must all pass."""

import os
import re
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))
TOP = os.path.dirname(os.path.dirname(HERE))
FAULTS_HEADER = os.path.join(TOP, "plugin", "osb_fault.h")

NO_FAULT = "OSB_FAULT_NONE"
# those that osb.harness/faults.exp tests
FOR_OTHERS = ("OSB_FAULT_IR_", "OSB_FAULT_GCC_")

CLOSING = re.compile(r"^(\d+) passed, (\d+) failed, (\d+) skipped$", re.M)
FAILED = re.compile(r"^FAIL: .*$", re.M)
# by what it prints, and not because the compiler noticed
FOUND = re.compile(r"^FAIL: .*: wrong (run|output)\b.*$", re.M)


def faults():
    """The names in the header of those that programs show."""
    with open(FAULTS_HEADER, encoding="utf-8") as f:
        names = re.findall(r"^\t(OSB_FAULT_\w+)", f.read(), re.M)
    return [name for name in names
            if name != NO_FAULT and not name.startswith(FOR_OTHERS)]


def run(command, **environment):
    """COMMAND, without what an outer make or run has set, but ENVIRONMENT."""
    env = {k: v for k, v in os.environ.items()
           if k not in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL", "KINDS", "SEED0",
                        "FAILURES", "CHECKING", "BUDGET")}
    return subprocess.run(command, env=env | environment, text=True, check=False,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def make_plugin(gcc, fault):
    """make's run; the last line that it prints is the path of the plugin."""
    target = "print-plugin" if fault == NO_FAULT else "fault-plugin"
    return run(["make", "-s", "-C", TOP, target, f"GCC={gcc}", f"FAULT={fault}",
                f"O={os.environ['OBJECTS']}"])


class Trial:
    """The fuzzer's run against one plugin.  Without -fchecking: it is the programs
    that have to show the fault, not what the plugin checks itself."""

    def __init__(self, fault, gcc, programs):
        self.fault = fault
        self.numbers = None
        most = 20 if fault == NO_FAULT else 1
        built = make_plugin(gcc, fault)
        self.output = built.stdout
        if built.returncode == 0:
            done = run([os.path.join(HERE, "fuzz")], GCC=gcc, N=str(programs),
                       PLUGIN=built.stdout.strip().split("\n")[-1], SEED0="1",
                       REDUCE="0", KINDS="guards", FAILURES=str(most), CHECKING="0",
                       BUILD=os.path.join(os.environ["BUILD"], fault.lower()))
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
        if self.fault == NO_FAULT:
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
    programs = int(os.environ.get("N") or 200)
    good = bad = 0
    for fault in [*faults(), NO_FAULT]:
        print(f"{fault}: ", end="", flush=True)
        right, text = Trial(fault, gcc, programs).verdict()
        print(text if right else f"FAIL: {text}", flush=True)
        good, bad = good + right, bad + (not right)
    print(f"{good} passed, {bad} failed, 0 skipped")
    return 1 if bad or not good else 0
