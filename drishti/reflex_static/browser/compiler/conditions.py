"""Comparisons, truth tests, ``and``, ``or`` and conditional expressions."""

import ast

from drishti.reflex_static.browser.errors import UnsupportedSyntax

from .expression import Expression
from .scope import Scope
from .types import BOOL, INT, STR, Dict, Scalar, element_type, join

ORDERINGS: dict[type[ast.AST], str] = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}


def compile_comparison(scope: Scope, node: ast.Compare) -> Expression:
    """Compile ``a < b <= c``."""
    for middle in node.comparators[:-1]:
        # The operand is compiled twice, so it must be cheap and free of side effects.
        if not isinstance(middle, ast.Constant | ast.Name | ast.Attribute):
            construct = f"`{ast.unparse(middle)}` inside a chain of comparisons"
            raise UnsupportedSyntax(middle, construct, "assign it to a variable before")
    left, tests = scope.compile(node.left), []
    for operator, comparator in zip(node.ops, node.comparators, strict=True):
        right = scope.compile(comparator)
        tests.append(_test(node, left, operator, right))
        left = right
    return Expression(tests[0] if len(tests) == 1 else f"({' && '.join(tests)})", BOOL)


def _test(node: ast.Compare, left: Expression, operator: ast.cmpop, right: Expression) -> str:
    if isinstance(operator, ast.Is | ast.IsNot):
        raise UnsupportedSyntax(node, "`is`", "use ==")
    if isinstance(operator, ast.In | ast.NotIn):
        contains = _membership(node, left, right)
        return contains if isinstance(operator, ast.In) else f"!{contains}"
    if isinstance(operator, ast.Eq | ast.NotEq):
        return _equality(node, left, right, is_equal=isinstance(operator, ast.Eq))
    symbol = ORDERINGS[type(operator)]
    if left.type == right.type == INT:
        return f"({left.js} {symbol} {right.js})"
    construct = f"`{symbol}` between {left.type} and {right.type}"
    raise UnsupportedSyntax(node, construct, "compare numbers")


def _equality(node: ast.Compare, left: Expression, right: Expression, *, is_equal: bool) -> str:
    joined = join(left.type, right.type)
    if joined is None:
        construct = f"`==` between {left.type} and {right.type}"
        raise UnsupportedSyntax(node, construct, "convert one; they are never equal")
    if isinstance(joined, Scalar):
        return f"({left.js} {'===' if is_equal else '!=='} {right.js})"
    return f"{'' if is_equal else '!'}py.equal({left.js}, {right.js})"


def _membership(node: ast.Compare, value: Expression, container: Expression) -> str:
    kind = container.type
    item = element_type(kind)
    if item and join(value.type, item) and (kind != STR or value.type == STR):
        # The value is the first argument, because Python evaluates it first.
        return f"py.contains({value.js}, {container.js})"
    construct = f"`in` with {value.type} and {kind}"
    raise UnsupportedSyntax(node, construct, "look in a list, a dict or a str")


def compile_bool_op(scope: Scope, node: ast.BoolOp) -> Expression:
    """Compile ``a and b`` for ``bool`` operands; other types are allowed only in conditions."""
    for value in node.values:
        kind = scope.compile(value).type
        if kind != BOOL:
            construct = f"the value of `and` or `or` with {kind}"
            raise UnsupportedSyntax(node, construct, "use a conditional expression")
    return Expression(compile_condition(scope, node), BOOL)


def compile_conditional(scope: Scope, node: ast.IfExp) -> Expression:
    """Compile ``a if test else b``."""
    test = compile_condition(scope, node.test)
    left, right = scope.compile(node.body), scope.compile(node.orelse)
    joined = join(left.type, right.type)
    if joined is None:
        construct = f"a value that is {left.type} or {right.type}"
        raise UnsupportedSyntax(node, construct, "give both sides one type")
    return Expression(f"({test} ? {left.js} : {right.js})", joined)


def compile_condition(scope: Scope, node: ast.expr) -> str:
    """Compile an expression that is only tested for truth."""
    if not isinstance(node, ast.BoolOp):
        value = scope.compile(node)
        kind = value.type
        if isinstance(kind, Scalar):
            return value.js
        # In JavaScript, an empty array or map is truthy.
        return f"({value.js}.{'size' if isinstance(kind, Dict) else 'length'} > 0)"
    tests = [compile_condition(scope, value) for value in node.values]
    symbol = " && " if isinstance(node.op, ast.And) else " || "
    return f"({symbol.join(tests)})"
