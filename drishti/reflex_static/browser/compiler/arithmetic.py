"""Binary and unary operators."""

import ast

from drishti.reflex_static.browser.errors import UnsupportedSyntax

from .conditions import compile_condition
from .expression import Expression
from .scope import Scope
from .types import BOOL, INT, STR, List, join

SYMBOLS: dict[type[ast.AST], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.FloorDiv: "//",
    ast.Mod: "%",
}
HELPERS = {"//": "floorDivide", "%": "modulo"}


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
        raise UnsupportedSyntax(node, f"`{ast.unparse(node)}`", "use + - * // and %")
    if left.type == right.type == INT:
        if symbol in HELPERS:
            return Expression(f"py.{HELPERS[symbol]}({left.js}, {right.js})", INT)
        return Expression(f"py.int({left.js} {symbol} {right.js})", INT)
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


def compile_unary(scope: Scope, node: ast.UnaryOp) -> Expression:
    """Compile ``not a``, ``-a`` and ``+a``."""
    if isinstance(node.op, ast.Not):
        return Expression(f"!{compile_condition(scope, node.operand)}", BOOL)
    operand = scope.compile(node.operand)
    if operand.type != INT or isinstance(node.op, ast.Invert):
        construct = f"`{ast.unparse(node)}` of {operand.type}"
        raise UnsupportedSyntax(node, construct, "use - or + of an int")
    # Subtracting from 0 avoids negative zero, which no Python int can be.
    return operand if isinstance(node.op, ast.UAdd) else Expression(f"(0 - {operand.js})", INT)
