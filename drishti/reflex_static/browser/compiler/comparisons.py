"""Comparisons, membership tests and ``is None``."""

import ast

from drishti.reflex_static.browser.compiler.expression import Expression
from drishti.reflex_static.browser.compiler.scope import Scope
from drishti.reflex_static.browser.compiler.types import (
    BOOL,
    NONE,
    NUMBERS,
    STR,
    Dict,
    Iterator,
    List,
    Tuple,
    Type,
    element_type,
    has_strict_equality,
    is_assignable,
    join,
)
from drishti.reflex_static.browser.errors import UnsupportedSyntax

SYMBOLS: dict[type[ast.AST], str] = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}


def compile_comparison(scope: Scope, node: ast.Compare, _expected: Type | None) -> Expression:
    """Compile ``a < b <= c``, evaluating ``b`` once."""
    left, tests = scope.compile(node.left), []
    for index, (operator, comparator) in enumerate(zip(node.ops, node.comparators, strict=True)):
        right = scope.compile(comparator, left.type if isinstance(left.type, List | Dict) else None)
        reused = right
        if index + 1 < len(node.ops) and not isinstance(comparator, ast.Constant | ast.Name):
            reused = Expression(scope.temporary(), right.type)
            right = Expression(f"({reused.js} = {right.js})", right.type)
        tests.append(_test(node, left, operator, right))
        left = reused
    return Expression(tests[0] if len(tests) == 1 else f"({' && '.join(tests)})", BOOL)


def _test(node: ast.Compare, left: Expression, operator: ast.cmpop, right: Expression) -> str:
    if isinstance(operator, ast.Is | ast.IsNot):
        if right.type != NONE:
            raise UnsupportedSyntax(node, "`is` with anything but None", "use ==")
        return f"({left.js} {'===' if isinstance(operator, ast.Is) else '!=='} null)"
    if isinstance(operator, ast.In | ast.NotIn):
        contains = _membership(node, left, right)
        return contains if isinstance(operator, ast.In) else f"!{contains}"
    if isinstance(operator, ast.Eq | ast.NotEq):
        return _equality(node, left, right, is_equal=isinstance(operator, ast.Eq))
    symbol = SYMBOLS[type(operator)]
    if left.type in NUMBERS and right.type in NUMBERS:
        return f"({left.js} {symbol} {right.js})"
    construct = f"`{symbol}` between {left.type} and {right.type}"
    raise UnsupportedSyntax(node, construct, "compare numbers")


def _equality(node: ast.Compare, left: Expression, right: Expression, *, is_equal: bool) -> str:
    are_numbers = left.type in NUMBERS and right.type in NUMBERS
    joined = join(left.type, right.type)
    if isinstance(joined, Iterator):
        raise UnsupportedSyntax(node, f"`==` on an {joined}", "use list(...) first")
    if are_numbers or (joined and has_strict_equality(joined)):
        return f"({left.js} {'===' if is_equal else '!=='} {right.js})"
    if joined is None:
        construct = f"`==` between {left.type} and {right.type}"
        raise UnsupportedSyntax(node, construct, "convert one; they are never equal")
    return f"{'' if is_equal else '!'}py.equal({left.js}, {right.js})"


def _membership(node: ast.Compare, value: Expression, container: Expression) -> str:
    kind = container.type
    if kind == STR and value.type == STR:
        return f"{container.js}.includes({value.js})"
    if isinstance(kind, Dict) and is_assignable(value.type, STR):
        return f"{container.js}.has({value.js})"
    item = element_type(kind) if isinstance(kind, List | Tuple) else None
    if item and join(value.type, item):
        if has_strict_equality(value.type) and has_strict_equality(item):
            return f"{container.js}.includes({value.js})"
        return f"py.contains({container.js}, {value.js})"
    construct = f"`in` with {value.type} and {kind}"
    raise UnsupportedSyntax(node, construct, "look in a list, a dict or a str")
