"""Built-in functions about text, size and truth."""

import ast

from drishti.reflex_static.browser.compiler.arguments import options, unfit, values
from drishti.reflex_static.browser.compiler.conditions import condition
from drishti.reflex_static.browser.compiler.emitted import Code
from drishti.reflex_static.browser.compiler.scope import Scope
from drishti.reflex_static.browser.compiler.types import (
    BOOL,
    FLOAT,
    INT,
    NONE,
    STR,
    Array,
    Dict,
    Tuple,
    Type,
)
from drishti.reflex_static.browser.refusal import Refusal


def length(scope: Scope, node: ast.Call, _expected: Type | None) -> Code:
    """Compile ``len(x)``."""
    options(node)
    (code,) = values(scope, node, 1, 1)
    if code.type == STR:
        return Code(f"py.length({code.text})", INT)
    if isinstance(code.type, Array | Tuple):
        return Code(f"{code.text}.length", INT)
    if isinstance(code.type, Dict):
        return Code(f"{code.text}.size", INT)
    raise unfit(node, code, "use a list, a dict or a str")


def text_of(node: ast.AST, code: Code) -> str:
    """Return ``str(value)`` in JavaScript."""
    helpers = {INT: "String", FLOAT: "py.floatText", BOOL: "py.boolText", STR: ""}
    if code.type == NONE:
        return f'({code.text}, "None")'
    if code.type not in helpers:
        raise Refusal(node, f"text of {code.type}", "write out its parts")
    assert isinstance(code.type, type(INT))  # noqa: S101  every key above is a scalar
    return f"{helpers[code.type]}({code.text})" if helpers[code.type] else code.text


def to_text(scope: Scope, node: ast.Call, _expected: Type | None) -> Code:
    """Compile ``str(x)``."""
    options(node)
    codes = values(scope, node, 0, 1)
    return Code(text_of(node, codes[0]) if codes else '""', STR)


def to_bool(scope: Scope, node: ast.Call, _expected: Type | None) -> Code:
    """Compile ``bool(x)``."""
    options(node)
    if len(node.args) > 1:
        raise Refusal(node, "bool() with two arguments", "pass one")
    return Code(f"!!{condition(scope, node.args[0])}" if node.args else "false", BOOL)


def code_point(scope: Scope, node: ast.Call, _expected: Type | None) -> Code:
    """Compile ``ord(x)``."""
    options(node)
    (code,) = values(scope, node, 1, 1)
    if code.type != STR:
        raise unfit(node, code, "give it a str")
    return Code(f"py.ord({code.text})", INT)


def character(scope: Scope, node: ast.Call, _expected: Type | None) -> Code:
    """Compile ``chr(x)``."""
    options(node)
    (code,) = values(scope, node, 1, 1)
    if code.type != INT:
        raise unfit(node, code, "give it an int")
    return Code(f"py.chr({code.text})", STR)
