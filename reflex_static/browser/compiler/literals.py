"""Build-time values as JavaScript."""

import dataclasses
import datetime as dt
import json
import re
from collections import Counter, deque
from collections.abc import Callable
from types import FunctionType
from typing import TYPE_CHECKING, Any

from ..errors import UnsupportedSyntax
from .advice import advice_for
from .library import is_own_class, is_plain_enum

if TYPE_CHECKING:
    from .program import Program

MAX_SAFE_INTEGER = 2**53 - 1


def literal(program: "Program", value: object) -> str:
    """Return a value as JavaScript. An object that occurs twice in the value stays one object."""
    counts: Counter[int] = Counter()
    shared: dict[int, str] = {}

    def count(item: object) -> str:
        counts[id(item)] += type(item) not in SCALARS
        return _plain(program, item, count)

    def write(item: object) -> str:
        if counts[id(item)] > 1 and id(item) not in shared:
            js = _plain(program, item, write)
            shared[id(item)] = f"$shared{len(shared)}"
            declared.append(f"const {shared[id(item)]} = {js};")
        return shared.get(id(item)) or _plain(program, item, write)

    declared: list[str] = []
    count(value)
    js = write(value)
    return f"(() => {{ {' '.join(declared)} return {js}; }})()" if declared else js


def _plain(program: "Program", value: object, inner: Callable[[object], str]) -> str:
    # Subclasses are excluded because a str enum, for example, prints differently.
    kind = type(value)
    if kind in SCALARS:
        return SCALARS[kind](value)
    if isinstance(value, dict) and kind is dict:
        pairs = ", ".join(f"[{inner(key)}, {inner(item)}]" for key, item in value.items())
        return f"new Map([{pairs}])"
    if isinstance(value, list | tuple | set) and kind in COLLECTIONS:
        return COLLECTIONS[kind].format(", ".join(map(inner, value)))
    if isinstance(value, FunctionType):
        return program.function(value)
    return _object(program, value, inner)


def _object(program: "Program", value: Any, inner: Callable[[object], str]) -> str:
    kind = type(value)
    if kind in LIBRARY_OBJECTS:
        return LIBRARY_OBJECTS[kind](value)
    if kind is deque:
        return f"lib.deque([{', '.join(map(inner, value))}], {value.maxlen or 'null'})"
    if dataclasses.is_dataclass(kind):
        fields = (inner(getattr(value, item.name)) for item in dataclasses.fields(value))
        return f"new {program.record(kind)}({', '.join(fields)})"
    if is_plain_enum(kind):
        return f"{program.record(kind)}.members.get({string(value.name)})"
    if is_own_class(kind):
        pairs = ", ".join(f"{string(key)}: {inner(item)}" for key, item in vars(value).items())
        return f"Object.assign(new {program.record(kind)}(), {{ {pairs} }})"
    advice = advice_for(kind, kind.__name__)
    raise UnsupportedSyntax(None, f"a value of the type {kind.__name__}", advice)


def _integer(value: int) -> str:
    if abs(value) > MAX_SAFE_INTEGER:
        construct = f"the int {value}, beyond 2**53 - 1,"
        raise UnsupportedSyntax(None, construct, "use a smaller unit or a float")
    return str(value)


def _floating(value: float) -> str:
    names = {"nan": "NaN", "inf": "Infinity", "-inf": "-Infinity"}
    return f"py.toFloat({names.get(repr(value), repr(value))})"


def _date(value: dt.date) -> str:
    return f"dates.date({value.year}, {value.month}, {value.day})"


def _datetime(value: dt.datetime) -> str:
    if value.tzinfo not in (None, dt.UTC):
        raise UnsupportedSyntax(None, f"the time zone {value.tzinfo}", "use UTC")
    parts = [*value.timetuple()[:6], value.microsecond, *(["dates.utc"] if value.tzinfo else [])]
    return f"dates.datetime({', '.join(map(str, parts))})"


def _timedelta(value: dt.timedelta) -> str:
    return f"dates.timedelta({value.days}, {value.seconds}, {value.microseconds})"


def _timezone(value: dt.timezone) -> str:
    if value is not dt.UTC:
        raise UnsupportedSyntax(None, f"the time zone {value}", "use UTC")
    return "dates.utc"


# Parts of a pattern that JavaScript lacks, or that mean something else there.
REFUSED = re.compile(r"\\(?![1-9])\d{2}|\(\?[aiLmsux#(>-]|[*+?}]\+|\\N\{")


def pattern_literal(pattern: str, flags: int) -> str:
    """Return a regular expression as JavaScript."""
    if flags & (re.VERBOSE | re.ASCII | re.LOCALE) or REFUSED.search(pattern):
        construct = f"the regular expression {pattern!r}"
        advice = "write it without flags inside, comments, possessive parts and re.ASCII"
        raise UnsupportedSyntax(None, construct, advice)
    known = flags & (re.IGNORECASE | re.MULTILINE | re.DOTALL)
    return f"patterns.compile({string(pattern)}, {known:d})"


def string(value: str) -> str:
    """Return a string as JavaScript."""
    # A lone surrogate cannot be written to a UTF-8 file.
    lone = any("\ud800" <= character <= "\udfff" for character in value)
    return json.dumps(str(value), ensure_ascii=lone)


def string_list(names: list[str]) -> str:
    """Return names as a JavaScript array."""
    return f"[{', '.join(map(string, names))}]"


SCALARS: dict[type, Callable[[Any], str]] = {
    bool: json.dumps,
    float: _floating,
    int: _integer,
    str: string,
    type(None): lambda _: "null",
}
COLLECTIONS: dict[type, str] = {list: "[{}]", set: "py.set([{}])", tuple: "py.Tuple.of({})"}
LIBRARY_OBJECTS: dict[type, Callable[[Any], str]] = {
    dt.date: _date,
    dt.datetime: _datetime,
    dt.timedelta: _timedelta,
    dt.timezone: _timezone,
    re.Pattern: lambda value: pattern_literal(value.pattern, value.flags),
}
