"""Walk through content: the parsed tables, and the models made from them."""

import re
from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

from drishti.content.schema.base import Content

ITEM_NAME: Final = re.compile(r"[\w-]{1,40}")


class Place(NamedTuple):
    """A value, its dotted path, and the fact that it depends on, if any."""

    path: str
    fact: str
    value: Any


def walk(value: Any, path: str = "", fact: str = "") -> Iterator[Place]:
    """Yield ``value`` and every value in it, outermost first."""
    if isinstance(value, dict):
        fact = str(value.get("fact", fact))
    yield Place(path, fact, value)
    for name, item in _children(value):
        yield from walk(item, f"{path}.{name}".removeprefix("."), fact)


def field_path(table: Any, steps: Iterable[int | str]) -> str:
    """Return a field's dotted path; list items appear by name or 1-based position."""
    names = []
    for step in steps:
        table = _child(table, step)
        names.append(item_name(table) or str(step + 1) if isinstance(step, int) else step)
    return ".".join(names)


def item_name(item: Any) -> str:
    """Return the id, code or number of an item of a list, which survives reordering, if any."""
    names = (_child(item, field) for field in ("id", "code", "number"))
    known = (str(name) for name in names if isinstance(name, str | int))
    return next(filter(ITEM_NAME.fullmatch, known), "")


def _children(value: Any) -> Iterable[tuple[str, Any]]:
    match value:
        case Content():
            return [(name, getattr(value, name)) for name in type(value).model_fields]
        case dict():
            return value.items()
        case tuple():
            return [(item_name(item) or str(place), item) for place, item in enumerate(value, 1)]
        case _:
            return ()


def _child(value: Any, step: int | str) -> Any:
    match value:
        case list() | tuple():
            return value[step] if isinstance(step, int) and step < len(value) else None
        case dict():
            return value.get(step)
        case Content():
            return getattr(value, str(step), None)
        case _:
            return None
