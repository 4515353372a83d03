"""Read types from annotations, and from values that exist while the site is built."""

import collections.abc
import types
import typing

from drishti.reflex_static.browser.compiler.types import (
    BOOL,
    FLOAT,
    INT,
    NONE,
    NOTHING,
    STR,
    Array,
    Dict,
    Optional,
    Tuple,
    Type,
    join,
)
from drishti.reflex_static.compat.internals import ClientStorageBase

SCALARS: dict[object, Type] = {
    int: INT,
    float: FLOAT,
    bool: BOOL,
    str: STR,
    None: NONE,
    types.NoneType: NONE,
}
READ_ONLY_SEQUENCES = (
    collections.abc.Sequence,
    collections.abc.Iterable,
    collections.abc.Collection,
)


def type_of_annotation(annotation: object) -> Type | None:
    """Return the type an annotation names, or None if the browser has no such type."""
    if annotation in SCALARS:
        return SCALARS[annotation]
    if isinstance(annotation, type) and issubclass(annotation, ClientStorageBase):
        return STR
    if isinstance(annotation, typing.NewType):
        return type_of_annotation(annotation.__supertype__)
    return _generic(typing.get_origin(annotation), typing.get_args(annotation))


def type_of_value(value: object) -> Type | None:
    """Return the type of a constant, or None if the browser has no such type."""
    # Exactly these: an enum that is also a str prints differently.
    if value is None or type(value) in (bool, int, float, str):
        return SCALARS[type(value)]
    if type(value) is tuple:
        items = [type_of_value(item) for item in value]
        return Tuple(tuple(item for item in items if item)) if all(items) else None
    if isinstance(value, list | set | frozenset):
        item = type_of_values(list(value))
        kind_name: typing.Literal["list", "set"] = "list" if isinstance(value, list) else "set"
        return Array(item, kind_name, readonly=True) if item else None
    if isinstance(value, dict):
        key, held = type_of_values(list(value)), type_of_values(list(value.values()))
        return Dict(key, held, readonly=True) if key in (STR, INT, NOTHING) and held else None
    return None


def type_of_values(values: list[object]) -> Type | None:
    """Return the one type all these values have, or None."""
    joined: Type | None = NOTHING
    for value in values:
        one = type_of_value(value)
        joined = join(joined, one) if joined and one else None
    return joined


def _generic(origin: object, arguments: tuple[object, ...]) -> Type | None:
    if origin is typing.Literal:
        return type_of_values(list(arguments))
    if origin in (typing.Union, types.UnionType):
        return _optional(arguments)
    if origin in (typing.Final, typing.ClassVar, typing.Annotated):
        return type_of_annotation(arguments[0])
    inner = [type_of_annotation(argument) for argument in arguments if argument is not Ellipsis]
    known = [item for item in inner if item]
    if not known or len(known) != len(inner):
        return None
    return _container(origin, known, variadic=Ellipsis in arguments)


def _optional(arguments: tuple[object, ...]) -> Type | None:
    inner = [type_of_annotation(argument) for argument in arguments]
    others = [item for item in inner if item != NONE]
    if len(others) == 1 and len(inner) > 1 and others[0] and not isinstance(others[0], Optional):
        return Optional(others[0])
    return None


def _container(origin: object, inner: list[Type], *, variadic: bool) -> Type | None:
    if origin is list:
        return Array(inner[0])
    if origin is tuple:
        return Array(inner[0], "tuple", readonly=True) if variadic else Tuple(tuple(inner))
    if origin in (set, frozenset):
        return Array(inner[0], "set", readonly=True)
    if origin in READ_ONLY_SEQUENCES:
        return Array(inner[0], "sequence", readonly=True)
    if origin in (dict, collections.abc.Mapping) and inner[0] in (STR, INT):
        return Dict(inner[0], inner[1], readonly=origin is not dict)
    return None
