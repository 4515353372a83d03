"""The types of annotations and of build-time values."""

import typing

from drishti.reflex_static.compat.internals import ClientStorageBase

from .types import BOOL, INT, NONE, STR, Dict, List, Tuple, Type, element_type

SCALARS: dict[object, Type] = {
    int: INT,
    bool: BOOL,
    str: STR,
    None: NONE,
    type(None): NONE,
}
SUPPORTED = "int, bool, str, list[...], tuple[...] or dict[str, ...]"


def type_of_annotation(annotation: object) -> Type | None:
    """Return the type that an annotation names, or None if it is not supported."""
    if annotation in SCALARS:
        return SCALARS[annotation]
    if isinstance(annotation, type) and issubclass(annotation, ClientStorageBase):
        return STR
    origin, arguments = typing.get_origin(annotation), typing.get_args(annotation)
    inner = [type_of_annotation(argument) for argument in arguments]
    known = [kind for kind in inner if kind]
    return _container(origin, known) if len(known) == len(inner) else None


def _container(origin: object, inner: list[Type]) -> Type | None:
    if origin is list:
        return List(inner[0])
    if origin is tuple:
        return Tuple(tuple(inner))
    if origin is dict and inner[0] == STR:
        return Dict(inner[1])
    return None


def type_of_value(value: object) -> Type | None:
    """Return the type of a build-time value, or None if it is not supported."""
    # Subclasses are excluded: a str enum, for example, prints differently.
    if type(value) in (bool, int, str):
        return SCALARS[type(value)]
    if type(value) is tuple:
        items = [type_of_value(item) for item in value]
        return Tuple(tuple(item for item in items if item)) if all(items) else None
    if type(value) is list:
        item = _type_of_values(value)
        return List(item) if item else None
    if type(value) is dict and all(type(key) is str for key in value):
        held = _type_of_values(value.values())
        return Dict(held) if held else None
    return None


def _type_of_values(values: typing.Iterable[object]) -> Type | None:
    kind = type_of_value(tuple(values))
    return element_type(kind) if kind else None
