# SPDX-License-Identifier: GPL-2.0-or-later
"""Shapes: inline asm with operands of every kind, register variables."""

from guards.shapes import block, can_nest, shape
from guards.types import WORD


@shape(5)
def operands(body):
    """An asm with a scope for its operands, which are words."""
    if not can_nest(body):
        return False
    with body.scope(""):
        o, x, y = (body.fresh("o") for _ in range(3))
        body.line(f"W {o} = 0, {x} = {body.word(1)}, {y} = {body.word(1)};")
        body.line(body.rng.choice([
            f"ASM_R({o}, {x});", f"ASM_TIED({x});", f"ASM_MATCH({o}, {x}, {y});",
            f"ASM_I({x}, {body.rng.randint(1, 90)});", f"ASM_M({y});",
            f"ASM_EARLY({o}, {x}, {y});", f"ASM_CLOBBER({o}, {x});",
            f"ASM_M(cells[{body.rng.randrange(16)}]);"]))
        body.line(f"{body.target().write(f'({o} + {x} * 3 + {y})')};")
    return None


@shape(2)
def jump(body):
    """asm goto with its label inside."""
    if not can_nest(body):
        return False
    with body.scope(""):
        x, label = body.fresh("o"), body.fresh("neg")
        body.line(f"__label__ {label};")
        body.line(f"W {x} = {body.word(1)};")
        body.line(f"ASM_GOTO({x}, {label});")
        block(body, 1, 2)
        body.line(f"{label}:")
        body.line(f"{body.target().write(x)};")
    return None


@shape(1, arm_only=True)
def jump_out(body):
    """asm goto with its label outside."""
    if not body.may_leave or not can_nest(body):
        return False
    with body.scope(""):
        x = body.fresh("o")
        body.line(f"W {x} = {body.word(1)};")
        body.line(f"ASM_GOTO({x}, out);")
    body.labels.add("out")
    return None


@shape(1)
def fixed_register(body):
    """A register variable; between it and the asm there is no call."""
    if not can_nest(body):
        return False
    with body.scope(""):
        x, h, o = body.fresh("o"), body.fresh("h"), body.fresh("o")
        second = body.chance(0.3)
        body.line(f"W {x} = {body.word(1)}, {o};")
        with body.scope(""):
            register = "REGISTER2" if second else "REGISTER"
            body.line(f"register W {h} asm({register}) = {x};")
            body.line(f"ASM_FIXED{'2' if second else ''}({o}, {h});")
        body.line(f"{body.target().write(o)};")
    return None


@shape(2, odd=True)
def fixed_both_sides(body):
    """A register variable that is used before a guard and behind it."""
    words = body.word_targets()
    if not words or not can_nest(body):
        return False
    with body.scope(""):
        h, o = body.fresh("h"), body.fresh("o")
        body.line(f"W {o}, {h}_in = {body.word(1)};")
        body.line(f"register W {h} asm(REGISTER) = {h}_in;")
        body.line(f"ASM_FIXED({o}, {h});")
        with body.scope(f"if ({body.rng.choice(['K', 'K2'])})"):
            body.line(f"{h} = {o} + 1;")
            body.line(f"ASM_FIXED({o}, {h});")
        body.line(f"{body.rng.choice(words).write(o)};")
    return None


@shape(1)
def barrier(body):
    body.line('asm volatile("" : : : "memory");')


@shape(1)
def tied_variable(body):
    """The asm changes a variable of the function itself."""
    words = [v for v in body.targets if v.type == WORD]
    if not words:
        return False
    name = body.rng.choice(words).name
    body.line(body.rng.choice([f"ASM_TIED({name});", f"ASM_M({name});",
                               f"asm volatile(\"\" : \"+r\" ({name}));"]))
    return None
