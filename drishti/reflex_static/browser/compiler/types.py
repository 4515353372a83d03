"""The types of the compiled subset and their assignment rules.

JavaScript has one number type and no tuples, so operations such as ``x == y`` and ``len(x)`` are
compiled according to the types declared in Python.
"""

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Scalar:
    """``int``, ``bool``, ``str`` or ``None``."""

    name: str

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True)
class List:
    """A list; ``readonly`` if it is a constant or read in a computed var."""

    item: "Type"
    readonly: bool = False

    def __str__(self) -> str:
        return f"list[{self.item}]"


@dataclass(frozen=True)
class Tuple:
    """A tuple of known length."""

    items: tuple["Type", ...]

    def __str__(self) -> str:
        return f"tuple[{', '.join(map(str, self.items))}]"


@dataclass(frozen=True)
class Dict:
    """A dictionary with ``str`` keys."""

    item: "Type"
    readonly: bool = False

    def __str__(self) -> str:
        return f"dict[str, {self.item}]"


@dataclass(frozen=True)
class Iterator:
    """The result of ``range()`` or ``items()``."""

    item: "Type"

    def __str__(self) -> str:
        return f"iterator of {self.item}"


Type = Scalar | List | Tuple | Dict | Iterator

INT = Scalar("int")
BOOL = Scalar("bool")
STR = Scalar("str")
NONE = Scalar("None")
# The element type of an empty list or dictionary; assignable to every type.
NEVER = Scalar("nothing")
# The return type of a function whose signature is unsupported.
UNKNOWN = Scalar("unknown")


def is_assignable(value: Type, target: Type) -> bool:
    """Return whether a value of one type can be stored where another type is declared."""
    if value in (target, NEVER):
        return True
    if isinstance(value, Tuple) and isinstance(target, Tuple):
        return len(value.items) == len(target.items) and all(
            map(is_assignable, value.items, target.items)
        )
    if not (isinstance(target, List | Dict) and isinstance(value, type(target))):
        return False
    if target.readonly:
        return is_assignable(value.item, target.item)
    # Mutable containers are invariant: otherwise a str could be added to a list[int].
    return not value.readonly and value.item in (target.item, NEVER)


def join(left: Type, right: Type) -> Type | None:
    """Return a type to which values of both can be assigned, or None."""
    if is_assignable(left, right):
        return right
    if is_assignable(right, left):
        return left
    return None


def element_type(container: Type) -> Type | None:
    """Return the type that a loop over a container yields, or None if it is not iterable."""
    if container == STR or isinstance(container, Dict):
        return STR
    if isinstance(container, List | Iterator):
        return container.item
    if not isinstance(container, Tuple):
        return None
    joined: Type | None = NEVER
    for item in container.items:
        joined = join(joined, item) if joined else None
    return joined


def read_only(kind: Type) -> Type:
    """Return a type with all its containers made read-only."""
    if isinstance(kind, List | Dict):
        return replace(kind, item=read_only(kind.item), readonly=True)
    return Tuple(tuple(map(read_only, kind.items))) if isinstance(kind, Tuple) else kind
