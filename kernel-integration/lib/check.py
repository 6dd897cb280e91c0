# SPDX-License-Identifier: GPL-2.0-or-later
"""The work of kernel-integration/kernel-check: build, measure, judge."""

import filecmp
import os
import sys

import baseline
import elf
import gates
import handoutline
import objtool
import replay
import selftest
import tables

OBJECTS = ("mm/page_alloc.o", "mm/slub.o")
MODES = ("outline", "split")
ARG = "-fplugin-arg-outline_static_branch-"


def say(text):
    print(f"--- {text}", file=sys.stderr, flush=True)


class Check:
    def __init__(self, kernel, gcc, plugin, out, modes):
        self.kernel, self.gcc, self.out, self.modes = kernel, gcc, out, modes
        self.flags = [f"-fplugin={plugin}"]
        self.limits = gates.Limits(*kernel.label(), kernel.arch)
        self.verdicts = gates.Verdicts("kernel-check")
        self.rows = []

    def compile(self, folder, objs, flags):
        """The objects with the plugin and FLAGS; what the compiler said."""
        return replay.compile_all(self.kernel.on, objs,
                                  os.path.join(self.out, folder),
                                  self.flags + flags, jobs=self.kernel.jobs)

    def compare(self, keys, obj, treated):
        """Prints the tables of OBJ and returns the comparison."""
        paths = {"plain": self.kernel.plain(obj), "hand": self.kernel.hand(obj)}
        paths |= {n: os.path.join(self.out, d, obj) for n, d in treated.items()}
        paths["off"] = self.kernel.off_object(obj)
        found = tables.Comparison(obj, paths, self.kernel.arch)
        print("\n".join(tables.show(found, limit=keys == "one key")) + "\n",
              flush=True)
        self.rows += tables.rows(found, keys)
        return found

    def harness(self):
        if self.kernel.arch != "x86_64":
            self.verdicts.skip("harness", "its self-test is for x86-64")
            return
        wrong = selftest.differences(self.gcc)
        self.verdicts.gate("harness", not wrong, "; ".join(wrong) or
                           "it measures an object with known answers right")
        print()

    def one_key(self):
        say(f"page allocator and slab, keys={tables.KEY}")
        option = [f"{ARG}keys={tables.KEY}"]
        treated = {"plugin": "one-key"}
        self.compile("one-key", OBJECTS, option)
        for mode in self.modes:
            treated[mode] = f"one-key-{mode}"
            self.compile(treated[mode], OBJECTS, [*option, f"{ARG}mode={mode}"])
        print(f"Only {tables.KEY} treated:\n")
        found = [self.compare("one key", obj, treated) for obj in OBJECTS]
        for c in found:
            gates.check_recorded(self.verdicts, self.limits, c)
            gates.check_sum(self.verdicts, self.limits, "hot-one-key", c, "plugin")
            gates.check_functions(self.verdicts, self.limits, c, "plugin")
            gates.check_clean(self.verdicts, self.limits, c, "plugin")
        print()

    def all_keys(self):
        say("page allocator and slab, every key")
        treated = {"plugin": "all-keys"}
        self.compile("all-keys", OBJECTS, [])
        for mode in self.modes:
            treated[mode] = f"all-keys-{mode}"
            self.compile(treated[mode], OBJECTS, [f"{ARG}mode={mode}"])
        print(f"Every key treated (functions with a guard of {tables.KEY}):\n")
        for c in [self.compare("all keys", obj, treated) for obj in OBJECTS]:
            gates.check_sum(self.verdicts, self.limits, "hot-all-keys", c, "plugin")
        print()

    def whole_mm(self):
        objs = replay.objects(self.kernel.on, "mm")
        say(f"all {len(objs)} objects of mm/, every key, -fchecking=1")
        messages = self.compile("mm", objs, ["-fchecking=1"])
        old, new = self.kernel.checked(objs), os.path.join(self.out, "mm")
        self.verdicts.gate("messages of the compiler in mm/", not messages,
                           "; ".join(f"{o}: {t.splitlines()[0]}"
                                     for o, t in messages.items()) or "none")
        gates.check_text(self.verdicts, self.limits, hot_text(old, objs),
                         hot_text(new, objs))
        bare = [o for o in objs if not elf.Object(
            self.kernel.plain(o)).relocs("__jump_table")]
        differ = [o for o in bare if not filecmp.cmp(
            os.path.join(old, o), os.path.join(new, o), shallow=False)]
        self.verdicts.gate("objects without a guard are the same", not differ and bare,
                           " ".join(differ) or f"all {len(bare)} of them")
        self.check_objtool(objs, old, new)

    def check_objtool(self, objs, old, new):
        say("objtool over mm/ linked")
        args = objtool.command(self.kernel)
        if not args:
            self.verdicts.skip("objtool", "this kernel's configuration has none")
            return
        self.verdicts.gate("objtool is alert",
                           objtool.is_alert(self.kernel, args, self.gcc),
                           "it must report a cold part without its function")
        self.compare_objtool("objtool over mm/", args, objs, old, new, False)
        self.compare_objtool("objtool over mm/ with a copy of itself", args, objs,
                             old, new, True)

    def compare_objtool(self, name, args, objs, old, new, twice):
        old, new = (objtool.messages(self.kernel, args, objs, top, twice)
                    for top in (old, new))
        known = {objtool.without_offsets(line) for line in old}
        lines = [line for line in new if objtool.without_offsets(line) not in known]
        self.verdicts.gate(name, not lines, "; ".join(lines[:5]) or
                           f"nothing beyond the {len(old)} messages without plugin")

    def write_rows(self):
        with open(os.path.join(self.out, "functions.tsv"), "w") as f:
            f.write("\n".join(["\t".join(tables.ROW), *self.rows]) + "\n")


def hot_text(top, objs):
    return sum(s.size for o in objs for s in elf.Object(
        os.path.join(top, o)).sections if s.name == ".text")


def main():
    check = Check(baseline.Kernel.from_environment(), os.environ["GCC"],
                  os.path.abspath(os.environ["PLUGIN"]),
                  os.path.abspath(os.environ["BUILD"]),
                  MODES if "--modes" in sys.argv[1:] else ())
    compiler, version = check.kernel.label()
    print(f"GCC {compiler}, Linux {version}, {check.kernel.arch}, "
          "hot bytes of functions\n", flush=True)
    # a part that cannot be compiled is one failure, the others are still judged
    for part in (check.harness, check.one_key, check.all_keys, check.whole_mm):
        try:
            part()
        except (replay.Failed, handoutline.Unknown) as error:
            check.verdicts.gate(f"{part.__name__} can be compiled", False, error)
    check.write_rows()
    print()
    print(check.verdicts.summary())
    return 1 if check.verdicts.failed else 0


if __name__ == "__main__":
    sys.exit(main())
