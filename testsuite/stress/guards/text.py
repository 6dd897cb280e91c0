# SPDX-License-Identifier: GPL-2.0-or-later
"""Lines of C, indented."""

from contextlib import contextmanager


class Text:
    def __init__(self):
        self.lines = []
        self.depth = 0

    def line(self, text=""):
        """A line; a label stands one step to the left."""
        depth = self.depth - (text.endswith(":") and self.depth > 0)
        self.lines.append("\t" * depth + text if text else "")

    @contextmanager
    def braces(self, head="", tail=""):
        self.line(f"{head} {{".lstrip())
        self.depth += 1
        yield
        self.depth -= 1
        self.line(f"}}{tail}")

    def __str__(self):
        return "\n".join(self.lines) + "\n"
