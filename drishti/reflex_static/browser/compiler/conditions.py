"""Truth in Python's sense, ``and`` and ``or``, and what a test shows of a variable."""

import ast

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
    Optional,
    Tuple,
    Type,
    join,
)
from drishti.reflex_static.browser.refusal import Refusal


def boolean(scope: Scope, node: ast.BoolOp, expected: Type | None) -> Code:
    """Compile ``a and b``, which gives one of its operands."""
    branch = scope.fork()
    code = branch.expr(node.values[0], expected)
    for before, value in zip(node.values, node.values[1:], strict=False):
        narrow(branch, before, shown=isinstance(node.op, ast.And))
        right = branch.expr(value, expected)
        code = _either(branch, node, code, right)
    return code


def conditional(scope: Scope, node: ast.IfExp, expected: Type | None) -> Code:
    """Compile ``a if test else b``."""
    test = condition(scope, node.test)
    yes, no = scope.fork(), scope.fork()
    narrow(yes, node.test, shown=True)
    narrow(no, node.test, shown=False)
    left, right = yes.expr(node.body, expected), no.expr(node.orelse, expected)
    joined = join(left.type, right.type)
    if joined is None:
        raise Refusal(
            node, f"a value that is {left.type} or {right.type}", "give both sides one type"
        )
    return Code(f"({test} ? {left.text} : {right.text})", joined)


def condition(scope: Scope, node: ast.expr) -> str:
    """Compile an expression of which only the truth matters."""
    if isinstance(node, ast.BoolOp):
        branch, tests = scope.fork(), []
        for value in node.values:
            tests.append(condition(branch, value))
            narrow(branch, value, shown=isinstance(node.op, ast.And))
        symbol = " && " if isinstance(node.op, ast.And) else " || "
        return f"({symbol.join(tests)})"
    return truth(node, scope.expr(node))


def truth(node: ast.AST, code: Code) -> str:
    """Return whether a value is true in Python's sense."""
    kind = code.type
    if (kind.item if isinstance(kind, Optional) else kind) in (BOOL, INT, STR):
        return code.text
    if kind in (FLOAT, NONE):
        return f"({code.text} !== 0)" if kind == FLOAT else f"({code.text}, false)"
    if isinstance(kind, Array | Tuple | Dict):
        return f"({code.text}.{'size' if isinstance(kind, Dict) else 'length'} > 0)"
    if isinstance(kind, Optional):
        inner = truth(node, Code("$value", kind.item))
        return f"(($value) => $value !== null && {inner})({code.text})"
    raise Refusal(node, f"the truth of an {kind}", "use list(...) first")


def narrow(scope: Scope, test: ast.expr, *, shown: bool) -> None:
    """Note what is known of a variable once a test has been found true, or false."""
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        narrow(scope, test.operand, shown=not shown)
    elif isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And) == shown:
        for value in test.values:
            narrow(scope, value, shown=shown)
    elif isinstance(test, ast.Compare) and len(test.ops) == 1:
        is_none = (
            isinstance(test.comparators[0], ast.Constant) and test.comparators[0].value is None
        )
        if is_none and isinstance(test.ops[0], ast.Is | ast.IsNot | ast.Eq | ast.NotEq):
            positive = isinstance(test.ops[0], ast.Is | ast.Eq)
            if positive != shown:
                _not_none(scope, test.left)
    elif shown:
        _not_none(scope, test)


def _either(scope: Scope, node: ast.BoolOp, left: Code, right: Code) -> Code:
    both, conjunction = left.type, isinstance(node.op, ast.And)
    if isinstance(left.type, Optional) and not conjunction:
        # What is not None or false on the left is a plain item.
        both = left.type.item
    joined = join(both, right.type)
    if joined is None:
        word = "and" if conjunction else "or"
        raise Refusal(
            node, f"`{word}` between {left.type} and {right.type}", "use a conditional expression"
        )
    if left.type == BOOL:
        return Code(f"({left.text} {'&&' if conjunction else '||'} {right.text})", joined)
    held = scope.temporary()
    test = truth(node, Code(held, left.type))
    chosen = f"{right.text} : {held}" if conjunction else f"{held} : {right.text}"
    return Code(f"({held} = {left.text}, {test} ? {chosen})", joined)


def _not_none(scope: Scope, node: ast.expr) -> None:
    key = ast.unparse(node)
    if isinstance(node, ast.Name) and node.id in scope.types and node.id in scope.locals:
        kind = scope.narrowed.get(key, scope.types[node.id])
    elif isinstance(node, ast.Attribute) and scope.is_self(node.value) and scope.function.owner:
        key = f"self.{node.attr}"
        kind = scope.narrowed.get(key, scope.function.owner.vars.get(node.attr, NONE))
    else:
        return
    if isinstance(kind, Optional):
        scope.narrowed[key] = kind.item
