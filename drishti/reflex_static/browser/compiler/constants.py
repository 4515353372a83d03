"""Python values that exist while the site is built, written in JavaScript."""

import json

from drishti.reflex_static.browser.refusal import Refusal

LARGEST_INT = 2**53 - 1


def literal(value: object) -> str:
    """Return a constant as JavaScript; lists and tuples are arrays, dictionaries are maps."""
    if value is None or isinstance(value, bool):
        return json.dumps(value)
    if isinstance(value, int | float):
        return _int(value) if isinstance(value, int) else _float(value)
    return text(value) if isinstance(value, str) else _container(value)


def _container(value: object) -> str:
    if isinstance(value, dict):
        pairs = (f"[{literal(key)}, {literal(held)}]" for key, held in value.items())
        return f"new Map([{', '.join(pairs)}])"
    if isinstance(value, set | frozenset):
        return literal(sorted(value, key=repr))
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(literal, value))}]"
    raise Refusal(None, f"a {type(value).__name__}", "use plain values")


def text(value: str) -> str:
    """Return a string as JavaScript."""
    # A lone surrogate cannot be written to a UTF-8 file; everything else is shorter as it is.
    lone = any("\ud800" <= character <= "\udfff" for character in value)
    return json.dumps(value, ensure_ascii=lone)


def _int(value: int) -> str:
    if abs(value) > LARGEST_INT:
        raise Refusal(None, f"the int {value}, beyond 2**53 - 1,", "use a smaller unit")
    return str(value)


def _float(value: float) -> str:
    if value != value:  # noqa: PLR0124  only NaN differs from itself
        return "NaN"
    return repr(value).replace("inf", "Infinity")
