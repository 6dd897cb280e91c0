# SPDX-License-Identifier: GPL-2.0-or-later
"""Shapes: values, calls, branches and loops."""

from guards import conditions
from guards.shapes import block, can_nest, shape
from guards.types import BY_NAME, WORD, Variable

FLIPS = ["K_BIT", "K_BIT", "K2_BIT", "KT_BIT", "KF_BIT | KU_BIT", "K_BIT | K2_BIT"]


@shape(10)
def assign(body):
    body.line(f"{body.target().write(body.word())};")


@shape(2)
def assign_member(body):
    chosen = [v for v in body.targets if v.type.members]
    if not chosen:
        return False
    variable = body.rng.choice(chosen)
    member, c = body.rng.choice(variable.type.members)
    body.line(f"{member.format(variable.name)} = ({c})({body.word()});")


@shape(6)
def note(body):
    if not body.pay(1):
        return False
    body.line(f"note((long)({body.word()}));")


@shape(4)
def bulk(body):
    if not body.pay(4):
        return False
    body.line(f"BULK((long)(int)({body.word(1)}));")


@shape(8)
def calc(body):
    if not body.pay(1):
        return False
    value = f"(W)calc((int)({body.word(1)}))"
    body.line(f"{body.target().write(value)};")


@shape(5)
def call(body):
    """A call of a function further up; may be a call through a pointer."""
    usable = [f for f in body.others if f.cost * body.times < 20]
    if not usable:
        return False
    function = body.rng.choice(usable)
    if not body.pay(function.cost + 1):
        return False
    value = function.read([body.word(1) for _ in function.parameters])
    if value is None:
        body.line(f"{function.call([body.word(1) for _ in function.parameters])};")
    elif body.chance(0.5):
        body.line(f"{body.target().write(value)};")
    else:
        body.line(f"note((long){value});")


@shape(4)
def objects(body):
    n = body.rng.randrange(16)
    body.line(body.rng.choice([
        f"vcell = {body.word()};",
        f"vint = (int)({body.word()});",
        f"vcell += {body.word(1)};",
        f"cells[({body.word(1)}) & 15] ^= {body.word(1)};",
        f"bytes[{n}] = (unsigned char)({body.word()});",
        f"dcell = make_double({body.word()});",
        f"{body.target().write('vcell')};",
        f"{body.target().write(f'cells[{n}]')};",
        f"{body.target().write('read_double(dcell)')};",
        f"__builtin_memcpy(bytes, bytes + 8, {n % 8 + 1});",
    ]))


@shape(2)
def switch_keys(body):
    """The keys change in mid-course."""
    body.line(f"flip({body.rng.choice(FLIPS)});")


@shape(6)
def branch(body):
    if not can_nest(body):
        return False
    with body.scope(f"if ({body.condition()})"):
        block(body, 1, 3)
    if body.chance(0.4):
        with body.scope("else"):
            block(body, 1, 3)


@shape(14)
def guard(body):
    if not can_nest(body):
        return False
    test = conditions.guard(body.rng, body.variables, body.wrappers)
    if body.chance(0.05):
        body.line(f"if ({test})")
        body.line("\t;")
        return None
    with body.scope(f"if ({test})", arms=body.arms + 1):
        body.narrow()
        block(body, 1, 5)
    if body.chance(0.25):
        with body.scope("else", arms=body.arms + body.chance(0.5)):
            body.narrow()
            block(body, 1, 3)
    return None


@shape(2)
def guard_value(body):
    """The guard's value is kept, and tested again."""
    if not can_nest(body):
        return False
    name = body.fresh("on")
    test = conditions.guard(body.rng, body.variables, body.wrappers)
    body.line(f"_Bool {name} = {test};")
    flag = Variable(name, BY_NAME["bool"], True)
    body.line(f"{body.target().write(name)};")
    for _ in range(body.rng.randint(1, 2)):
        with body.scope(f"if ({name})", arms=body.arms + 1):
            body.narrow()
            body.variables.append(flag)
            block(body, 1, 3)
    return None


@shape(2)
def guard_expression(body):
    k = conditions.key(body.rng)
    body.line(f"{body.target().write(f'({k} ? {body.word()} : {body.word(1)})')};")


@shape(5)
def loop(body):
    if not can_nest(body) or body.times > 8:
        return False
    i, n = body.fresh("i"), body.rng.randint(2, 4)
    kind = body.rng.randrange(3)
    inside = {"times": body.times * n, "loops": body.loops + 1, "switches": 0}
    index = Variable(i, WORD, True)
    if kind == 0:
        body.line(f"W {i};")
        with body.scope(f"for ({i} = 0; {i} < {n}; {i}++)", **inside):
            body.variables.append(index)
            block(body, 1, 4)
    elif kind == 1:
        body.line(f"W {i} = {n};")
        with body.scope(f"while ({i}--)", **inside):
            body.variables.append(index)
            block(body, 1, 4)
    else:
        body.line(f"W {i} = 0;")
        with body.scope("do", f" while (++{i} < {n});", **inside):
            body.variables.append(index)
            block(body, 1, 4)
    return None


@shape(3)
def switch(body):
    if not can_nest(body):
        return False
    n = body.rng.randint(2, 6)
    with body.scope(f"switch (({body.word(1)}) % {n + 1}UL)",
                    switches=body.switches + 1):
        for case in range(n):
            body.line(f"case {case}:")
            with body.scope(""):
                block(body, 1, 2)
            if body.chance(0.8):
                body.line("\tbreak;")
        if body.chance(0.5):
            body.line("default:")
            body.line(f"\t{body.target().write(body.word(1))};")
    return None


# --- ways out --------------------------------------------------------------------

def way_out(body, text):
    if body.chance(0.75):
        body.line(f"if ({body.condition()})")
        text = "\t" + text
    body.line(text)


@shape(4, arm_only=True)
def leave_loop(body):
    if not body.loops and not body.switches:
        return False
    can_continue = body.loops and body.chance(0.5)
    way_out(body, "continue;" if can_continue else "break;")
    return None


@shape(4, arm_only=True)
def go_out(body):
    if not body.may_leave:
        return False
    label = body.rng.choice(["out", "out", "out2", "out3"])
    body.labels.add(label)
    way_out(body, f"goto {label};")
    return None


@shape(4, arm_only=True)
def early_return(body):
    if not body.may_return:
        return False
    way_out(body, return_text(body, body.word()))
    return None


def return_text(body, value):
    type_ = body.function.type
    if type_ is None:
        return "return;"
    return f"return {Variable('', type_).make(value)};"


@shape(2, arm_only=True)
def tail_call(body):
    usable = [f for f in body.others if f.type == body.function.type
              and f.cost < 20 and f.type]
    if not usable or not body.may_return:
        return False
    function = body.rng.choice(usable)
    if not body.pay(function.cost):
        return False
    values = [body.word(1) for _ in function.parameters]
    way_out(body, f"return {function.call(values)};")
    return None


@shape(1, arm_only=True)
def no_return(body):
    """A call that does not come back."""
    way_out(body, f"leave({body.rng.randint(1, 9)});")
