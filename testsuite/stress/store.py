# SPDX-License-Identifier: GPL-2.0-or-later
"""Results on disk: a file of JSON lines that is only ever added to, so that an
interrupted run loses nothing and several runs may write at a time."""

import json
import os


class Store:
    """A dictionary of strings to lists, kept in the file PATH."""

    def __init__(self, path):
        self.path = path
        os.makedirs(os.path.dirname(path), exist_ok=True)
        self.known = {}
        try:
            with open(path, encoding="utf-8", errors="replace") as f:
                for line in f:
                    self.load(line)
        except FileNotFoundError:
            pass
        # begins with a newline: the last run may have died within a line
        self.file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
        os.write(self.file, b"\n")

    def load(self, line):
        try:
            key, value = json.loads(line)
        except ValueError:
            return
        self.known[key] = value

    def get(self, key):
        return self.known.get(key)

    def put(self, key, value):
        self.known[key] = value
        # one write(): lines of several writers do not mix
        os.write(self.file, (json.dumps([key, value]) + "\n").encode())
