"""f-strings."""

import ast
import re

from drishti.reflex_static.browser.errors import UnsupportedSyntax

from .expression import Expression
from .literals import string
from .scope import Scope
from .types import INT, STR

INT_SPEC = re.compile(r"(?:0(?P<width>\d+)|(?P<comma>,))?d?")


def compile_f_string(scope: Scope, node: ast.JoinedStr) -> Expression:
    """Compile an f-string."""
    # The leading empty string makes every `+` concatenate text.
    parts = ['""', *(_part(scope, value) for value in node.values)]
    return Expression(f"({' + '.join(parts)})", STR)


def _part(scope: Scope, node: ast.expr) -> str:
    if isinstance(node, ast.Constant):
        return string(str(node.value))
    assert isinstance(node, ast.FormattedValue)  # noqa: S101  an f-string has no other parts
    if node.conversion != -1:
        raise UnsupportedSyntax(node, f"`!{chr(node.conversion)}` in an f-string", "leave it out")
    value = scope.compile(node.value)
    spec = ast.unparse(node.format_spec)[2:-1] if node.format_spec else ""
    if value.type == STR and not spec:
        return value.js
    found = INT_SPEC.fullmatch(spec)
    if not found or value.type != INT:
        construct = f"`:{spec}` for {value.type}" if spec else f"text of {value.type}"
        raise UnsupportedSyntax(node, construct, "use a format listed in the README")
    js = f"String({value.js})"
    if found["width"]:
        return f"py.zfill({js}, {int(found['width'])})"
    return f"py.grouped({js})" if found["comma"] else js
