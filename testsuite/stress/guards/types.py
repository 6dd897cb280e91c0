# SPDX-License-Identifier: GPL-2.0-or-later
"""Types of variables (fuzz.h has make_ and read_ for each), and variables."""

from typing import NamedTuple


class Type(NamedTuple):
    """A type by the suffix of its helpers in fuzz.h."""
    name: str
    c: str
    weight: int         # how often it is chosen
    members: tuple = () # what can be written on its own: (suffix, type)


TYPES = [
    Type("schar", "signed char", 2),
    Type("uchar", "unsigned char", 3),
    Type("short", "short", 2),
    Type("ushort", "unsigned short", 2),
    Type("int", "int", 8),
    Type("uint", "unsigned int", 6),
    Type("long", "long", 6),
    Type("ulong", "W", 14),
    Type("llong", "long long", 2),
    Type("bool", "_Bool", 4),
    Type("enum", "enum colour", 3),
    Type("ptr", "W *", 6),
    Type("leaf", "leaf_fn", 1),
    Type("float", "float", 1),
    Type("double", "double", 2),
    Type("int128", "__int128", 1),
    Type("uint128", "unsigned __int128", 1),
    Type("cint", "_Complex unsigned int", 1, (("__real__ {}", "unsigned int"),
                                              ("__imag__ {}", "unsigned int"))),
    Type("clong", "_Complex unsigned long", 1, (("__real__ {}", "W"),
                                                ("__imag__ {}", "W"))),
    Type("small", "struct small", 2, (("{}.a", "int"), ("{}.b", "short"),
                                      ("{}.c", "unsigned char"))),
    Type("pair", "struct pair", 2, (("{}.a", "W"), ("{}.b", "W"))),
    Type("big", "struct big", 1, (("{}.v[0]", "W"), ("{}.v[3]", "W"))),
    Type("bits", "struct bits", 2, (("{}.a", "unsigned int"), ("{}.c", "W"))),
    Type("both", "union both", 1, (("{}.h[1]", "unsigned int"),
                                   ("{}.b[3]", "unsigned char"))),
    Type("vec", "vec", 1, (("{}[0]", "unsigned int"),)),
]
BY_NAME = {t.name: t for t in TYPES}
WORD = BY_NAME["ulong"]
# Another type, so that nobody takes its address
VOLATILE_WORD = WORD._replace(c="volatile W")


def any_type(rng):
    return rng.choices(TYPES, [t.weight for t in TYPES])[0]


class Variable(NamedTuple):
    """Something that can be read as a W, and written unless it is constant."""
    name: str
    type: Type
    constant: bool = False

    def read(self):
        return self.name if self.type == WORD else \
            f"read_{self.type.name}({self.name})"

    def write(self, value):
        """A statement without its semicolon."""
        return f"{self.name} = {self.make(value)}"

    def make(self, value):
        return value if self.type == WORD else f"make_{self.type.name}({value})"


def make(type_, value):
    return value if type_ == WORD else f"make_{type_.name}({value})"
