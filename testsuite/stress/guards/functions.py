# SPDX-License-Identifier: GPL-2.0-or-later
"""Whole functions: their attributes, parameters, and the forms they come in."""

from contextlib import contextmanager

from guards import conditions
from guards.body import Body, Function
from guards.plain import return_text
from guards.shapes import block
from guards.types import BY_NAME, VOLATILE_WORD, WORD, Variable, any_type

ATTRIBUTES = [
    "hot", "noipa", "noclone", "flatten", "no_stack_protector",
    "no_icf", "no_reorder", "used", "weak", "aligned(32)",
    "section(\".text.fuzz\")", "optimize(\"O1\")", "optimize(\"Os\")",
    "optimize(\"O3\")", "optimize(\"no-tree-ccp\")",
    "zero_call_used_regs(\"used\")", "patchable_function_entry(2, 1)",
    "no_instrument_function", "visibility(\"hidden\")",
]
KINDS = {"noinline": 6, "static": 3, "inline": 4, "always": 2, "global": 3}
STORAGE = {"noinline": "NOINLINE ", "static": "static __attribute__((unused)) ",
           "inline": "static inline ", "global": "",
           "always": "static inline __attribute__((always_inline)) "}


class Writer:
    """Writes the functions of one program."""

    def __init__(self, rng, text, quiet):
        self.rng, self.text, self.quiet = rng, text, quiet
        self.functions, self.wrappers = [], []

    # --- heads -----------------------------------------------------------------------

    def attributes(self, kind):
        if kind in ("inline", "always") or self.rng.random() < 0.5:
            return []
        chosen = self.rng.sample(ATTRIBUTES, self.rng.randint(1, 2))
        if self.rng.random() < 0.04:
            chosen = [a for a in chosen if a != "hot"] + ["cold"]
        if kind == "static":
            chosen = [a for a in chosen if a not in ("weak", "visibility(\"hidden\")")]
        return chosen

    def head(self, kind, function, parameters):
        quiet = "QUIET " if self.quiet else ""
        attributes = ", ".join(self.attributes(kind))
        attributes = f"__attribute__(({attributes})) " if attributes else ""
        type_ = function.type.c if function.type else "void"
        space = "" if type_.endswith("*") else " "
        return (f"{quiet}{attributes}{STORAGE[kind]}{type_}{space}"
                f"FN({function.name})({parameters})")

    @staticmethod
    def parameter_text(parameters):
        return ", ".join(f"{p.type.c}{'' if p.type.c.endswith('*') else ' '}{p.name}"
                         for p in parameters) or "void"

    def new_function(self, type_, parameters):
        function = Function(f"f{len(self.functions)}", type_, parameters)
        function.odd = self.rng.random() < 0.15
        return function

    @contextmanager
    def definition(self, kind, function, parameters):
        """FUNCTION with what is written meanwhile; others can call it then."""
        with self.text.braces(self.head(kind, function, parameters)):
            place = len(self.text.lines)
            yield
            if function.reads_return_address:
                self.text.lines.insert(place, "\tvoid *came_from = "
                                              "__builtin_return_address(0);")
        self.text.line()
        self.functions.append(function)

    def body(self, function, parameters):
        body = Body(self.rng, self.text, function, self.functions, self.wrappers)
        body.variables = list(parameters)
        body.targets = list(parameters)
        return body

    # --- forms -------------------------------------------------------------------------

    def wrapper(self):
        """A function that only tests a key."""
        name = f"on{len(self.wrappers)}"
        test = conditions.key(self.rng)
        takes = self.rng.random() < 0.4
        quiet = "QUIET " if self.quiet else ""
        with self.text.braces(f"{quiet}static inline _Bool "
                              f"FN({name})({'W w' if takes else 'void'})"):
            if takes:
                test = self.rng.choice([f"{test} && (w & 1)", f"{test} || w == 3",
                                        f"w != 7 && {test}"])
            self.text.line(f"return {test};")
        self.text.line()
        self.wrappers.append(f"FN({name})({'cells[1]' if takes else ''})")

    def function(self):
        """The usual form: declarations, statements, labels, the value."""
        rng = self.rng
        type_ = None if rng.random() < 0.1 else \
            WORD if rng.random() < 0.5 else any_type(rng)
        count = rng.choices(range(8), [1, 4, 5, 4, 3, 2, 1, 1])[0]
        parameters = [Variable(f"a{i}", any_type(rng)) for i in range(count)]
        function = self.new_function(type_, parameters)
        kind = rng.choices(list(KINDS), list(KINDS.values()))[0]
        function.must_inline = kind == "always"
        with self.definition(kind, function,
                             self.parameter_text(parameters)):
            self.inside(function, parameters)
        if kind in ("noinline", "global", "static") and rng.random() < 0.15:
            self.alias(function, kind)

    def alias(self, function, kind):
        """Another name for the function, or a pointer to it."""
        type_ = function.type.c if function.type else "void"
        parameters = self.parameter_text(function.parameters)
        name = f"{function.name}_too"
        if self.rng.random() < 0.5 and kind != "static":
            self.text.line(f"{type_} FN({name})({parameters}) "
                           f"__attribute__((alias(STRING(FN({function.name})))));")
            function.callee = f"FN({name})"
        else:
            self.text.line(f"static {type_} (*volatile FN({name}))({parameters}) = "
                           f"FN({function.name});")
            function.callee = f"FN({name})"
        self.text.line()

    def inside(self, function, parameters):
        body = self.body(function, parameters)
        self.declarations(body)
        outer = list(body.variables)
        block(body, 2, 6)
        # What is declared between has no value behind a label
        body.variables = outer
        self.labels(body)
        self.end(body, outer)

    def declarations(self, body):
        for _ in range(body.rng.randint(1, 6)):
            body.declare()
        if body.chance(0.25):
            body.declare_words()
        if body.chance(0.15):
            body.declare_buffer()
        if body.chance(0.15):
            body.may_return = False
            body.kept = [body.fresh("k") for _ in range(2)]
            for name in body.kept:
                body.line(f"W {name} = {body.word(1)};")
            body.line("keep(0);")

    @staticmethod
    def labels(body):
        for label in ("out3", "out2", "out"):
            if label in body.labels:
                body.line(f"{label}:")
                body.line(f"{body.target().write(body.word(1))};")

    def end(self, body, outer):
        """What is not looked at here was never live."""
        few = body.sample(outer, body.rng.choice([1, 2, 3, 5, 99]))
        value = " ^ ".join(v.read() for v in few) or "0UL"
        for name in body.kept:
            value += f" ^ {name}"
        for name in body.words:
            value += f" ^ sum({name}, 4)"
        for name in body.buffers:
            value += f" ^ {name}[5]"
        if body.kept:
            body.line(f"vcell ^= {' ^ '.join(body.kept)};")
            body.line("keep(0);")
        if body.function.type is None:
            body.line(f"note((long)({value}));")
            body.function.cost += 1
        else:
            body.line(return_text(body, f"({value})"))

    def helper(self):
        """A hook in a header: a guard, and a pointer to the caller's local."""
        parameters = [Variable("p", BY_NAME["ptr"]), Variable("a", WORD)]
        function = self.new_function(None, parameters)
        function.callee = f"FN({function.name})"
        with self.definition("inline", function, "W *p, W a"):
            body = self.body(function, [Variable("a", WORD)])
            body.variables.append(Variable("*p", WORD))
            body.targets.append(Variable("*p", WORD))
            with body.scope(f"if ({conditions.key(self.rng)})", arms=1):
                block(body, 1, 4)
            if body.chance(0.4):
                block(body, 1, 2)
            self.labels(body)
            body.line("(void)p;")
        self.helper_user(function)

    def helper_user(self, helper):
        """A function that gives its local's address to HELPER."""
        parameters = [Variable("a0", WORD)]
        function = self.new_function(WORD, parameters)
        function.cost = helper.cost
        with self.definition("noinline", function, "W a0"):
            self.text.line("W x = a0 + 2;")
            self.text.line()
            self.text.line(f"FN({helper.name})(&x, a0);")
            self.text.line("return x * 3 + a0;")

    def recursive(self):
        """Calls itself under a key, a bounded number of times."""
        parameters = [Variable("a0", WORD), Variable("a1", any_type(self.rng))]
        function = self.new_function(WORD, parameters)
        with self.definition("noinline", function,
                             self.parameter_text(parameters)):
            body = self.body(function, [Variable("a0", WORD, True), parameters[1]])
            body.targets = [parameters[1]]
            body.line("W depth = a0 & 3, r;")
            body.line("r = depth;")
            body.variables.append(Variable("r", WORD))
            body.targets.append(Variable("r", WORD))
            with body.scope(f"if ({self.rng.choice(['K', 'K2', 'K && depth'])})",
                            arms=1):
                body.narrow()
                block(body, 1, 2)
                body.line("if (depth)")
                call = function.call(["depth - 1", body.word(1)])
                body.line(f"\tr += {call};")
            block(body, 0, 2)
            self.labels(body)
            body.line(f"return r ^ {parameters[1].read()};")
        function.cost *= 4

    def variadic(self):
        parameters = [Variable("a0", BY_NAME["int"])]
        function = self.new_function(WORD, parameters)
        in_arm = self.rng.random() < 0.5
        with self.definition("noinline", function, "int a0, ..."):
            body = self.body(function, parameters)
            body.may_return = False
            body.line("va_list ap;")
            body.line("W r;")
            body.line("va_start(ap, a0);")
            body.line("r = (W)va_arg(ap, int);")
            body.variables.append(Variable("r", WORD))
            body.targets.append(Variable("r", WORD))
            with body.scope(f"if ({conditions.key(self.rng)})", arms=1):
                body.narrow()
                block(body, 1, 3)
                if in_arm:
                    body.line("r += (W)va_arg(ap, int);")
            block(body, 0, 2)
            self.labels(body)
            body.line("va_end(ap);")
            body.line("return r;")
        function.tail = ["1", "2"]

    def catcher(self):
        """Calls setjmp; what changes in between is volatile."""
        parameters = [Variable("a0", WORD)]
        function = self.new_function(WORD, parameters)
        with self.definition("noinline", function, "W a0"):
            body = self.body(function, [])
            body.may_leave = body.may_return = False
            body.line("volatile W x = a0;")
            body.line("jmp_buf outer;")
            body.line("__builtin_memcpy(outer, fuzz_env, sizeof(outer));")
            seen = Variable("x", VOLATILE_WORD)
            body.variables, body.targets = [seen], [seen]
            with body.scope("if (!setjmp(fuzz_env))"):
                with body.scope(f"if ({conditions.key(self.rng)})", arms=1):
                    block(body, 1, 3)
                    body.line(f"if ({body.condition()})")
                    body.line("\tleave(3);")
                block(body, 0, 2)
            with body.scope("else"):
                body.line("keep(0);")
                body.line("x += 100;")
            body.line("__builtin_memcpy(fuzz_env, outer, sizeof(outer));")
            body.line("return x;")
