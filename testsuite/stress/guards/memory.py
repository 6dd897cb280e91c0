# SPDX-License-Identifier: GPL-2.0-or-later
"""Shapes: locals in memory.  Shared by both sides of a guard, inside alone, in
scopes that a loop comes back to, through pointers."""

from guards.shapes import block, can_nest, shape
from guards.types import WORD, Variable


@shape(4)
def address_of_target(body):
    """A word whose address is given away."""
    words = body.word_targets()
    if not words:
        return False
    variable = body.rng.choice(words)
    body.line(f"touch(&{variable.name}, {body.word(1)});")
    return None


@shape(3)
def use_array(body):
    if not body.words:
        return False
    name = body.rng.choice(body.words)
    n = body.rng.randrange(4)
    body.line(body.rng.choice([
        f"{name}[{n}] = {body.word(1)};",
        f"{name}[({body.word(1)}) & 3] += {body.word(1)};",
        f"{body.target().write(f'{name}[{n}]')};",
        f"{body.target().write(f'sum({name}, 4)')};",
        f"touch(&{name}[{n}], {body.word(1)});",
        f"__builtin_memset({name}, {n}, sizeof({name}));",
    ]))
    return None


@shape(2)
def use_buffer(body):
    if not body.buffers:
        return False
    name = body.rng.choice(body.buffers)
    body.line(body.rng.choice([
        f"fill({name}, 16, {body.word(1)});",
        f"{name}[({body.word(1)}) & 15] = (unsigned char)({body.word(1)});",
        f"{body.target().write(f'(W){name}[({body.word(0)}) & 15]')};",
        f"__builtin_memcpy({name}, bytes, 16);",
    ]))
    return None


@shape(3)
def local_array(body):
    """An array of a scope of its own."""
    if not can_nest(body):
        return False
    with body.scope(""):
        body.declare_words()
        if body.chance(0.5):
            use_array(body)
        block(body, 1, 3)
        use_array(body)
    return None


@shape(3)
def local_word(body):
    if not can_nest(body):
        return False
    with body.scope(""):
        name = body.declare(WORD).name
        body.line(f"touch(&{name}, {body.word(1)});")
        block(body, 0, 2)
        body.line(f"{body.target().write(name)};")
    return None


@shape(2)
def local_buffer(body):
    if not can_nest(body):
        return False
    with body.scope(""):
        body.declare_buffer()
        use_buffer(body)
        block(body, 0, 2)
        use_buffer(body)
    return None


@shape(3)
def local_value(body):
    """A variable of any type of a narrower scope."""
    if not can_nest(body):
        return False
    with body.scope(""):
        body.declare()
        block(body, 1, 3)
    return None


@shape(1)
def local_volatile(body):
    if not can_nest(body):
        return False
    with body.scope(""):
        variable = body.declare(WORD, qualifier="volatile ")
        body.line(f"{variable.name} += {body.word(1)};")
        block(body, 0, 2)
        body.line(f"{body.target().write(variable.name)};")
    return None


@shape(2)
def comes_back(body):
    """A local that keeps its value from one turn of a loop to the next."""
    if not can_nest(body) or body.times > 8:
        return False
    name, i = body.fresh("s"), body.fresh("i")
    with body.scope(""):
        body.line(f"W {name}[2] = {{ {body.word(1)}, 1 }}, {i};")
        with body.scope(f"for ({i} = 0; {i} < 3; {i}++)", times=body.times * 3,
                        loops=body.loops + 1, switches=0):
            body.variables.append(Variable(i, WORD, True))
            with body.scope(f"if ({body.rng.choice(['K', 'K', 'K2'])})",
                            arms=body.arms + 1):
                body.narrow()
                body.line(f"touch(&{name}[{i} & 1], {body.word(1)});")
                body.line(f"{body.target().write(f'{name}[0]')};")
                block(body, 0, 2)
        if body.chance(0.4):
            body.line(f"{body.target().write(f'{name}[1]')};")
    return None


@shape(2)
def keep_address(body):
    """An address that somebody remembers: only the arm names the local."""
    if not body.kept:
        return False
    if body.arms or body.chance(0.4):
        body.line(f"keep(&{body.rng.choice(body.kept)});")
    if not body.arms or body.chance(0.4):
        body.line(f"poke({body.word(1)});")
    return None


@shape(1)
def static_local(body):
    """One object, whatever becomes of the code around it."""
    if not can_nest(body):
        return False
    with body.scope(""):
        name = body.fresh("n")
        body.line(f"static W {name};")
        body.line(f"{name} += {body.rng.randint(1, 5)};")
        body.line(f"{body.target().write(name)};")
    return None


@shape(1)
def pointer_to_local(body):
    """A pointer that is a local's address on one way and another's elsewhere."""
    words = body.word_targets()
    if len(words) < 2 or not can_nest(body):
        return False
    a, b = body.rng.sample(words, 2)
    p = body.fresh("p")
    with body.scope(""):
        body.line(f"W *{p} = {body.condition()} ? &{a.name} : &{b.name};")
        with body.scope(f"if ({body.rng.choice(['K', 'K2'])})",
                        arms=body.arms + 1):
            body.narrow()
            body.line(f"*{p} += {body.word(1)};")
            block(body, 0, 2)
        body.line(f"{body.target().write(f'*{p}')};")
    return None


@shape(1)
def pointer_to_inner_local(body):
    """The address of a local of the arm is one of two in a PHI."""
    if not can_nest(body):
        return False
    with body.scope(""):
        name, p = body.declare(WORD).name, body.fresh("p")
        body.line(f"W *{p} = &cells[{body.rng.randrange(16)}];")
        with body.scope(f"if ({body.condition()})"):
            body.line(f"{p} = &{name};")
            block(body, 0, 1)
        body.line(f"*{p} ^= {body.word(1)};")
        block(body, 0, 2)
        body.line(f"{body.target().write(f'*{p}')};")
    return None


@shape(1)
def cleanup(body):
    if not can_nest(body) or not body.pay(2):
        return False
    with body.scope(""):
        name = body.fresh("c")
        body.line(f"W {name} __attribute__((cleanup(cleaned))) = {body.word(1)};")
        block(body, 1, 2)
        body.line(f"{name}++;")
    return None
