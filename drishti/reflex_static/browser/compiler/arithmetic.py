"""Binary and unary operators."""

import ast

from drishti.reflex_static.browser.errors import UnsupportedSyntax

from .conditions import compile_condition
from .expression import Expression
from .scope import Scope
from .types import BOOL, FLOAT, INT, NUMBERS, STR, List, join

SYMBOLS: dict[type[ast.AST], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.Div: "/",
    ast.FloorDiv: "//",
    ast.Mod: "%",
}
INT_HELPERS = {"//": "floorDivide", "%": "modulo"}


def compile_binary(scope: Scope, node: ast.BinOp) -> Expression:
    """Compile ``a + b``."""
    left, right = scope.compile(node.left), scope.compile(node.right)
    return compile_operation(node, left, node.op, right)


def compile_operation(
    node: ast.AST, left: Expression, operator: ast.operator, right: Expression
) -> Expression:
    """Compile an operation on two compiled operands."""
    symbol = SYMBOLS.get(type(operator))
    if symbol is None:
        raise UnsupportedSyntax(node, f"`{ast.unparse(node)}`", "use + - * / // and %")
    if left.type in NUMBERS and right.type in NUMBERS:
        return _arithmetic(node, left, symbol, right)
    if symbol == "+" and left.type == right.type == STR:
        return Expression(f"({left.js} + {right.js})", STR)
    if symbol == "+" and isinstance(left.type, List) and isinstance(right.type, List):
        item = join(left.type.item, right.type.item)
        if item:
            return Expression(f"{left.js}.concat({right.js})", List(item))
    if symbol == "%" and left.type == STR:
        raise UnsupportedSyntax(node, "`%` formatting", "use an f-string")
    advice = "convert with int(...) first" if BOOL in (left.type, right.type) else "convert one"
    raise UnsupportedSyntax(node, f"`{symbol}` between {left.type} and {right.type}", advice)


def _arithmetic(node: ast.AST, left: Expression, symbol: str, right: Expression) -> Expression:
    both_int = left.type == right.type == INT
    if symbol in "+-*":
        js = f"({left.js} {symbol} {right.js})"
        return Expression(f"py.int{js}", INT) if both_int else Expression(js, FLOAT)
    if symbol == "/":
        return Expression(f"py.divide({left.js}, {right.js})", FLOAT)
    if symbol in INT_HELPERS and both_int:
        return Expression(f"py.{INT_HELPERS[symbol]}({left.js}, {right.js})", INT)
    raise UnsupportedSyntax(node, f"`{symbol}` between {left.type} and {right.type}", "use int")


def compile_unary(scope: Scope, node: ast.UnaryOp) -> Expression:
    """Compile ``not a``, ``-a`` and ``+a``."""
    if isinstance(node.op, ast.Not):
        return Expression(f"!{compile_condition(scope, node.operand)}", BOOL)
    operand = scope.compile(node.operand)
    if operand.type not in NUMBERS or isinstance(node.op, ast.Invert):
        construct = f"`{ast.unparse(node)}` of {operand.type}"
        raise UnsupportedSyntax(node, construct, "use int or float")
    if isinstance(node.op, ast.UAdd):
        return operand
    # Subtracting from 0 avoids negative zero, which no Python int can be.
    js = f"(0 - {operand.js})" if operand.type == INT else f"(-{operand.js})"
    return Expression(js, operand.type)
