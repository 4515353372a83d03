"""The functions and methods of Python that run in the browser, and the JavaScript for each.

``PARAMETERS`` lists the parameters that can be given by name, in the order used in JavaScript.
"""

import asyncio
import builtins
import collections
import copy
import dataclasses
import datetime as dt
import json
import math
import random
import re
import sys
import sysconfig
import time
import urllib.parse
from collections.abc import Hashable
from enum import Enum, EnumType, Flag
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeGuard

import reflex as rx

LIBRARIES = {sysconfig.get_path(name) for name in ("stdlib", "purelib", "platlib")}


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


def _functions(module: ModuleType, namespace: str, names: str) -> dict[Any, str]:
    return {getattr(module, name): f"{namespace}.{name}" for name in _words(names)}


FUNCTIONS: dict[Any, str] = {
    **_functions(
        builtins,
        "py",
        "abs all any bin bool chr dict divmod enumerate filter float format getattr hex int "
        "isinstance iter len list map max min next ord pow print range repr reversed round set "
        "setattr sorted str tuple zip",
    ),
    **_functions(random, "lib", "choice choices randint random randrange sample shuffle uniform"),
    **_functions(math, "lib", "ceil fabs floor isfinite isinf isnan sqrt trunc"),
    **_functions(collections, "lib", "Counter defaultdict deque"),
    **_functions(json, "lib", "dumps loads"),
    **_functions(re, "patterns", "compile findall finditer fullmatch match search split sub"),
    dict.fromkeys: "py.fromkeys",
    sum: "py.sum" if sys.version_info >= (3, 12) else "py.plainSum",
    math.pow: "py.pow",
    copy.copy: "methods.copy",
    copy.deepcopy: "py.deepCopy",
    time.time: "dates.time",
    urllib.parse.quote: "lib.quoteAddress",
    dt.date: "dates.date",
    dt.date.fromisoformat: "dates.dateFromText",
    dt.date.today: "dates.today",
    dt.datetime: "dates.datetime",
    dt.datetime.now: "dates.now",
    dt.datetime.today: "dates.now",
    dt.datetime.fromisoformat: "dates.fromisoformat",
    dt.datetime.fromtimestamp: "dates.fromtimestamp",
    dt.datetime.strptime: "dates.strptime",
    dt.timedelta: "dates.timedelta",
    dataclasses.asdict: "py.asdict",
    dataclasses.replace: "py.replace",
    asyncio.sleep: "events.sleep",
}

_DATE = ("year", "month", "day")
_TIME = (*_DATE, "hour", "minute", "second", "microsecond", "tzinfo")
PARAMETERS: dict[Any, tuple[str, ...]] = {
    dt.date: _DATE,
    dt.datetime: _TIME,
    dt.datetime.fromtimestamp: ("timestamp", "tz"),
    dt.datetime.now: ("tz",),
    dt.timedelta: (
        *("days", "seconds", "microseconds", "milliseconds", "minutes", "hours", "weeks"),
    ),
    collections.deque: ("iterable", "maxlen"),
    enumerate: ("iterable", "start"),
    int: ("x", "base"),
    json.dumps: ("obj", "indent", "ensure_ascii", "sort_keys"),
    random.choices: ("population", "weights", "k"),
    random.sample: ("population", "k"),
    re.compile: ("pattern",),
    re.split: ("pattern", "string", "maxsplit"),
    re.sub: ("pattern", "repl", "string", "count"),
    round: ("number", "ndigits"),
    sorted: ("iterable", "key", "reverse"),
    sum: ("iterable", "start"),
    urllib.parse.quote: ("string", "safe"),
}
METHOD_PARAMETERS: dict[str, tuple[str, ...]] = {
    "replace": _TIME,
    "rsplit": ("sep", "maxsplit"),
    "sort": ("key", "reverse"),
    "split": ("sep", "maxsplit"),
}
# Functions whose results depend on the time (CHANGING) or on chance (RANDOM).
CHANGING = ("dates.now", "dates.today", "dates.time")
RANDOM = {js for fn, js in FUNCTIONS.items() if getattr(random, js[4:], None) == fn}
PATTERN_FUNCTIONS: set[Any] = {fn for fn, js in FUNCTIONS.items() if js.startswith("patterns.")}

# Smaller variants of methods, for calls whose arguments are all string literals.
TEXT_VARIANTS = {
    ("endswith", 1): "endsWith",
    ("replace", 2): "replaceAll",
    ("split", 1): "splitAt",
    ("startswith", 1): "startsWith",
}
_EXPORTS = re.findall(
    r"^export (?:const|function) (\w+)",
    Path(__file__).parents[1].joinpath("javascript/python/methods.js").read_text("utf-8"),
    re.MULTILINE,
)
METHODS = frozenset(_EXPORTS) - {"call", *TEXT_VARIANTS.values()}
CHANGES = _words(
    "append appendleft clear extend insert pop popitem popleft remove reverse rotate setdefault "
    "sort update"
)
OBJECT_METHODS = _words(
    "date end group groupdict groups isoformat isoweekday replace span start strftime timestamp "
    "toordinal total_seconds weekday"
)
OBJECT_ATTRIBUTES = _words(
    "year month day hour minute second microsecond tzinfo days seconds microseconds"
)
PAGE_EVENTS = _words(
    "back blur_focus clear_local_storage clear_session_storage console_log download noop redirect "
    "remove_local_storage remove_session_storage scroll_to set_clipboard set_focus set_value "
    "window_alert"
)
TOASTS: dict[Any, str] = {
    rx.toast: "",
    **{getattr(rx.toast, level): level for level in _words("info warning error success loading")},
}
CONVERSIONS: dict[Any, str] = {
    int: "coerce.text(py.int)",
    float: "coerce.text(py.float)",
    dt.date: "coerce.text(dates.dateFromText)",
    dt.datetime: "coerce.text(dates.fromisoformat)",
}
TYPES: dict[Any, str] = {
    **{kind: f'"{kind.__name__}"' for kind in (int, float, str, bool, list, tuple, dict, set)},
    type(None): '"NoneType"',
    dt.date: "dates.CalendarDate",
    dt.datetime: "dates.DateTime",
    dt.timedelta: "dates.Duration",
}


def is_own_class(kind: object) -> TypeGuard[type]:
    """Return whether a class and all its bases are defined by the app."""
    if type(kind) is not type or kind is object:
        return False
    return not any(is_library_class(base) for base in kind.__mro__[:-1])


def is_library_class(kind: type) -> bool:
    """Return whether a class belongs to Python or to an installed package."""
    return is_library_file(getattr(sys.modules.get(kind.__module__), "__file__", None) or "<")


def is_plain_enum(kind: object) -> TypeGuard[type[Enum]]:
    """Return whether a class is an Enum whose members are not also strings or numbers."""
    if not isinstance(kind, EnumType) or issubclass(kind, Flag):
        return False
    return kind is not Enum and not issubclass(kind, str | int | float)


def javascript_of(value: object) -> str | None:
    """Return the JavaScript function that replaces a Python function, or None."""
    return FUNCTIONS.get(value) if isinstance(value, Hashable) else None


def from_library(fn: FunctionType) -> bool:
    """Return whether a function belongs to Python, Reflex or a package rather than the app."""
    return fn in FUNCTIONS or is_library_file(fn.__code__.co_filename)


def is_library_file(file: str) -> bool:
    """Return whether a file belongs to Python or to an installed package."""
    return file.startswith("<") or any(map(Path(file).is_relative_to, LIBRARIES))
