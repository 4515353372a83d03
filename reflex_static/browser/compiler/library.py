"""What of Python runs in the browser: functions, methods and types, and the JavaScript for each."""

import asyncio
import builtins
import dataclasses
import json
import math
import random
import re
import sys
import sysconfig
import time
from collections.abc import Hashable
from enum import EnumType
from inspect import Parameter, Signature
from pathlib import Path
from types import FunctionType, MethodDescriptorType
from typing import Any, NamedTuple, TypeGuard

import reflex as rx

LIBRARIES = {sysconfig.get_path(name) for name in ("stdlib", "purelib", "platlib")}


class Function(NamedTuple):
    """A function of JavaScript, with the parameters that the function of Python has."""

    js: str
    signature: Signature


def signature(parameters: str) -> Signature:
    """Return a signature, given as in Python: ``a, /, b=0``."""
    return Signature.from_callable(eval(f"lambda {parameters}: None"))  # noqa: S307  ours only


def words(text: str) -> frozenset[str]:
    """Return the words of a text."""
    return frozenset(text.split())


def _signatures(text: str) -> dict[str, Signature]:
    return {name: signature(inner) for name, inner in re.findall(r"(\w+)\(([^)]*)\)", text)}


def _functions(module: object, namespace: str, text: str) -> dict[Any, Function]:
    return {
        getattr(module, name): Function(f"{namespace}.{name}", parameters)
        for name, parameters in _signatures(text).items()
    }


FUNCTIONS: dict[Any, Function] = {
    **_functions(
        builtins,
        "py",
        "abs(a, /) all(a, /) any(a, /) bool(a=False, /) dict(a=None, /) filter(a, b, /) "
        "enumerate(iterable, start=0) float(a=0, /) int(a=0, /) len(a, /) list(a=None, /) "
        "map(f, a, *more) max(*a) min(*a) next(a, b=None, /) print(*a) repr(a, /) "
        "reversed(a, /) round(number, ndigits=None) set(a=None, /) str(a='', /) tuple(a=None, /) "
        "sorted(a, /, *, key=None, reverse=False) zip(*a)",
    ),
    **_functions(random, "lib", "choice(seq) randint(a, b) random() shuffle(x)"),
    **_functions(math, "lib", "ceil(a, /) floor(a, /) sqrt(a, /)"),
    **_functions(json, "lib", "dumps(obj) loads(s)"),
    **_functions(time, "lib", "time()"),
    **_functions(dataclasses, "py", "asdict(obj) replace(obj, /)"),
    **_functions(asyncio, "events", "sleep(delay)"),
    sum: Function(
        "py.sum" if sys.version_info >= (3, 12) else "py.plainSum", signature("a, /, start=0")
    ),
}

METHODS = _signatures(
    "add(a, /) append(a, /) capitalize() clear() copy() count(a, /) discard(a, /) endswith(a, /) "
    "extend(a, /) find(a, /) get(a, b=None, /) index(a, /) insert(a, b, /) isalnum() isalpha() "
    "isdecimal() isspace() join(a, /) lower() lstrip(a=None, /) pop(a=-1, b=None, /) "
    "remove(a, /) removeprefix(a, /) removesuffix(a, /) replace(a, b, count=-1, /) reverse() "
    "rstrip(a=None, /) setdefault(a, b=None, /) sort(*, key=None, reverse=False) startswith(a, /) "
    "split(sep=None, maxsplit=-1) strip(a=None, /) title() update(a=None, /) upper()"
)
CHANGES = words("add append clear discard extend insert pop remove reverse setdefault sort update")
# Smaller variants of methods, for calls whose only argument is a string literal.
TEXT_VARIANTS = {"endswith": "endsWith", "split": "splitAt", "startswith": "startsWith"}
PAGE_EVENTS = words(
    "back blur_focus clear_local_storage clear_session_storage console_log download noop redirect "
    "remove_local_storage remove_session_storage scroll_to set_clipboard set_focus set_value "
    "window_alert"
)
TOASTS: dict[Any, str] = {rx.toast: ""} | {
    getattr(rx.toast, name): name for name in words("info warning error success loading")
}
CONVERSIONS: dict[Any, str] = {
    **{it: f"coerce.text(py.{it.__name__})" for it in (int, float)},
    **dict.fromkeys((set, frozenset), "coerce.list(py.set)"),
    tuple: "coerce.list(py.tuple)",
}
# A format of an f-string; text.js has the same pattern.
FORMAT = re.compile(r"(.?[<>^])?[-+ ]?(?!0\d*,)\d*,?(d|(?!\.\d{3,}[f%])(\.\d+)?[fs%])?", re.DOTALL)


def is_record(kind: object) -> TypeGuard[type]:
    """Return whether a class is a dataclass."""
    return isinstance(kind, type) and dataclasses.is_dataclass(kind)


def library_function(value: object) -> Function | None:
    """Return the JavaScript function that replaces a Python function, or None.

    A method of a type is one, too: ``sorted(names, key=str.lower)``.
    """
    if isinstance(value, MethodDescriptorType) and (own := METHODS.get(value.__name__)):
        first = Parameter("self", Parameter.POSITIONAL_ONLY)
        return Function(f"methods.{value.__name__}", Signature([first, *own.parameters.values()]))
    return FUNCTIONS.get(value) if isinstance(value, Hashable) else None


def is_app_function(value: object) -> TypeGuard[FunctionType]:
    """Return whether a value is a function of the app."""
    return isinstance(value, FunctionType) and not _is_library_file(value.__code__.co_filename)


