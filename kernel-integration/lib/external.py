# SPDX-License-Identifier: GPL-2.0-or-later
"""A module outside of the tree, built for a kernel the way its user builds one."""

import os
import shutil

HERE = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
# That of kernel-boot: guards of every shape, and tracepoints
SOURCES = os.path.join(HERE, "boot", "module")
NAME = "osb_boot"


def build_module(build):
    """What was said, and the path of the module's object from before it is linked for
    the kernel, with records.  BUILD has a vmlinux; raises kbuild.Failed."""
    folder = build.on + ".module"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(SOURCES, folder)
    # "make modules" would write it, with the symbols of the tree's modules
    symbols = os.path.join(build.on, "Module.symvers")
    shutil.copy(os.path.join(build.on, "vmlinux.symvers"), symbols)
    try:
        build.must_make("modules_prepare")
        lines = build.must_make(f"M={folder}", "modules")
    finally:
        os.unlink(symbols)
    return [line.replace(folder + "/", "") for line in lines], \
        os.path.join(folder, NAME + ".o")
