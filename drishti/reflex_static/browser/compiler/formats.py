"""f-strings: int, float and str with the format specs that money and clocks need."""

import ast
import re

from drishti.reflex_static.browser.compiler.constants import text
from drishti.reflex_static.browser.compiler.emitted import Code
from drishti.reflex_static.browser.compiler.scope import Scope
from drishti.reflex_static.browser.compiler.text_functions import text_of
from drishti.reflex_static.browser.compiler.types import FLOAT, INT, STR, Type
from drishti.reflex_static.browser.refusal import Refusal

SPEC = re.compile(
    r"(?:(?P<fill>.)?(?P<align>[<>^=]))?(?P<sign>[-+ ])?(?P<zero>0)?(?P<width>[1-9]\d*)?"
    r"(?P<group>[,_])?(?:\.(?P<digits>\d+))?(?P<type>[dfs%])?",
    re.DOTALL,
)


def f_string(scope: Scope, node: ast.JoinedStr, _expected: Type | None) -> Code:
    """Compile an f-string."""
    parts = ['""', *(_part(scope, value) for value in node.values)]
    return Code(f"({' + '.join(parts)})", STR)


def _part(scope: Scope, node: ast.expr) -> str:
    if isinstance(node, ast.Constant):
        return text(str(node.value))
    assert isinstance(node, ast.FormattedValue)  # noqa: S101  an f-string holds nothing else
    if node.conversion not in (-1, ord("s")):
        raise Refusal(node, f"`!{chr(node.conversion)}` in an f-string", "leave it out")
    value = scope.expr(node.value)
    spec = _spec(node)
    if node.conversion == ord("s"):
        value = Code(text_of(node, value), STR)
    return _formatted(node, value, spec) if spec else text_of(node, value)


def _spec(node: ast.FormattedValue) -> str:
    if node.format_spec is None:
        return ""
    assert isinstance(node.format_spec, ast.JoinedStr)  # noqa: S101  the grammar says so
    parts = node.format_spec.values
    if not all(isinstance(part, ast.Constant) for part in parts):
        raise Refusal(node, "a computed format spec", "write it out")
    return "".join(str(part.value) for part in parts if isinstance(part, ast.Constant))


def _formatted(node: ast.FormattedValue, value: Code, spec: str) -> str:
    found = SPEC.fullmatch(spec)
    refused = Refusal(node, f"`:{spec}` for {value.type}", "use one listed in the README")
    if found is None or (found["zero"] and (found["group"] or found["align"])):
        raise refused
    number = _number(value, found)
    if number is None and value.type != STR:
        raise refused
    if number is None and (
        found["sign"] or found["zero"] or found["group"] or found["type"] not in (None, "s")
    ):
        raise refused
    written = number or value.text
    if number is None and found["digits"]:
        written = f"py.sliceText({written}, null, {int(found['digits'])}, null)"
    if found["sign"] in ("+", " "):
        written = f'py.signed({written}, "{found["sign"]}")'
    return _padded(refused, written, found, is_number=number is not None)


def _number(value: Code, found: re.Match[str]) -> str | None:
    if value.type == INT and found["type"] in (None, "d") and not found["digits"]:
        written = f"String({value.text})"
    elif value.type in (INT, FLOAT) and found["type"] in ("f", "%"):
        scaled = f"100 * {value.text}" if found["type"] == "%" else value.text
        digits = 6 if found["digits"] is None else int(found["digits"])
        if digits > 20:  # noqa: PLR2004  what fixed() can do
            return None
        written = f"py.fixed({scaled}, {digits})"
    else:
        return None
    if found["group"]:
        written = f'py.grouped({written}, "{found["group"]}")'
    return f'({written} + "%")' if found["type"] == "%" else written


def _padded(refused: Refusal, written: str, found: re.Match[str], *, is_number: bool) -> str:
    if not found["width"]:
        return written
    align = found["align"] or ("=" if found["zero"] else ">" if is_number else "<")
    if align == "=" and not is_number:
        raise refused
    fill = text("0" if found["zero"] else found["fill"] or " ")
    return f'py.padded({written}, {found["width"]}, {fill}, "{align}")'
