"""f-strings and ``str()``."""

import ast
import re

from drishti.reflex_static.browser.compiler.expression import Expression
from drishti.reflex_static.browser.compiler.literals import string
from drishti.reflex_static.browser.compiler.scope import Scope
from drishti.reflex_static.browser.compiler.types import BOOL, FLOAT, INT, NUMBERS, STR, Type
from drishti.reflex_static.browser.errors import UnsupportedSyntax

INT_SPEC = re.compile(r"(?:0(?P<width>\d+)|(?P<comma>,))?d?")
FIXED_SPEC = re.compile(r"(?P<comma>,)?\.(?P<digits>\d|1\d|20)(?P<type>[f%])")


def compile_f_string(scope: Scope, node: ast.JoinedStr, _expected: Type | None) -> Expression:
    """Compile an f-string."""
    # Beginning with a string makes `+` join text.
    parts = ['""', *(_part(scope, value) for value in node.values)]
    return Expression(f"({' + '.join(parts)})", STR)


def to_string(node: ast.AST, value: Expression) -> str:
    """Return ``str(value)`` in JavaScript."""
    if value.type == STR:
        return value.js
    if value.type == INT:
        return f"String({value.js})"
    advice: dict[Type, str] = {
        FLOAT: "give it a format, as in {x:.2f}",
        BOOL: 'write the words: "yes" if x else "no"',
    }
    construct = f"text of {value.type}"
    raise UnsupportedSyntax(node, construct, advice.get(value.type, "write out its parts"))


def _part(scope: Scope, node: ast.expr) -> str:
    if isinstance(node, ast.Constant):
        return string(str(node.value))
    assert isinstance(node, ast.FormattedValue)  # noqa: S101  an f-string has no other parts
    if node.conversion != -1:
        raise UnsupportedSyntax(node, f"`!{chr(node.conversion)}` in an f-string", "leave it out")
    value = scope.compile(node.value)
    if node.format_spec is None:
        return to_string(node, value)
    spec = ast.unparse(node.format_spec)[2:-1]
    formatted = _format(value, spec)
    if formatted is None:
        construct = f"`:{spec}` for {value.type}"
        raise UnsupportedSyntax(node, construct, "use a format listed in the README")
    return formatted


def _format(value: Expression, spec: str) -> str | None:
    found = INT_SPEC.fullmatch(spec)
    if found and value.type == INT:
        js = f"String({value.js})"
        if found["width"]:
            return f"py.zfill({js}, {int(found['width'])})"
    else:
        found = FIXED_SPEC.fullmatch(spec)
        if not found or value.type not in NUMBERS:
            return None
        scaled = f"100 * {value.js}" if found["type"] == "%" else value.js
        js = f"py.fixed({scaled}, {found['digits']})"
    if found["comma"]:
        js = f"py.grouped({js})"
    return f'({js} + "%")' if found.groupdict().get("type") == "%" else js
