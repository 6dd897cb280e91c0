# SPDX-License-Identifier: GPL-2.0-or-later
"""Compiles kernel objects with any flags and compares them with the baselines.

The work of kernel-integration/measure, which prepares the build folders.
"""

import argparse
import os
import shlex
import sys
import tempfile

import baseline
import replay
import tables


def arguments():
    parser = argparse.ArgumentParser(prog="measure", description=(
        "Compiles objects of the kernel with FLAGS and prints, for every function "
        "with a guard of the memory allocation profiling key, hot bytes, pushes, "
        "frame and calls beside the stock compiler (plain), the form outlined by "
        "hand (hand), the kernel without the feature (off), and the limit."))
    parser.add_argument("--flags", default="", help="compiler flags of one variant")
    parser.add_argument("--variant", action="append", default=[], metavar="NAME=FLAGS",
                        help="a further named variant; may be repeated")
    parser.add_argument("--plugin", help="path of the plugin, for --modes")
    parser.add_argument("--modes", action="store_true", help=(
        "variants auto, outline and split with keys=mem_alloc_profiling_key and "
        "with all keys"))
    parser.add_argument("--keep", metavar="DIR", help="keep the objects in DIR")
    parser.add_argument("--cold", action="store_true",
                        help="also show the hand-outlined form made cold")
    parser.add_argument("objects", nargs="*",
                        default=["mm/page_alloc.o", "mm/slub.o"])
    # argparse takes a value that starts with a dash for an option
    argv = sys.argv[1:]
    for i in range(len(argv) - 1, 0, -1):
        if argv[i - 1] in ("--flags", "--variant"):
            argv[i - 1:i + 1] = [argv[i - 1] + "=" + argv[i]]
    return parser.parse_args(argv)


def variants(args):
    out = {}
    if args.flags:
        out["flags"] = args.flags
    for item in args.variant:
        name, _, flags = item.partition("=")
        out[name] = flags
    if args.modes:
        if not args.plugin:
            sys.exit("measure: --modes needs --plugin")
        prefix = "-fplugin-arg-outline_static_branch-"
        for keys, option in (("", f" {prefix}keys={tables.KEY}"), ("-all", "")):
            for mode in ("auto", "outline", "split"):
                out[mode + keys] = (f"-fplugin={args.plugin} {prefix}mode={mode}"
                                    + option)
    return out


def main():
    args = arguments()
    kernel = baseline.Kernel.from_environment()
    with tempfile.TemporaryDirectory(prefix="osb-measure.") as temporary:
        top = os.path.abspath(args.keep or temporary)
        for name, flags in variants(args).items():
            for obj, text in replay.compile_all(
                    kernel.on, args.objects, os.path.join(top, name),
                    shlex.split(flags), jobs=kernel.jobs).items():
                print(f"{name}: {obj}: the compiler says\n{text}", file=sys.stderr)
        for obj in args.objects:
            paths = {"plain": kernel.plain(obj), "hand": kernel.hand(obj)}
            if args.cold:
                paths["handcold"] = kernel.hand(obj, cold=True)
            paths |= {n: os.path.join(top, n, obj) for n in variants(args)}
            paths["off"] = kernel.off_object(obj)
            print("\n".join(tables.show(tables.Comparison(obj, paths, kernel.arch))))
            print()


if __name__ == "__main__":
    try:
        main()
    except replay.Failed as error:
        sys.exit(f"measure: {error}")
