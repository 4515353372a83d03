"""Comparisons, truth tests, ``and``, ``or``, conditional expressions and type narrowing."""

import ast

from drishti.reflex_static.browser.errors import UnsupportedSyntax

from .expression import Expression
from .scope import Scope
from .types import (
    BOOL,
    INT,
    NONE,
    STR,
    Dict,
    List,
    Optional,
    Tuple,
    element_type,
    has_strict_equality,
    join,
)

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
        if right.type != NONE:
            raise UnsupportedSyntax(node, "`is` with anything but None", "use ==")
        return f"({left.js} {'===' if isinstance(operator, ast.Is) else '!=='} null)"
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
    if has_strict_equality(joined):
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
    branch = scope.fork()
    for value in node.values:
        kind = branch.compile(value).type
        if kind != BOOL:
            construct = f"the value of `and` or `or` with {kind}"
            raise UnsupportedSyntax(node, construct, "use a conditional expression")
        narrow(branch, value, holds=isinstance(node.op, ast.And))
    return Expression(compile_condition(scope, node), BOOL)


def compile_conditional(scope: Scope, node: ast.IfExp) -> Expression:
    """Compile ``a if test else b``."""
    test = compile_condition(scope, node.test)
    yes, no = scope.fork(), scope.fork()
    narrow(yes, node.test, holds=True)
    narrow(no, node.test, holds=False)
    left, right = yes.compile(node.body), no.compile(node.orelse)
    joined = join(left.type, right.type)
    if joined is None:
        construct = f"a value that is {left.type} or {right.type}"
        raise UnsupportedSyntax(node, construct, "give both sides one type")
    return Expression(f"({test} ? {left.js} : {right.js})", joined)


def compile_condition(scope: Scope, node: ast.expr) -> str:
    """Compile an expression that is only tested for truth."""
    if not isinstance(node, ast.BoolOp):
        return truth_test(node, scope.compile(node))
    branch, tests = scope.fork(), []
    for value in node.values:
        tests.append(compile_condition(branch, value))
        narrow(branch, value, holds=isinstance(node.op, ast.And))
    symbol = " && " if isinstance(node.op, ast.And) else " || "
    return f"({symbol.join(tests)})"


def truth_test(node: ast.AST, value: Expression) -> str:
    """Return JavaScript that is truthy exactly when the value is truthy in Python."""
    kind = value.type
    if (kind.item if isinstance(kind, Optional) else kind) in (BOOL, INT, STR):
        return value.js
    if isinstance(kind, List | Tuple | Dict):
        return f"({value.js}.{'size' if isinstance(kind, Dict) else 'length'} > 0)"
    raise UnsupportedSyntax(node, f"the truth of {kind}", "write a comparison")


def narrow(scope: Scope, test: ast.expr, *, holds: bool) -> None:
    """Narrow the types of variables, given the outcome of a test."""
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        narrow(scope, test.operand, holds=not holds)
    elif isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And) == holds:
        for value in test.values:
            # A method called in a later operand may set a var that an earlier operand tested.
            scope.forget_vars_if_called(value)
            narrow(scope, value, holds=holds)
    elif isinstance(test, ast.Compare) and len(test.ops) == 1:
        if isinstance(test.ops[0], ast.IsNot if holds else ast.Is):
            _exclude_none(scope, test.left)
    elif holds:
        _exclude_none(scope, test)


def _exclude_none(scope: Scope, node: ast.expr) -> None:
    owner = scope.function.owner
    key, kind = "", None
    if isinstance(node, ast.Name) and node.id in scope.locals and node.id not in scope.inner:
        key, kind = node.id, scope.types.get(node.id)
    elif isinstance(node, ast.Attribute) and scope.is_self(node.value) and owner:
        key, kind = f"self.{node.attr}", owner.vars.get(node.attr)
    if isinstance(kind, Optional):
        scope.narrowed[key] = kind.item
