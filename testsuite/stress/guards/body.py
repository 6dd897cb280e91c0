# SPDX-License-Identifier: GPL-2.0-or-later
"""The inside of a function while it is written: what is in scope, where control
may go, and how often it comes by."""

from contextlib import contextmanager

from guards import expressions
from guards.types import WORD, Variable, any_type, make

MOST_COST = 60          # notes that one call of a function may make, about
MOST_DEPTH = 5          # of nested statements


class Function:
    """What others must know to call it; NAME is without FN ()."""

    def __init__(self, name, type_, parameters):
        self.name, self.type, self.parameters = name, type_, parameters
        self.cost = 0
        self.callee = f"FN({name})"
        self.tail = []      # arguments behind the parameters
        self.reads_return_address = False
        self.must_inline = False
        self.odd = False    # may have shapes that bar much

    def call(self, values):
        arguments = [p.make(v) for p, v in zip(self.parameters, values)]
        return f"{self.callee}({', '.join(arguments + self.tail)})"

    def read(self, values):
        """A call as a W; None if it returns nothing."""
        text = self.call(values)
        if self.type is None:
            return None
        return text if self.type == WORD else f"read_{self.type.name}({text})"


class Body:
    def __init__(self, rng, text, function, others, wrappers):
        self.rng, self.text, self.function = rng, text, function
        self.others, self.wrappers = others, wrappers
        self.variables = []     # that can be read
        self.targets = []       # that can be written
        self.words = []         # arrays of 4 W
        self.buffers = []       # arrays of 16 bytes
        self.labels = set()     # exits that were used
        self.kept = []          # words whose address somebody may remember
        self.may_leave = True   # over labels
        self.may_return = True
        self.loops = 0          # that break and continue would find
        self.switches = 0
        self.arms = 0
        self.times = 1          # how often control comes by
        self.depth = 0
        self.counter = 0

    # --- names, values -----------------------------------------------------------

    def fresh(self, prefix):
        self.counter += 1
        return f"{prefix}{self.counter}"

    def word(self, depth=2):
        return expressions.word(self.rng, self.variables, depth)

    def condition(self):
        return expressions.condition(self.rng, self.variables)

    def line(self, text):
        self.text.line(text)

    def chance(self, probability):
        return self.rng.random() < probability

    def pay(self, cost):
        """Counts notes; false if there are too many already."""
        cost *= self.times
        if self.function.cost + cost > MOST_COST:
            return False
        self.function.cost += cost
        return True

    # --- scopes --------------------------------------------------------------------

    @contextmanager
    def scope(self, head, tail="", **changes):
        """A block in braces; what is declared in it is forgotten behind it."""
        kept = ["variables", "targets", "words", "buffers", *changes, "depth"]
        before = {name: getattr(self, name) for name in kept}
        for name in ("variables", "targets", "words", "buffers"):
            setattr(self, name, list(before[name]))
        for name, value in changes.items():
            setattr(self, name, value)
        self.depth += 1
        with self.text.braces(head, tail):
            yield
        for name, value in before.items():
            setattr(self, name, value)

    def declare(self, type_=None, value=None, qualifier="", target=True):
        """A variable with a value, in the scope."""
        type_ = type_ or any_type(self.rng)
        variable = Variable(self.fresh("v"), type_)
        value = value or self.word(1)
        space = "" if type_.c.endswith("*") else " "
        self.line(f"{qualifier}{type_.c}{space}{variable.name} = "
                  f"{make(type_, value)};")
        self.variables.append(variable)
        if target:
            self.targets.append(variable)
        return variable

    def declare_words(self):
        name = self.fresh("w")
        self.line(f"W {name}[4] = {{ {self.word(1)}, {self.word(1)}, 5, 7 }};")
        self.words.append(name)
        return name

    def declare_buffer(self):
        name = self.fresh("b")
        self.line(f"unsigned char {name}[16] = {{ 1, 2, 3 }};")
        self.buffers.append(name)
        return name

    def narrow(self):
        """Lets an arm read up to 8 variables and write up to 3 from outside, so
        that there are regions that can be moved."""
        few = self.rng.randrange(9)
        self.variables = self.sample(self.variables, few)
        writes = self.rng.choices(range(4), [4, 5, 3, 1])[0]
        self.targets = self.sample(self.targets, writes)
        if self.chance(0.7):
            self.words, self.buffers = [], []

    def sample(self, items, count):
        chosen = set(self.rng.sample(range(len(items)), min(count, len(items))))
        return [item for i, item in enumerate(items) if i in chosen]

    def target(self):
        """Something to write to: a variable or, if there is none, an object."""
        if self.targets:
            return self.rng.choice(self.targets)
        return Variable(f"cells[{self.rng.randrange(16)}]", WORD)

    def word_targets(self):
        return [v for v in self.targets if v.type == WORD]
