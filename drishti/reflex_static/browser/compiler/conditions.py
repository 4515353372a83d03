"""Truth tests, ``and``, ``or``, conditional expressions and type narrowing."""

import ast

from drishti.reflex_static.browser.compiler.expression import Expression
from drishti.reflex_static.browser.compiler.scope import Scope
from drishti.reflex_static.browser.compiler.types import (
    BOOL,
    FLOAT,
    INT,
    NONE,
    STR,
    Dict,
    List,
    Optional,
    Tuple,
    Type,
    join,
)
from drishti.reflex_static.browser.errors import UnsupportedSyntax


def compile_bool_op(scope: Scope, node: ast.BoolOp, expected: Type | None) -> Expression:
    """Compile ``a and b``, whose value is one of its operands."""
    branch = scope.fork()
    result = branch.compile(node.values[0], expected)
    for previous, value in zip(node.values, node.values[1:], strict=False):
        narrow(branch, previous, holds=isinstance(node.op, ast.And))
        result = _choose(branch, node, result, branch.compile(value, expected))
    return result


def compile_conditional(scope: Scope, node: ast.IfExp, expected: Type | None) -> Expression:
    """Compile ``a if test else b``."""
    test = compile_condition(scope, node.test)
    yes, no = scope.fork(), scope.fork()
    narrow(yes, node.test, holds=True)
    narrow(no, node.test, holds=False)
    left, right = yes.compile(node.body, expected), no.compile(node.orelse, expected)
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
    """Return JavaScript that is truthy when the value is true in Python."""
    kind = value.type
    if (kind.item if isinstance(kind, Optional) else kind) in (BOOL, INT, STR):
        return value.js
    if kind == FLOAT:
        # NaN is true in Python.
        return f"({value.js} !== 0)"
    if isinstance(kind, List | Tuple | Dict):
        return f"({value.js}.{'size' if isinstance(kind, Dict) else 'length'} > 0)"
    if isinstance(kind, Optional):
        inner = truth_test(node, Expression("$value", kind.item))
        return f"(($value) => $value !== null && {inner})({value.js})"
    raise UnsupportedSyntax(node, f"the truth of {kind}", "write a comparison")


def narrow(scope: Scope, test: ast.expr, *, holds: bool) -> None:
    """Narrow the types of variables, given that a test is true or false."""
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        narrow(scope, test.operand, holds=not holds)
    elif isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And) == holds:
        for value in test.values:
            narrow(scope, value, holds=holds)
    elif isinstance(test, ast.Compare) and len(test.ops) == 1:
        if isinstance(test.ops[0], ast.IsNot if holds else ast.Is):
            _exclude_none(scope, test.left)
    elif holds:
        _exclude_none(scope, test)


def _exclude_none(scope: Scope, node: ast.expr) -> None:
    owner = scope.function.owner
    if isinstance(node, ast.Name) and node.id in scope.inner:
        variable = scope.inner[node.id]
        if isinstance(variable.type, Optional):
            scope.inner[node.id] = Expression(variable.js, variable.type.item)
        return
    key, kind = "", None
    if isinstance(node, ast.Name) and node.id in scope.locals:
        key, kind = node.id, scope.types.get(node.id)
    elif isinstance(node, ast.Attribute) and scope.is_self(node.value) and owner:
        key, kind = f"self.{node.attr}", owner.vars.get(node.attr)
    if isinstance(kind, Optional):
        scope.narrowed[key] = kind.item


def _choose(scope: Scope, node: ast.BoolOp, left: Expression, right: Expression) -> Expression:
    is_and = isinstance(node.op, ast.And)
    # The left operand of `or` is the result only if it is true, so it is not None.
    kept = left.type.item if isinstance(left.type, Optional) and not is_and else left.type
    joined = join(kept, right.type)
    if joined is None or left.type == NONE:
        construct = f"`{'and' if is_and else 'or'}` between {left.type} and {right.type}"
        raise UnsupportedSyntax(node, construct, "use a conditional expression")
    if left.type == BOOL:
        return Expression(f"({left.js} {'&&' if is_and else '||'} {right.js})", joined)
    held = scope.temporary()
    test = truth_test(node, Expression(held, left.type))
    branches = f"{right.js} : {held}" if is_and else f"{held} : {right.js}"
    return Expression(f"({held} = {left.js}, {test} ? {branches})", joined)
