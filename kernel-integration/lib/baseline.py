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

    def plain(self, obj):
        return os.path.join(self.on, obj)

    def off_object(self, obj):
        return os.path.join(self.off, obj)

    def hand(self, obj, cold=False):
        """OBJ from the hand-outlined source; compiled when it is not up to date."""
        with open(handoutline.__file__, "rb") as f:
            script = hashlib.sha1(f.read()).hexdigest()[:10]
        folder = os.path.join(self.builds, "hand-cold" if cold else "hand")
        overlay = os.path.join(folder, f"overlay-{script}")
        out = os.path.join(folder, f"objects-{script}")
        made = os.path.join(out, obj)
        # a new stock object means a changed tree or configuration
        if (os.path.exists(made) and
                os.path.getmtime(made) > os.path.getmtime(self.plain(obj))):
            return made
        handoutline.make_overlay(self.source, overlay, COLD if cold else "noinline")
        replay.compile_all(self.on, [obj], out, overlay=overlay)
        return made
