# SPDX-License-Identifier: GPL-2.0-or-later
"""Makes the hand-outlined form of the allocation hooks, as Linux 6.15 has it.

Works on copies: reads a kernel tree, writes only the changed files into an
overlay folder.  A hook is found by its name and rewritten by its structure,
whatever its text is: the body moves into a noinline function in which the key
counts as on, and the hook itself becomes guard and call.
"""

import os
import re

GUARD = "mem_alloc_profiling_enabled()"

# pgalloc_tag_sub_pages is not here: its guarded code is one instruction.
HOOKS = (
    ("include/linux/pgalloc_tag.h", "clear_page_tag_ref"),
    ("include/linux/pgalloc_tag.h", "pgalloc_tag_add"),
    ("include/linux/pgalloc_tag.h", "pgalloc_tag_sub"),
    ("include/linux/pgalloc_tag.h", "pgalloc_tag_get"),
    ("include/linux/mm.h", "pgalloc_tag_split"),
    ("mm/slub.c", "alloc_tagging_slab_alloc_hook"),
    ("mm/slub.c", "alloc_tagging_slab_free_hook"),
)


class Unknown(Exception):
    """The tree does not have the hook in a form this script understands."""


def find_definition(text, name):
    """(start, parameters, body start, body end) of the guarded definition."""
    for match in re.finditer(
            rf"^static[^;{{}}()#]*?\b{name}\s*\(([^{{}};]*)\)\s*\n\{{", text, re.M):
        end = text.index("\n}", match.end()) + 2
        if GUARD in text[match.end():end]:
            return match.start(), match[1], match.end(), end
    raise Unknown(f"no function {name} that checks the key")


def outline(text, name, attributes):
    start, parameters, body, end = find_definition(text, name)
    head = text[start:body - 1]
    args = ", ".join(re.search(r"(\w+)\s*$", p)[1] for p in parameters.split(","))
    # unused in most files that include the header
    helper = re.sub(r"\b(?:__always_)?inline\b", f"{attributes} __maybe_unused",
                    re.sub(rf"\b{name}\b", f"__{name}", head))
    call = f"__{name}({args})"
    if re.match(r"static\s+\w+\s+void\b(?!\s*\*)", head):
        action = f"\tif ({GUARD})\n\t\t{call};\n"
    else:
        action = f"\treturn {GUARD} ? {call} : NULL;\n"
    return (text[:start] + helper + "{" + text[body:end].replace(GUARD, "1")
            + "\n\n" + head + "{\n" + action + "}" + text[end:])


def make_overlay(tree, overlay, attributes="noinline"):
    """Writes the edited files of TREE below OVERLAY."""
    edited = {}
    for path, name in HOOKS:
        if path not in edited:
            with open(os.path.join(tree, path)) as f:
                edited[path] = f.read()
        try:
            edited[path] = outline(edited[path], name, attributes)
        except Unknown as error:
            raise Unknown(f"{path}: {error}") from None
    for path, text in edited.items():
        out = os.path.join(overlay, path)
        os.makedirs(os.path.dirname(out), exist_ok=True)
        part = f"{out}.{os.getpid()}"
        with open(part, "w") as f:
            f.write(text)
        os.replace(part, out)
