# SPDX-License-Identifier: GPL-2.0-or-later
"""Shapes that depend on the frame: allocation on the stack, return addresses,
computed goto, nested functions."""

from guards.shapes import block, can_nest, shape


@shape(2, odd=True)
def variable_length_array(body):
    if not can_nest(body):
        return False
    with body.scope(""):
        name, n = body.fresh("vla"), body.fresh("n")
        body.line(f"W {n} = (({body.word(1)}) & 7) + 1, {name}[{n}];")
        body.line(f"fill((unsigned char *){name}, {n} * sizeof(W), "
                  f"{body.word(1)});")
        block(body, 0, 2)
        body.line(f"{body.target().write(f'sum({name}, {n})')};")
    return None


@shape(2, odd=True)
def allocation(body):
    """Stack that lives as long as the function."""
    if not can_nest(body) or body.times > 4:
        return False
    with body.scope(""):
        p = body.fresh("p")
        body.line(f"W *{p} = __builtin_alloca((({body.word(1)}) & 3) * 8 + 16);")
        body.line(f"{p}[0] = {p}[1] = {body.word(1)};")
        body.line(f"touch({p}, 3);")
        body.line(f"{body.target().write(f'({p}[0] ^ {p}[1])')};")
    return None


@shape(1)
def return_address(body):
    if not body.pay(1):
        return False
    body.line("note(__builtin_return_address(0) == came_from);")
    body.function.reads_return_address = True
    return None


@shape(2, odd=True)
def computed_goto(body):
    """The table makes a function that cannot be inlined."""
    if not can_nest(body) or body.function.must_inline:
        return False
    first, second, end = (body.fresh("l") for _ in range(3))
    with body.scope(""):
        table = body.fresh("table")
        body.line(f"__label__ {first}, {second}, {end};")
        body.line(f"static void *const {table}[] = {{ &&{first}, &&{second} }};")
        body.line(f"goto *{table}[({body.word(1)}) & 1];")
        for label in (first, second):
            body.line(f"{label}:")
            body.line(f"{body.target().write(body.word(1))};")
            body.line(f"goto {end};")
        body.line(f"{end}:")
        body.line(";")
    return None


@shape(2, odd=True)
def nested_function(body):
    words = body.word_targets()
    if not words or not can_nest(body):
        return False
    with body.scope(""):
        name, n = body.fresh("nested"), body.fresh("n")
        with body.text.braces(f"__attribute__((noinline)) W {name}(W {n})"):
            body.line(f"return {body.rng.choice(words).name} + {n};")
        body.line(f"{body.target().write(f'{name}({body.word(1)})')};")
    return None
