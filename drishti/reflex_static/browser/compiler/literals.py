"""Build-time values as JavaScript literals."""

import json

from drishti.reflex_static.browser.errors import UnsupportedSyntax

MAX_SAFE_INTEGER = 2**53 - 1


def literal(value: object) -> str:
    """Return a value as JavaScript: lists and tuples as arrays, dictionaries as maps."""
    if isinstance(value, bool):
        return json.dumps(value)
    if isinstance(value, int):
        if abs(value) > MAX_SAFE_INTEGER:
            construct = f"the int {value}, beyond 2**53 - 1,"
            raise UnsupportedSyntax(None, construct, "use a smaller unit")
        return str(value)
    if isinstance(value, str):
        return string(value)
    if isinstance(value, dict):
        pairs = (f"[{literal(key)}, {literal(item)}]" for key, item in value.items())
        return f"new Map([{', '.join(pairs)}])"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(literal, value))}]"
    raise UnsupportedSyntax(None, f"a {type(value).__name__}", "use plain values")


def string(value: str) -> str:
    """Return a string as JavaScript."""
    # A lone surrogate cannot be written to a UTF-8 file.
    lone = any("\ud800" <= character <= "\udfff" for character in value)
    return json.dumps(value, ensure_ascii=lone)
