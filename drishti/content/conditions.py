"""Choose between texts, depending on whether a fact is known.

In TOML, a table with ``when_missing``, ``when_known`` or both becomes the value that applies. If it
has none, the field or list entry is left out. The table, or one around it, names the ``fact``. In
Markdown, a block from ``::: when_missing charity`` to ``:::`` is left out unless it applies. A
formatter may indent these lines.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import Any, Final

from drishti.content.errors import Problem
from drishti.content.files import Table, field_problem
from drishti.content.schema.base import BRACES, Text
from drishti.content.schema.facts import MARKS
from drishti.content.tree import KNOWN, MISSING, WHEN, Place, is_condition, walk

BLOCK: Final = re.compile(
    rf"^ *::: ({MISSING}|{KNOWN}) (\w+)\n((?:(?! *:::).*\n)*) *:::(?:\n|\Z)", re.MULTILINE
)
OPENING: Final = re.compile(rf"::: ({MISSING}|{KNOWN}) \w+")
OPTIONAL: Final = {name for name, (_, mark) in MARKS.items() if not mark.is_never_empty}
"""The facts whose variables have a value only while they are known."""
FENCE: Final = re.compile(":::.*")

States = Mapping[str, bool]
"""Whether each fact is known."""


def resolve(value: Any, states: States, fact: str = "") -> Any:
    """Return a prepared ``value`` with each condition replaced by the value that applies."""
    match value:
        case dict():
            fact = str(value.get("fact", fact))
            if is_condition(value):
                return resolve(value.get(KNOWN if states.get(fact) else MISSING), states, fact)
            table = {name: resolve(item, states, fact) for name, item in value.items()}
            return {name: item for name, item in table.items() if item is not None}
        case tuple():
            items = (resolve(item, states, fact) for item in value)
            return tuple(item for item in items if item is not None)
        case Text():
            return type(value)(_resolve_blocks(value, states), value.key, value.raw)
        case _:
            return value


def dependent_texts(tables: Table) -> Iterator[tuple[str, str]]:
    """Yield the path and the fact of each prepared text that depends on a fact."""
    for path, fact, value in walk(tables):
        if is_condition(value):
            yield path, fact
        elif isinstance(value, Text):
            yield from ((path, block_fact) for _, block_fact in blocks(value))


def absences(tables: Table, states: States) -> dict[str, str]:
    """Return why each prepared value that depends on a fact is left out, by its path."""
    found = {}
    for path, fact, value in walk(tables):
        names = [fact] if is_condition(value) and resolve(value, states, fact) is None else []
        if isinstance(value, Text) and not _resolve_blocks(value, states).strip():
            names = [name for _, name in blocks(value)]
        if reasons := [f"{name} is {'known' if states.get(name) else 'missing'}" for name in names]:
            found[path] = " and ".join(dict.fromkeys(reasons))
    return found


def condition_problems(
    tables: Table, states: States, variables: Mapping[str, str]
) -> Iterator[Problem]:
    """Yield each mistake in the conditions of the prepared tables."""
    for place in walk(tables):
        path, fact, value = place
        is_named_here = isinstance(value, dict) and "fact" in value
        named = [fact] if is_named_here or (is_condition(value) and not fact) else []
        if isinstance(value, Text):
            named = [block_fact for _, block_fact in blocks(value)]
            if fence := FENCE.search(rest := BLOCK.sub("", value.raw)):
                yield field_problem(path, _fence_fault(fence[0], rest[: fence.start()].rstrip()))
            elif fault := empty_block(value):
                yield field_problem(path, fault)
            elif KNOWN not in path.split("."):
                yield from _optional_variable_problems(place, variables)
        for name in named:
            if name not in states:
                near = " or ".join(get_close_matches(name, states) or states)
                message = f"depends on the unknown fact {name!r}; did you mean {near}?"
                yield field_problem(path, message)
        if is_condition(value):
            yield from _variant_problems(place, variables)


def _fence_fault(fence: str, above: str) -> str:
    if OPENING.fullmatch(fence):
        return f"{fence!r} has no line ::: of its own, before the next such line; add it"
    last = above.splitlines()[-1:]
    where = f"the line ::: below {last[0]!r}" if fence == ":::" and last else f"{fence!r}"
    return f"{where} opens no block; allowed: ::: {KNOWN} or {MISSING} and a fact, or remove it"


def _optional_variable_problems(text: Place, variables: Mapping[str, str]) -> Iterator[Problem]:
    """Yield a problem for each variable whose fact may go missing, although the text stays."""
    for found in BRACES.finditer(BLOCK.sub("", text.value.raw)):
        name = found[1] or ""
        if name.split(".")[0] in OPTIONAL and variables.get(name):
            yield field_problem(text.path, f"{found[0]} may be missing; use it in when_known only")


def _variant_problems(condition: Place, variables: Mapping[str, str]) -> Iterator[Problem]:
    for name, value in condition.value.items():
        path = f"{condition.path}.{name}"
        if name not in {"fact", *WHEN}:
            near = get_close_matches(name, WHEN, n=1)
            yield field_problem(path, f"unknown field; did you mean {near[0] if near else KNOWN}?")
        for _, _, text in walk(value):
            for found in BRACES.finditer(text) if isinstance(text, str) else ():
                if found[1] not in variables:
                    yield field_problem(path, unknown_variable(found[0], variables))


def unknown_variable(found: str, variables: Iterable[str]) -> str:
    """Return what is wrong with braces around what is no variable."""
    names = [f"{{{name}}}" for name in variables]
    if near := get_close_matches(found, names):
        return f"unknown variable {found}; did you mean {' or '.join(near)}?"
    return f"unknown variable {found}; allowed: {', '.join(names)}"


def blocks(text: Text) -> list[tuple[str, str]]:
    """Return ``when_known`` or ``when_missing``, and the fact, of each Markdown block in order."""
    return [(block[1], block[2]) for block in BLOCK.finditer(text.raw)]


def empty_block(text: Text) -> str:
    """Return which Markdown block has nothing in it; empty if all have something."""
    empty = (
        f"::: {block[1]} {block[2]}" for block in BLOCK.finditer(text.raw) if not block[3].strip()
    )
    return next((f"{opening!r} opens an empty block; fill or remove it" for opening in empty), "")


def _resolve_blocks(text: str, states: States) -> str:
    return BLOCK.sub(
        lambda block: block[3] if (block[1] == KNOWN) == states.get(block[2], False) else "", text
    )
