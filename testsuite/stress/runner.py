# SPDX-License-Identifier: GPL-2.0-or-later
"""Runs commands under a timeout and many tasks at a time, and shows how far it is.

A worker of the pool is a process with one thread: the timeout is its alarm
clock, so that waiting for a command costs nothing and ends when the command
does.
"""

import multiprocessing
import multiprocessing.connection
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from typing import NamedTuple

MEMORY = 4 << 30        # bytes of address space for a command
FILE = 64 << 20         # bytes that a command may write into one file
SHOWN = 1 << 20         # bytes of an output that are kept

LINE_EVERY = 30         # seconds between lines of progress in a log


class Finished(NamedTuple):
    """What became of a command; a negative status is the signal that ended it."""
    status: int
    out: bytes
    err: str
    seconds: float
    timed_out: bool


def environment(folder):
    """For compilers and programs: plain messages, temporary files in FOLDER."""
    kept = {k: v for k, v in os.environ.items()
            if not k.startswith(("LC_", "LANG", "GCC_", "MAKE", "MFLAGS"))}
    return {**kept, "LC_ALL": "C", "TMPDIR": folder}


def read_start(stream):
    stream.seek(0)
    return stream.read(SHOWN)


def run(command, timeout, folder, cwd=None):
    """Runs COMMAND with temporary files in FOLDER, kills it after TIMEOUT seconds.

    The output goes to files, where the limit on files stops a program that
    prints for ever.  What the command started is killed along with it.
    """
    late = []
    with tempfile.TemporaryFile(dir=folder) as out, \
         tempfile.TemporaryFile(dir=folder) as err:
        start = time.monotonic()
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=out,
                                   stderr=err, cwd=cwd or folder,
                                   env=environment(folder), start_new_session=True)

        def kill(*_):
            late.append(True)
            if process.returncode is None:
                os.killpg(process.pid, signal.SIGKILL)

        try:
            signal.signal(signal.SIGALRM, kill)
            signal.setitimer(signal.ITIMER_REAL, timeout)
            process.wait()
        except BaseException:
            kill()
            raise
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
        return Finished(process.returncode, read_start(out),
                        read_start(err).decode(errors="replace"),
                        time.monotonic() - start, bool(late))


# --- tasks ---------------------------------------------------------------------

def be_worker():
    """Limits that commands inherit; an interruption is the parent's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_FSIZE, (FILE, FILE))


class WorkerDied(Exception):
    """A worker ended before its work did; it has said why, if it could."""


def serve(function, tasks, turn, results):
    """A worker: takes the next of TASKS, whichever worker did the last."""
    be_worker()
    while True:
        with turn.get_lock():
            index = turn.value
            turn.value += 1
        if index >= len(tasks):
            return
        results.send(function(tasks[index]))


def start_worker(context, *work):
    """Returns where its results can be read, and the process."""
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=serve, args=(*work, theirs), daemon=True)
    process.start()
    # the worker's is the last that is open: when it ends, so does the pipe
    theirs.close()
    return ours, process


def each(function, tasks, jobs):
    """Yields FUNCTION(task) for all TASKS as they are done, JOBS at a time.

    Workers are forked: what function and tasks are they know already.  A caller
    that does not want the rest closes the generator.
    """
    context = multiprocessing.get_context("fork")
    turn = context.Value("L", 0)
    workers = dict(start_worker(context, function, tasks, turn)
                   for _ in range(min(jobs, len(tasks))))
    try:
        while workers:
            for results in multiprocessing.connection.wait(list(workers)):
                try:
                    result = results.recv()
                except EOFError:
                    worker = workers.pop(results)
                    worker.join()
                    if worker.exitcode:
                        raise WorkerDied(f"exit code {worker.exitcode}") from None
                    continue
                yield result
    finally:
        for worker in workers.values():
            worker.terminate()
            worker.join()


class WorkFolder:
    """A folder for files of the moment, in memory where there is room.

    own() gives the calling process a folder of its own, empty.
    """

    def __init__(self, name):
        self.name = name

    def __enter__(self):
        memory = "/dev/shm"
        roomy = os.access(memory, os.W_OK) and \
            shutil.disk_usage(memory).free > 1 << 30
        self.path = tempfile.mkdtemp(prefix=f"{self.name}.",
                                     dir=memory if roomy else None)
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.path, ignore_errors=True)

    def own(self):
        folder = os.path.join(self.path, str(os.getpid()))
        os.makedirs(folder, exist_ok=True)
        for entry in os.scandir(folder):
            if entry.is_dir(follow_symlinks=False):
                shutil.rmtree(entry.path, ignore_errors=True)
            else:
                os.unlink(entry.path)
        return folder


# --- progress --------------------------------------------------------------------

class Progress:
    """How far it is, on stderr: one line that is written again and again on a
    terminal, a line now and then elsewhere."""

    def __init__(self, name, total):
        self.name, self.total, self.done = name, total, 0
        self.start = time.monotonic()
        self.terminal = sys.stderr.isatty()
        self.every = 0.2 if self.terminal else LINE_EVERY
        self.shown = self.start

    def step(self, count, note=""):
        self.done += count
        now = time.monotonic()
        if now - self.shown >= self.every:
            self.shown = now
            self.write(self.text(note))

    def text(self, note):
        seconds = max(time.monotonic() - self.start, 0.001)
        rate = self.done / seconds
        left = (self.total - self.done) / rate if rate else 0
        return (f"{self.name}: {self.done} of {self.total}, {rate:.0f}/s, "
                f"{round(left / 60)} min left{note}")

    def write(self, text):
        if self.terminal:
            print(f"\r{text}\033[K", end="", file=sys.stderr, flush=True)
        else:
            print(text, file=sys.stderr, flush=True)

    def say(self, text):
        """Prints TEXT on stdout without spoiling the line."""
        self.clear()
        print(text, flush=True)

    def clear(self):
        if self.terminal:
            print("\r\033[K", end="", file=sys.stderr, flush=True)
