# SPDX-License-Identifier: GPL-2.0-or-later
"""Compiles objects of a configured kernel again, with other flags.

Kbuild saves the command of every object in a .cmd file.  Running that command
with flags added and another output is many times faster than Kbuild, and
leaves the build folder as it was.
"""

import os
import re
import shlex
import subprocess
from concurrent.futures import ThreadPoolExecutor


# lines of a failed compilation that are worth showing
SHOWN = 12


class Failed(Exception):
    """A compilation failed or printed something; str() says which and what."""


def objects(build, folder):
    """Names of the objects below FOLDER that were made from a C file."""
    found = []
    for top, _, files in os.walk(os.path.join(build, folder)):
        for name in files:
            match = re.fullmatch(r"\.(.+\.o)\.cmd", name)
            obj = match and os.path.relpath(os.path.join(top, match[1]), build)
            if obj and os.path.exists(os.path.join(build, obj)):
                args = saved_command(build, obj)
                if "-c" in args and args[-1].endswith(".c"):
                    found.append(obj)
    return sorted(found)


def saved_command(build, obj):
    """The words of the command that made OBJ, or [] if it has none."""
    folder, name = os.path.split(obj)
    path = os.path.join(build, folder, f".{name}.cmd")
    try:
        with open(path) as f:
            line = f.readline()
    except FileNotFoundError:
        raise Failed(f"{obj}: the build in {build} has no such object") from None
    # Kbuild doubles $ and writes # as $(pound) for make's sake
    command = line.split(":=", 1)[1].replace("$(pound)", "#").replace("$$", "$")
    # steps after the compilation (objtool) are not wanted
    return shlex.split(command.split(" ; ")[0])


def command_for(build, obj, out, flags, overlay):
    args = [a for a in saved_command(build, obj) if not a.startswith("-Wp,-MMD")]
    args[args.index("-o") + 1] = out
    source = args.pop()
    if overlay:
        # edited headers come before the tree's own, an edited source instead
        args[1:1] = [f"-I{overlay}/include", f"-fmacro-prefix-map={overlay}/="]
        edited = os.path.join(overlay, obj[:-2] + ".c")
        source = edited if os.path.exists(edited) else source
    return args + flags + [source]


def compile_one(build, obj, outdir, flags, overlay):
    out = os.path.join(outdir, obj)
    os.makedirs(os.path.dirname(out), exist_ok=True)
    # renamed when complete: no half object after an interruption or for a reader
    part = f"{out}.{os.getpid()}.o"
    run = subprocess.run(command_for(build, obj, part, flags, overlay), cwd=build,
                         stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                         stderr=subprocess.STDOUT, text=True, errors="replace",
                         env={**os.environ, "LC_ALL": "C"})
    if run.returncode == 0:
        os.replace(part, out)
    return obj, run.returncode, run.stdout


def compile_all(build, objs, outdir, flags=(), overlay=None, jobs=1):
    """Compiles OBJS into OUTDIR; returns {object: text the compiler printed}.

    Raises Failed, after trying all of them, when one does not succeed.
    """
    outdir = os.path.abspath(outdir)
    messages, failed = {}, []
    with ThreadPoolExecutor(jobs) as pool:
        for obj, status, text in pool.map(
                lambda o: compile_one(build, o, outdir, list(flags), overlay),
                objs):
            if status:
                lines = text.splitlines()
                failed.append("\n".join([f"{obj}: the compiler failed",
                                         *lines[:SHOWN],
                                         *["..."][:len(lines) > SHOWN]]))
            elif text:
                messages[obj] = text
    if failed:
        raise Failed("\n".join(failed))
    return messages
