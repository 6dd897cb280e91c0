# SPDX-License-Identifier: GPL-2.0-or-later
"""The objects the plugin is measured against: plain, hand-outlined, off."""

import hashlib
import os

import handoutline
import replay

COLD = "noinline __attribute__((__cold__))"


class Kernel:
    """The configured build folders that lib/prepare.sh made."""

    def __init__(self, source, builds, arch, jobs):
        self.source, self.builds, self.arch, self.jobs = source, builds, arch, jobs
        self.on = os.path.join(builds, "on")
        self.off = os.path.join(builds, "off")

    @classmethod
    def from_environment(cls):
        return cls(os.environ["KERNEL_SRC"], os.environ["KERNEL_BUILDS"],
                   os.environ["KERNEL_ARCH"], int(os.environ["JOBS"]))

    def label(self):
        """Compiler and kernel, as limits.tsv names them."""
        return tuple(os.environ[v] for v in ("KERNEL_GCC_VERSION", "KERNEL_VERSION"))

    def tool(self, name):
        return os.environ["KERNEL_CROSS"] + name

    def plain(self, obj):
        return os.path.join(self.on, obj)

    def off_object(self, obj):
        return os.path.join(self.off, obj)

    def hand(self, obj, cold=False):
        """OBJ from the hand-outlined source; compiled when it is not up to date."""
        with open(handoutline.__file__, "rb") as f:
            script = hashlib.sha1(f.read()).hexdigest()[:10]
        folder = os.path.join(self.builds, "hand-cold" if cold else "hand", script)
        out = os.path.join(folder, "objects")
        overlay = os.path.join(folder, "overlay")
        if self._is_stale(out, obj):
            handoutline.make_overlay(self.source, overlay, COLD if cold else "noinline")
            replay.compile_all(self.on, [obj], out, overlay=overlay)
        return os.path.join(out, obj)

    def checked(self, objs):
        """Folder with plain OBJS compiled with -fchecking=1.

        That option alone changes the code in places (arm64, GCC 12), so objects
        made with it can only be compared with such.
        """
        out = os.path.join(self.builds, "checked")
        stale = [o for o in objs if self._is_stale(out, o)]
        replay.compile_all(self.on, stale, out, ["-fchecking=1"], jobs=self.jobs)
        return out

    def _is_stale(self, folder, obj):
        # a new stock object means a changed tree or configuration
        made = os.path.join(folder, obj)
        return (not os.path.exists(made) or
                os.path.getmtime(made) <= os.path.getmtime(self.plain(obj)))
