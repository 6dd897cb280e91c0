# SPDX-License-Identifier: GPL-2.0-or-later
"""A kernel tree: is it one, what do its files say, how are they changed."""

import os
import re
import tempfile

OLDEST = (6, 1)		# the oldest that was tried


class Unfit(Exception):
    """Why this tree cannot be worked on."""


class Tree:
    """Files are text, named from the top; None stands for one that is not there."""

    def __init__(self, top):
        self.top = top
        self._check()

    def _check(self):
        if not os.path.isdir(self.top):
            raise Unfit("no such folder")
        for name in ("Makefile", "scripts/Makefile.gcc-plugins",
                     "scripts/gcc-plugins/Makefile", "scripts/gcc-plugins/Kconfig"):
            if not os.path.isfile(self.path(name)):
                raise Unfit(f"not a kernel tree: it has no {name}")
        if self.version() < OLDEST:
            raise Unfit("too old: Linux {}.{}, needed is {}.{}".format(
                *self.version(), *OLDEST))

    def version(self):
        makefile = self.read("Makefile")
        found = [re.search(rf"^{name} = (\d+)$", makefile, re.M)
                 for name in ("VERSION", "PATCHLEVEL")]
        if not all(found):
            raise Unfit("not a kernel tree: its Makefile names no version")
        return tuple(int(f[1]) for f in found)

    def path(self, name):
        return os.path.join(self.top, name)

    def read(self, name):
        # bytes that are no UTF-8 and ends of lines come out as they went in
        try:
            with open(self.path(name), encoding="utf-8", newline="",
                      errors="surrogateescape") as f:
                return f.read()
        except FileNotFoundError:
            return None
        except OSError as error:
            raise Unfit(f"cannot read {name}: {error.strerror}") from error

    def makefiles(self, folder):
        """Names of all Makefiles below FOLDER."""
        for where, folders, files in os.walk(self.path(folder)):
            folders.sort()
            for file in sorted(files):
                if file.startswith(("Makefile", "Kbuild")):
                    yield os.path.relpath(os.path.join(where, file), self.top)

    def check_writable(self, names):
        """All of it before the first change: half of the work is worse than none."""
        for name in names:
            path = self.path(name)
            # writing would reach a file of another tree
            if os.path.islink(path):
                raise Unfit(f"{name} is a symbolic link")
            if os.path.exists(path) and not os.access(path, os.W_OK) or \
                    not os.access(os.path.dirname(path), os.W_OK):
                raise Unfit(f"cannot write {name}")

    def write(self, name, text):
        """Give NAME the content TEXT; remove it when that is None."""
        path = self.path(name)
        if text is None:
            os.unlink(path)
            return
        # A file of its own, renamed: a hard link of another tree stays as it is
        mode = os.stat(path).st_mode & 0o7777 if os.path.exists(path) else 0o644
        with tempfile.NamedTemporaryFile("w", dir=os.path.dirname(path), delete=False,
                                         encoding="utf-8", newline="",
                                         errors="surrogateescape") as f:
            f.write(text)
        os.chmod(f.name, mode)
        os.replace(f.name, path)
