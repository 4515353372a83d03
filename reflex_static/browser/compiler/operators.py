"""Operators, comparisons and conditional expressions."""

import ast

from ..errors import UnsupportedSyntax
from .dispatch import compile_condition, compile_expression, compiles
from .scope import Scope

BINARY: dict[type[ast.operator], str] = {
    ast.Add: "add",
    ast.Sub: "subtract",
    ast.Mult: "multiply",
    ast.Div: "division",
    ast.FloorDiv: "floorDivision",
    ast.Mod: "modulo",
    ast.Pow: "pow",
    ast.BitOr: "union",
    ast.BitAnd: "intersection",
    ast.BitXor: "symmetricDifference",
    ast.LShift: "shiftLeft",
    ast.RShift: "shiftRight",
}
UNARY = {ast.USub: "py.negative", ast.UAdd: "py.positive", ast.Invert: "py.invert"}
COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Eq: "py.equal({}, {})",
    ast.NotEq: "!py.equal({}, {})",
    ast.Lt: "py.less({}, {})",
    ast.LtE: "py.lessOrEqual({}, {})",
    ast.Gt: "py.greater({}, {})",
    ast.GtE: "py.greaterOrEqual({}, {})",
    ast.Is: "py.same({}, {})",
    ast.IsNot: "!py.same({}, {})",
    ast.In: "py.contains({}, {})",
    ast.NotIn: "!py.contains({}, {})",
}


@compiles(ast.BinOp)
def _binary(scope: Scope, node: ast.BinOp) -> str:
    left = getattr(node.left, "value", None)
    if isinstance(node.op, ast.Mod) and (
        isinstance(left, str) or isinstance(node.left, ast.JoinedStr)
    ):
        raise UnsupportedSyntax(node, "% of a text", "use an f-string")
    operator = BINARY.get(type(node.op))
    if operator is None:
        raise UnsupportedSyntax(node, "`@`", "write it out")
    left, right = (compile_expression(scope, side) for side in (node.left, node.right))
    return f"py.{operator}({left}, {right})"


@compiles(ast.UnaryOp)
def _unary(scope: Scope, node: ast.UnaryOp) -> str:
    if isinstance(node.op, ast.Not):
        return f"!{compile_condition(scope, node.operand)}"
    value = getattr(node.operand, "value", None)
    if isinstance(node.op, ast.USub) and isinstance(value, int | float):
        return scope.program.constant("constant", -value)
    return f"{UNARY[type(node.op)]}({compile_expression(scope, node.operand)})"


@compiles(ast.BoolOp)
def _bool_op(scope: Scope, node: ast.BoolOp) -> str:
    *tests, last = (compile_expression(scope, value) for value in node.values)
    js = last
    for test in reversed(tests):
        kept = scope.temporary()
        yes, no = (js, kept) if isinstance(node.op, ast.And) else (kept, js)
        js = f"(py.truth({kept} = {test}) ? {yes} : {no})"
    return js


@compiles(ast.Compare)
def _compare(scope: Scope, node: ast.Compare) -> str:
    tests, left_js = [], compile_expression(scope, node.left)
    for place, (operator, right) in enumerate(zip(node.ops, node.comparators, strict=True)):
        right_js = kept = compile_expression(scope, right)
        if place < len(node.ops) - 1 and not isinstance(right, ast.Constant | ast.Name):
            kept = scope.temporary()
            right_js = f"({kept} = {right_js})"
        tests.append(COMPARISONS[type(operator)].format(left_js, right_js))
        left_js = kept
    return tests[0] if len(tests) == 1 else f"({' && '.join(tests)})"


@compiles(ast.IfExp)
def _conditional(scope: Scope, node: ast.IfExp) -> str:
    test = compile_condition(scope, node.test)
    yes, no = (compile_expression(scope, side) for side in (node.body, node.orelse))
    return f"({test} ? {yes} : {no})"
