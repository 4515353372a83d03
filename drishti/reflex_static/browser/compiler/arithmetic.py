"""Arithmetic with Python's meaning: ``//`` and ``%`` round down, and ints stay exact."""

import ast

from drishti.reflex_static.browser.compiler.conditions import condition
from drishti.reflex_static.browser.compiler.emitted import Code
from drishti.reflex_static.browser.compiler.scope import Scope
from drishti.reflex_static.browser.compiler.types import (
    BOOL,
    FLOAT,
    INT,
    NUMBERS,
    STR,
    Array,
    Type,
    join,
)
from drishti.reflex_static.browser.refusal import Refusal

SYMBOLS: dict[type[ast.AST], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.Div: "/",
    ast.FloorDiv: "//",
    ast.Mod: "%",
    ast.Pow: "**",
    ast.LShift: "<<",
    ast.RShift: ">>",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
    ast.MatMult: "@",
}


def binary(scope: Scope, node: ast.BinOp, expected: Type | None) -> Code:
    """Compile ``a + b`` and its kind."""
    wanted = expected if isinstance(expected, Array) else None
    return combine(node, scope.expr(node.left, wanted), node.op, scope.expr(node.right, wanted))


def combine(node: ast.AST, left: Code, operator: ast.operator, right: Code) -> Code:
    """Compile an operation on two values."""
    symbol = SYMBOLS[type(operator)]
    if left.type in NUMBERS and right.type in NUMBERS:
        return _arithmetic(node, left, symbol, right)
    if symbol == "+" and left.type == right.type == STR:
        return Code(f"({left.text} + {right.text})", STR)
    if symbol == "+" and isinstance(left.type, Array) and isinstance(right.type, Array):
        item = join(left.type.item, right.type.item)
        if left.type.kind == right.type.kind == "list" and item:
            return Code(f"[...{left.text}, ...{right.text}]", Array(item))
    if symbol == "*":
        for one, times in ((left, right), (right, left)):
            if times.type == INT and one.type == STR:
                return Code(f"py.repeat({one.text}, {times.text})", STR)
            if times.type == INT and isinstance(one.type, Array) and one.type.kind == "list":
                return Code(f"py.repeatList({one.text}, {times.text})", Array(one.type.item))
    if symbol == "%" and left.type == STR:
        raise Refusal(node, "`%` formatting", "use an f-string")
    hint = "convert with int(...) first" if BOOL in (left.type, right.type) else "convert one"
    raise Refusal(node, f"`{symbol}` between {left.type} and {right.type}", hint)


def unary(scope: Scope, node: ast.UnaryOp, _expected: Type | None) -> Code:
    """Compile ``not a``, ``-a`` and ``+a``."""
    if isinstance(node.op, ast.Not):
        return Code(f"!{condition(scope, node.operand)}", BOOL)
    value = scope.expr(node.operand)
    if value.type not in NUMBERS or isinstance(node.op, ast.Invert):
        sign = {ast.USub: "-", ast.UAdd: "+"}.get(type(node.op), "~")
        raise Refusal(node, f"`{sign}` on {value.type}", "use int or float")
    if isinstance(node.op, ast.UAdd):
        return value
    # An int has no negative zero.
    negated = f"(0 - {value.text})" if value.type == INT else f"(-{value.text})"
    return Code(negated, value.type)


def _arithmetic(node: ast.AST, left: Code, symbol: str, right: Code) -> Code:
    both_int = left.type == right.type == INT
    if symbol in "+-*":
        written = f"({left.text} {symbol} {right.text})"
        return Code(f"py.int{written}", INT) if both_int else Code(written, FLOAT)
    helpers = {"//": "floorDivide", "%": "modulo"}
    if symbol == "/":
        return Code(f"py.divide({left.text}, {right.text})", FLOAT)
    if symbol in helpers and both_int:
        return Code(f"py.{helpers[symbol]}({left.text}, {right.text})", INT)
    if symbol == "**" and both_int and right.text.isdecimal():
        return Code(f"py.power({left.text}, {right.text})", INT)
    raise Refusal(
        node,
        f"`{symbol}` between {left.type} and {right.type}",
        "use an int power written as a number" if symbol == "**" else "use int",
    )
