"""Choose the texts that depend on whether a fact is known.

In TOML, a table with ``fact`` and ``when_missing`` or ``when_known``, or both, stands for one of
these values; without the one that applies, the field or list entry is left out. ``fact`` may stand
in a table around it. In Markdown, so does a block from ``::: when_missing charity`` to ``:::``.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import Any, Final

from drishti.content.schema.base import BRACES, Text

MISSING: Final = "when_missing"
KNOWN: Final = "when_known"
WHEN: Final = {MISSING, KNOWN}
BLOCK: Final = re.compile(
    rf"^::: ({MISSING}|{KNOWN}) (\w+)\n(.*?)^:::(?:\n|\Z)", re.DOTALL | re.MULTILINE
)
FENCE: Final = re.compile(r"^:::.*$", re.MULTILINE)

States = Mapping[str, bool]
"""Whether each fact is known."""


def chosen(value: Any, states: States, fact: str = "") -> Any:
    """Return a prepared ``value`` with each condition replaced by the value that applies."""
    match value:
        case dict():
            fact = str(value.get("fact", fact))
            if is_condition(value):
                return chosen(value.get(KNOWN if states.get(fact) else MISSING), states, fact)
            table = {name: chosen(item, states, fact) for name, item in value.items()}
            return {name: item for name, item in table.items() if item is not None}
        case tuple():
            items = (chosen(item, states, fact) for item in value)
            return tuple(item for item in items if item is not None)
        case Text():
            return Text(_resolved(value, states), value.key, value.written)
        case _:
            return value


def is_condition(value: Any) -> bool:
    """Return whether ``value`` is a table with ``when_missing`` or ``when_known``."""
    return isinstance(value, dict) and not WHEN.isdisjoint(value)


def conditions(value: Any, path: str = "", fact: str = "") -> Iterator[tuple[str, str, str]]:
    """Yield the path, fact and text of each variant and of each Markdown block in a table.

    The text of a block is empty: its Markdown is checked where it is shown.
    """
    if isinstance(value, Text):
        for block in BLOCK.finditer(value.written):
            yield path, block[2], ""
    if isinstance(value, dict):
        fact = str(value.get("fact", fact))
    for name, item in _children(value):
        here = f"{path}.{name}".removeprefix(".")
        if name in WHEN and isinstance(item, Text):
            yield here, fact, str(item)
        yield from conditions(item, here, fact)


def condition_errors(
    table: Any, states: States, variables: Mapping[str, str]
) -> Iterator[tuple[str, str]]:
    """Yield the path and message of each mistake in the conditions of a prepared table."""
    facts = ", ".join(sorted(states))
    yield from _misspelled(table)
    for path, fact, text in conditions(table):
        if fact not in states:
            yield path, f"depends on the unknown fact {fact!r}; allowed: {facts}"
        for found in BRACES.finditer(text):
            if found[1] not in variables:
                yield path, f"unknown variable {found[0]}; allowed: {', '.join(variables)}"
    for path, text in _texts(table):
        if FENCE.search(BLOCK.sub("", text.written)):
            yield path, "has a block that does not open with ::: when_known fact and end with :::"


def _misspelled(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Yield the fields of a condition that are none of its own."""
    for name, item in _children(value):
        here = f"{path}.{name}".removeprefix(".")
        if is_condition(value) and name not in {"fact", *WHEN}:
            near = get_close_matches(name, WHEN, n=1)
            yield here, f"unknown field; did you mean {near[0] if near else KNOWN}?"
        yield from _misspelled(item, here)


def _children(value: Any) -> Iterable[tuple[str, Any]]:
    """Return the fields of a table, or the entries of a list by id or position from 1."""
    match value:
        case dict():
            return value.items()
        case tuple():
            names = (item.get("id") if isinstance(item, dict) else None for item in value)
            return [
                (str(name or position), item)
                for position, (name, item) in enumerate(zip(names, value, strict=True), 1)
            ]
        case _:
            return ()


def blocks(text: Text) -> list[tuple[str, str]]:
    """Return the state and the fact of each Markdown block, in order."""
    return [(block[1], block[2]) for block in BLOCK.finditer(text.written)]


def _resolved(text: str, states: States) -> str:
    return BLOCK.sub(
        lambda block: block[3] if (block[1] == KNOWN) == states.get(block[2], False) else "", text
    )


def _texts(value: Any, path: str = "") -> Iterator[tuple[str, Text]]:
    if isinstance(value, Text):
        yield path, value
    for name, item in _children(value):
        yield from _texts(item, f"{path}.{name}".removeprefix("."))
