"""The types a handler may use, and which values fit where.

JavaScript has one kind of number and no tuples, so what ``str(x)`` or ``x == y`` must do is
decided here, while compiling, from the types written in Python.
"""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Scalar:
    """A plain value: ``int``, ``float``, ``bool``, ``str`` or ``None``."""

    name: str

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True)
class Array:
    """A list, a tuple of any length, or something that is only read (``Sequence``)."""

    item: "Type"
    kind: Literal["list", "tuple", "sequence", "set"] = "list"
    readonly: bool = False

    def __str__(self) -> str:
        ending = ", ..." if self.kind == "tuple" else ""
        return f"{self.kind}[{self.item}{ending}]"


@dataclass(frozen=True)
class Tuple:
    """A tuple whose length is known."""

    items: tuple["Type", ...]

    def __str__(self) -> str:
        return f"tuple[{', '.join(map(str, self.items))}]"


@dataclass(frozen=True)
class Dict:
    """A dictionary; its keys are str or int."""

    key: "Type"
    value: "Type"
    readonly: bool = False

    def __str__(self) -> str:
        return f"dict[{self.key}, {self.value}]"


@dataclass(frozen=True)
class Optional:
    """A value or ``None``."""

    item: "Type"

    def __str__(self) -> str:
        return f"{self.item} | None"


@dataclass(frozen=True)
class Iterable:
    """What ``range``, ``enumerate`` and ``items()`` give: good for a loop, and nothing else."""

    item: "Type"

    def __str__(self) -> str:
        return f"iterator of {self.item}"


Type = Scalar | Array | Tuple | Dict | Optional | Iterable

INT = Scalar("int")
FLOAT = Scalar("float")
BOOL = Scalar("bool")
STR = Scalar("str")
NONE = Scalar("None")
# The items of an empty list: they fit every list.
NOTHING = Scalar("nothing")
# The value of an expression that was refused.
UNTYPED = Scalar("untyped")

NUMBERS = (INT, FLOAT)


def fits(value: Type, target: Type) -> bool:
    """Return whether a value of one type may stand where another is declared."""
    if value in (target, NOTHING):
        return True
    if isinstance(target, Optional):
        return value == NONE or fits(
            value.item if isinstance(value, Optional) else value, target.item
        )
    if isinstance(value, Tuple):
        return _tuple_fits(value, target)
    if isinstance(value, Array) and isinstance(target, Array):
        return _array_fits(value, target)
    if isinstance(value, Dict) and isinstance(target, Dict):
        return _dict_fits(value, target)
    return False


def join(left: Type, right: Type) -> Type | None:
    """Return the type that holds both, or None when there is none."""
    if fits(left, right):
        return right
    if fits(right, left):
        return left
    for one, other in ((left, right), (right, left)):
        if one == NONE and not isinstance(other, Iterable):
            return Optional(other)
    return None


def item_of(container: Type) -> Type | None:
    """Return what a loop over a value of this type gets, or None if it cannot be looped over."""
    if container == STR:
        return STR
    if isinstance(container, Array | Iterable):
        return container.item
    if isinstance(container, Dict):
        return container.key
    if isinstance(container, Tuple) and container.items:
        joined: Type | None = container.items[0]
        for item in container.items[1:]:
            joined = join(joined, item) if joined else None
        return joined
    return None


def writable(kind: Type) -> Type:
    """Return the type of a fresh copy, which may be changed."""
    if isinstance(kind, Array) and kind.kind == "list":
        return Array(writable(kind.item))
    return Dict(kind.key, writable(kind.value)) if isinstance(kind, Dict) else kind


def read_only(kind: Type) -> Type:
    """Return a type that can be read but not changed, all the way down."""
    if isinstance(kind, Array):
        return Array(read_only(kind.item), kind.kind, readonly=True)
    if isinstance(kind, Dict):
        return Dict(kind.key, read_only(kind.value), readonly=True)
    if isinstance(kind, Optional):
        return Optional(read_only(kind.item))
    return Tuple(tuple(map(read_only, kind.items))) if isinstance(kind, Tuple) else kind


def parts_of(kind: Type) -> list[Type]:
    """Return a type and all types inside it."""
    if isinstance(kind, Tuple):
        inner = list(kind.items)
    elif isinstance(kind, Dict):
        inner = [kind.key, kind.value]
    else:
        inner = [] if isinstance(kind, Scalar) else [kind.item]
    return [kind, *(part for one in inner for part in parts_of(one))]


def is_plain(value: Type) -> bool:
    """Return whether ``===`` compares two values of this type as Python's ``==`` does."""
    if isinstance(value, Optional):
        return is_plain(value.item)
    return isinstance(value, Scalar)


def _tuple_fits(value: Tuple, target: Type) -> bool:
    if isinstance(target, Tuple):
        return len(value.items) == len(target.items) and all(map(fits, value.items, target.items))
    return (
        isinstance(target, Array)
        and target.kind in ("tuple", "sequence")
        and all(fits(item, target.item) for item in value.items)
    )


def _array_fits(value: Array, target: Array) -> bool:
    if target.kind == "sequence":
        return value.kind != "set" and fits(value.item, target.item)
    if value.kind != target.kind:
        return False
    if target.readonly:
        return fits(value.item, target.item)
    # What can be written to must hold exactly the same, or a str could slip into list[int].
    return not value.readonly and value.item in (target.item, NOTHING)


def _dict_fits(value: Dict, target: Dict) -> bool:
    if target.readonly:
        return fits(value.key, target.key) and fits(value.value, target.value)
    return (
        not value.readonly
        and value.key in (target.key, NOTHING)
        and value.value in (target.value, NOTHING)
    )
