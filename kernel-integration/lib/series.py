# SPDX-License-Identifier: GPL-2.0-or-later
"""A series of patches for git, made in a repository of the touched files alone."""

import os
import subprocess
import tempfile

import kerneltree

COVER = """gcc-plugins: add outline_static_branch

Code behind static_branch_unlikely() that does not run while its key is in its
initial state still weighs on the function around it: its bytes lie in the hot
text, and registers are saved for its calls. This plugin moves such code into
functions of their own in .text.unlikely, or into the cold part of the function,
without a change of the sources.

The first patch adds the sources of the plugin, the second switches it off in
code that runs before the kernel does or outside of its address space, the third
offers it in Kconfig. Nothing is compiled differently unless it is chosen there.
"""

MESSAGES = (
    """gcc-plugins: add the sources of outline_static_branch

They are compiled once the plugin is listed in Makefile.gcc-plugins.
""",
    """kbuild: switch outline_static_branch off in early and foreign code

Code that runs before the kernel's mappings are made, in a hypervisor, or in
another image is linked apart, by rules of its own, which may not provide for
outlined code. The plugin is switched off wherever stack erasing is. The variable
is empty as long as the plugin is not enabled.
""",
    """gcc-plugins: offer outline_static_branch in Kconfig

Its options are handed on as arguments of the plugin. It is off by default.
""")


class Failed(Exception):
    """Why there is no series."""


def identity(top):
    """(name, e-mail) of the author, from git's configuration as seen in TOP."""
    found = []
    for key in ("name", "email"):
        run = subprocess.run(["git", "-C", top, "config", f"user.{key}"],
                             capture_output=True, text=True, check=False)
        found.append(os.environ.get(f"GIT_AUTHOR_{key.upper()}") or run.stdout.strip())
    missing = [f"user.{k}" for k, v in zip(("name", "email"), found) if not v]
    if missing:
        raise Failed("patches need an author, but git's configuration has no "
                     + " and no ".join(missing)
                     + " (git config --global NAME VALUE)")
    return found


class Repository:
    """Git below a temporary folder, in which the user's settings do no harm."""

    def __init__(self, folder, author):
        self.folder = folder
        self.environment = os.environ | {
            f"GIT_{role}_{what}": value for role in ("AUTHOR", "COMMITTER")
            for what, value in zip(("NAME", "EMAIL"), author)}
        for name in ("GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"):
            self.environment.pop(name, None)
        self.git("init", "-q", "--template=", "-b", "series")

    def git(self, *args):
        command = ["git", "-c", "commit.gpgsign=false", "-c", "core.autocrlf=false",
                   "-c", "core.hooksPath=/dev/null", "-c", "core.excludesFile=",
                   *args]
        run = subprocess.run(command, cwd=self.folder, env=self.environment,
                             capture_output=True, text=True, check=False)
        if run.returncode:
            raise Failed(f"git {args[0]} failed: {run.stderr.strip()}")
        return run.stdout

    def put(self, name, text):
        path = os.path.join(self.folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        if text is None:
            os.unlink(path)
            return
        with open(path, "w", encoding="utf-8", newline="",
                  errors="surrogateescape") as f:
            f.write(text)

    def commit(self, message, signoff=False):
        self.git("add", "-A")
        self.git("commit", "-q", "--allow-empty", "--cleanup=verbatim", "-m", message,
                 *(["--signoff"] if signoff else []))


def _modes(tree, repository, files):
    for name, old, _ in files:
        if old is not None:
            mode = os.stat(tree.path(name)).st_mode & 0o777
            os.chmod(os.path.join(repository.folder, name), mode)


def write(tree, parts, folder, signoff):
    """Write the changes of PARTS, one patch each, into FOLDER; names of the files."""
    author = identity(tree.top)
    with tempfile.TemporaryDirectory() as work:
        repository = Repository(work, author)
        touched = [c for part in parts for c in part]
        for name, old, _ in touched:
            if old is not None:
                repository.put(name, old)
        _modes(tree, repository, touched)
        repository.commit("base")
        repository.git("tag", "base")
        for part, message in zip(parts, MESSAGES):
            for name, _, new in part:
                repository.put(name, new)
            if part:
                repository.commit(message, signoff)
        repository.git("config", "branch.series.description", COVER)
        os.makedirs(folder, exist_ok=True)
        said = repository.git("format-patch", "--cover-letter", "--numbered",
                              "--cover-from-description=subject", "--no-signoff",
                              "--src-prefix=a/", "--dst-prefix=b/", "--no-base",
                              "-o", os.path.abspath(folder), "base")
    return said.split("\n")[:-1]
