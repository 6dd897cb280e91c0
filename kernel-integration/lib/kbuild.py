# SPDX-License-Identifier: GPL-2.0-or-later
"""What every call of the kernel's own make has in common."""

import os

# Settings of an outer make, and flags, which are not for the kernel's build
FOREIGN = ("MAKEFLAGS", "MFLAGS", "MAKELEVEL", "KCFLAGS")


def environment():
    """The environment for it, as a dictionary; messages are not translated."""
    return {k: v for k, v in os.environ.items() if k not in FOREIGN} | {"LC_ALL": "C"}
