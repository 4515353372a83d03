"""Walk through content: the parsed tables, the models made from them, and their types."""

import re
from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any, Final, NamedTuple, get_args

from drishti.content.schema.base import Content, Text

ITEM_NAME: Final = re.compile(r"[\w-]{1,40}")
MISSING: Final = "when_missing"
KNOWN: Final = "when_known"
WHEN: Final = {MISSING, KNOWN}


class Place(NamedTuple):
    """A value, its dotted path, and the fact that it depends on, if any."""

    path: str
    fact: str
    value: Any


def walk(value: Any, path: str = "", fact: str = "") -> Iterator[Place]:
    """Yield ``value`` and every value in it, outermost first; a text has its key as its path."""
    if isinstance(value, dict):
        fact = str(value.get("fact", fact))
    yield Place(value.key or path if isinstance(value, Text) else path, fact, value)
    for name, item in _children(value):
        yield from walk(item, f"{path}.{name}".removeprefix("."), fact)


def field_path(value: Any, steps: Iterable[int | str]) -> str:
    """Return the path of the field at pydantic's ``steps``."""
    names = []
    for step in steps:
        if isinstance(value, str):  # a list of one, written without brackets
            break
        inside = list(_children(value))
        if isinstance(step, int) and step < len(inside):
            name, value = inside[step]
        else:
            name, value = str(step), dict(inside).get(str(step))
        names.append(name)
    return value.key if isinstance(value, Text) else ".".join(names)


def named(items: Iterable[Any]) -> list[tuple[str, Any]]:
    """Return each item of a list with its name in paths: its id, or its position, from 1."""
    return [(item_name(item) or str(place), item) for place, item in enumerate(items, 1)]


def item_name(item: Any) -> str:
    """Return a list item's id, code or number, which survives reordering; empty if it has none."""
    get = item.get if isinstance(item, dict) else partial(getattr, item)
    names = (get(field, None) for field in ("id", "code", "number"))
    known = (str(name) for name in names if isinstance(name, str | int))
    return next(filter(ITEM_NAME.fullmatch, known), "")


def is_condition(value: Any) -> bool:
    """Return whether ``value`` is a table with ``when_missing`` or ``when_known``."""
    return isinstance(value, dict) and not WHEN.isdisjoint(value)


def types_in(annotation: Any, base: type) -> list[Any]:
    """Return the subclasses of ``base`` in an annotation such as ``tuple[Text, ...] | None``."""
    if isinstance(annotation, type) and issubclass(annotation, base):
        return [annotation]
    return [found for argument in get_args(annotation) for found in types_in(argument, base)]


def field_type(annotation: Any, name: str) -> Any:
    """Return the annotation of field ``name`` of the model in ``annotation``, or ``None``.

    A variant of a condition has the annotation of the value that it may become.
    """
    if name in WHEN:
        return annotation
    fields = (model.model_fields.get(name) for model in types_in(annotation, Content))
    return next((field.annotation for field in fields if field), None)


def _children(value: Any) -> Iterable[tuple[str, Any]]:
    match value:
        case Content() | dict():
            return dict(value).items()
        case tuple():
            return named(value)
        case _:
            return ()