def is_library_module(name: str) -> bool:
    """Return whether a module belongs to Python or to an installed package."""
    return _is_library_file(getattr(sys.modules.get(name), "__file__", None) or "<")


def _is_library_file(file: str) -> bool:
    return file.startswith("<") or any(map(Path(file).is_relative_to, LIBRARIES))


BUILD = "read it while the site is built, into a constant of the module, which everyone can read"
IN_MODULE = "in an ES module (reflex_static/browser/README.md says how)"
MODULE = "write a component with an ES module (reflex_static/browser/README.md says how)"
SERVER = (
    f"{BUILD}; or fetch it {IN_MODULE}, and allow the host in the policy:"
    ' static_site(policy=Policy({"connect-src": ("https://api.example",)}))'
)
DATES = f"keep milliseconds, from clock() or time.time(), shown with Intl {IN_MODULE}"
DATABASE = f"{BUILD}; writing needs a server"
MAIL = "link to mailto: or to a form of a mail service"
ATTRIBUTE_ADVICE = (
    "use a method that reflex_static/browser/README.md lists, an item, or a field of a dataclass"
)
METHOD_ADVICE = {
    **{name: f"write {name}(...) around the value" for name in ("len", "max", "min", "sum")},
    **dict.fromkeys(words("difference intersection issubset union"), "write it with - & <= or |"),
    "center": "use an f-string such as f'{text:^9}'",
    "encode": f"keep the text as it is, or use TextEncoder {IN_MODULE}",
    "format": "use an f-string",
    "isdigit": "use isdecimal()",
    "ljust": "use an f-string such as f'{text:<9}'",
    "partition": "use split(mark, 1)",
    "rjust": "use an f-string such as f'{text:>9}'",
    "splitlines": 'write split("\\n"), which also returns what follows a last "\\n"',
    "zfill": "use an f-string such as f'{n:03}', or f'{text:0>3}'",
}
ADVICE = {
    **dict.fromkeys(words("open os pathlib"), BUILD),
    **dict.fromkeys(words("httpx requests urllib"), SERVER),
    **dict.fromkeys(words("asession session"), DATABASE),
    **dict.fromkeys(words("email smtplib"), MAIL),
    **dict.fromkeys(words("ctime datetime gmtime localtime strftime strptime"), DATES),
    **dict.fromkeys(words("call_function call_script hashlib run_script"), MODULE),
    **dict.fromkeys(words("functools itertools"), "use a loop, or a function of your own"),
    **dict.fromkeys(words("compile eval exec"), "write each case with if"),
    **dict.fromkeys(words("secrets urandom"), "use random.choice(); a page can keep no secret"),
    **dict.fromkeys(words("decimal fractions"), "use float, or whole cents"),
    **dict.fromkeys(words("link_to unlink"), "an rx.SharedState needs a server"),
    **dict.fromkeys(words("getattr hasattr setattr"), "name the field, or use a dict"),
    **dict.fromkeys(words("isinstance type"), "give the value one type"),
    "asyncio": "only asyncio.sleep() can be awaited",
    "chr": "take the character from a text of all that you need: LETTERS[n]",
    "collections": "use a dict or a list",
    "contextlib": "write try and except",
    "copy": "write list(...), dict(...) or dataclasses.replace(...)",
    "divmod": "write // and %",
    "frozenset": "use a set",
    "get_var_value": "read it with `(await self.get_state(Other)).name`",
    "iter": "use a for loop",
    "logging": "use print(), which writes to the console",
    "math": f"write a function of your own, or use Math {IN_MODULE}",
    "ord": "find the character in a text of all that you need: LETTERS.index(letter)",
    "pow": "write **",
    "random": "use choice(), randint(), random() or shuffle() of it",
    "range": "write list(range(...)), or a loop over it",
    "re": f"use the methods of str, or RegExp {IN_MODULE}",
    "reflex_components_sonner": (
        "show the message in an element, from a var; or set static_site(radix=True)"
    ),
    "remove_cookie": "use rx.LocalStorage",
    "router": f"read a part of a dynamic route as `self.name`, or `location` {IN_MODULE}",
    "sample": "shuffle a list(...) of it, and take a slice",
    "setvar": "assign it: self.name = value",
    "super": "move what both do into a method of another name",
    "time": "use await asyncio.sleep() to wait, time.time() for the time",
    "urllib.parse": f"use encodeURIComponent {IN_MODULE}",
    "uuid": "count up in a var",
    "zoneinfo": f"use Intl {IN_MODULE}",
}


def advice_for(value: object, name: str) -> str:
    """Return what to write instead of a value that does not run in the browser."""
    owner = getattr(value, "__self__", None)
    module = str(next(filter(None, (getattr(it, "__module__", None) for it in (value, owner))), ""))
    module = module or str(getattr(value, "__name__", ""))
    if isinstance(value, EnumType):
        return "use texts or numbers"
    is_own = not is_library_module(module)
    if is_own and isinstance(owner, type):
        return "write a function of the module, or a @staticmethod, because there is no `cls`"
    if is_own and hasattr(value, "__wrapped__"):
        return "write it without its decorator"
    if isinstance(value, type) and issubclass(value, BaseException):
        return "raise an exception of Python, such as ValueError(text)"
    if is_own and isinstance(value, type):
        return "write it as a @dataclass"
    top = module.split(".", maxsplit=1)[0].strip("_")
    keys = (name, name.rsplit(".", maxsplit=1)[-1], module, top)
    known = next(filter(None, map(ADVICE.get, keys)), None)
    return known or "compute it while the site is built, or write a function of your own"
