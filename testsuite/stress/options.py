# SPDX-License-Identifier: GPL-2.0-or-later
"""The sets of options that every test is built with."""

KERNEL = """-O2 -g -fno-strict-aliasing -fno-common -fshort-wchar -funsigned-char
    -fno-strict-overflow -fno-delete-null-pointer-checks -fno-allow-store-data-races
    -fstack-protector-strong -fno-stack-clash-protection -fno-omit-frame-pointer
    -fno-optimize-sibling-calls -fno-jump-tables -fconserve-stack
    -falign-functions=16 -fpatchable-function-entry=11,11
    -fno-asynchronous-unwind-tables -fno-stack-check"""
KERNEL_X86 = "-mno-red-zone -fcf-protection=branch"
KERNEL_12 = "-ftrivial-auto-var-init=zero"      # GCC 11 does not know it

SETS = {
    "O0": "-O0",
    "O1": "-O1",
    "O2": "-O2",
    "O3": "-O3",
    "Os": "-Os",
    "Og": "-Og",
    "O2-g": "-O2 -g",
    "O2-no-ipa": "-O2 -fno-ipa-cp -fno-ipa-sra",
    "O3-lto": "-O3 -flto",
    "kernel": KERNEL,
}

# The plugin does nothing there, and one seed shows it
IDLE = {"O0", "Og"}


def option_sets(machine, major, wanted, checking):
    """{name: words} of the sets WANTED, all if there are none; with CHECKING the
    compiler checks its own data after every pass."""
    unknown = [name for name in wanted if name not in SETS]
    if unknown:
        raise ValueError(f"no option set {' '.join(unknown)}; there are: "
                         + " ".join(SETS))
    more = ["-fchecking=1"] if checking else []
    found = {name: SETS[name].split() + more for name in SETS
             if not wanted or name in wanted}
    if "kernel" in found:
        found["kernel"] += KERNEL_X86.split() if machine.startswith("x86") else []
        found["kernel"] += [KERNEL_12] if major >= 12 else []
    return found
