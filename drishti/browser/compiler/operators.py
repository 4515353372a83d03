"""Operators, with Python's meaning: ``//`` and ``%`` round down, ``and`` gives an operand."""

import ast

from drishti.browser.compiler.scope import Code, Scope
from drishti.browser.compiler.types import (
    BOOL,
    FLOAT,
    INT,
    NONE,
    NUMBERS,
    STR,
    Array,
    Dict,
    Iterable,
    Optional,
    Tuple,
    Type,
    fits,
    is_plain,
    join,
)
from drishti.browser.refusal import Refusal

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
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
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


def boolean(scope: Scope, node: ast.BoolOp, expected: Type | None) -> Code:
    """Compile ``a and b``, which gives one of its operands."""
    branch = scope.fork()
    code = branch.expr(node.values[0], expected)
    for before, value in zip(node.values, node.values[1:], strict=False):
        narrow(branch, before, shown=isinstance(node.op, ast.And))
        right = branch.expr(value, expected)
        code = _either(branch, node, code, right)
    return code


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
    if kind in (BOOL, INT, STR):
        return code.text
    if kind == FLOAT:
        return f"({code.text} !== 0)"
    if kind == NONE:
        return f"({code.text}, false)"
    if isinstance(kind, Array | Tuple):
        return f"({code.text}.length > 0)"
    if isinstance(kind, Dict):
        return f"({code.text}.size > 0)"
    if isinstance(kind, Optional) and kind.item in (BOOL, INT, STR):
        return code.text
    if isinstance(kind, Optional):
        inner = truth(node, Code("$value", kind.item))
        return f"(($value) => $value !== null && {inner})({code.text})"
    raise Refusal(node, f"the truth of an {kind}", "use list(...) first")


def compare(scope: Scope, node: ast.Compare, _expected: Type | None) -> Code:
    """Compile ``a < b <= c``, where ``b`` is worked out once."""
    left, tests = scope.expr(node.left), []
    pairs = list(zip(node.ops, node.comparators, strict=True))
    for at, (operator, comparator) in enumerate(pairs):
        right = scope.expr(comparator, left.type if isinstance(left.type, Array | Dict) else None)
        following = right
        if at + 1 < len(pairs) and not isinstance(comparator, ast.Constant | ast.Name):
            held = scope.temporary()
            right, following = (
                Code(f"({held} = {right.text})", right.type),
                Code(held, right.type),
            )
        tests.append(_test(node, left, operator, right))
        left = following
    return Code(tests[0] if len(tests) == 1 else f"({' && '.join(tests)})", BOOL)


def _test(node: ast.Compare, left: Code, operator: ast.cmpop, right: Code) -> str:
    if isinstance(operator, ast.Is | ast.IsNot):
        if right.type != NONE:
            raise Refusal(node, "`is` with anything but None", "use ==")
        return f"({left.text} {'===' if isinstance(operator, ast.Is) else '!=='} null)"
    if isinstance(operator, ast.In | ast.NotIn):
        found = _contains(node, left, right)
        return found if isinstance(operator, ast.In) else f"!{found}"
    if isinstance(operator, ast.Eq | ast.NotEq):
        return _equal(node, left, right, equal=isinstance(operator, ast.Eq))
    symbol = SYMBOLS[type(operator)]
    if left.type in NUMBERS and right.type in NUMBERS:
        return f"({left.text} {symbol} {right.text})"
    if left.type == right.type == STR or (
        isinstance(left.type, Array | Tuple) and join(left.type, right.type)
    ):
        return f"(py.compare({left.text}, {right.text}) {symbol} 0)"
    raise Refusal(node, f"`{symbol}` between {left.type} and {right.type}", "compare numbers")


def _equal(node: ast.Compare, left: Code, right: Code, *, equal: bool) -> str:
    numbers = left.type in NUMBERS and right.type in NUMBERS
    joined = join(left.type, right.type)
    if not numbers and joined is None:
        raise Refusal(
            node, f"`==` between {left.type} and {right.type}", "convert one; they are never equal"
        )
    if isinstance(joined, Iterable):
        raise Refusal(node, f"`==` on an {joined}", "use list(...) first")
    if numbers or (joined and is_plain(joined)):
        return f"({left.text} {'===' if equal else '!=='} {right.text})"
    return f"{'' if equal else '!'}py.equal({left.text}, {right.text})"


def _contains(node: ast.Compare, value: Code, container: Code) -> str:
    kind = container.type
    if kind == STR and value.type == STR:
        return f"{container.text}.includes({value.text})"
    if isinstance(kind, Dict) and fits(value.type, kind.key):
        return f"{container.text}.has({value.text})"
    items = kind.items if isinstance(kind, Tuple) else ()
    inner = [kind.item] if isinstance(kind, Array) else list(items)
    if inner and all(join(value.type, item) or _numbers(value.type, item) for item in inner):
        if is_plain(value.type) and all(map(is_plain, inner)):
            return f"{container.text}.includes({value.text})"
        return f"py.has({container.text}, {value.text})"
    raise Refusal(node, f"`in` with {value.type} and {kind}", "look in a list, a dict or a str")


def _numbers(*kinds: Type) -> bool:
    return all(kind in NUMBERS for kind in kinds)


def _arithmetic(node: ast.AST, left: Code, symbol: str, right: Code) -> Code:
    both_int = left.type == right.type == INT
    if symbol in "+-*":
        written = f"({left.text} {symbol} {right.text})"
        return Code(f"py.int{written}", INT) if both_int else Code(written, FLOAT)
    helpers = {"/": "divide", "//": "floorDivide", "%": "modulo"}
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


def narrow(scope: Scope, test: ast.expr, *, shown: bool) -> None:
    """Note what is known of a variable once a test has been found true, or false."""
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        narrow(scope, test.operand, shown=not shown)
    elif isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And) == shown:
        for value in test.values:
            narrow(scope, value, shown=shown)
    elif isinstance(test, ast.Compare) and len(test.ops) == 1:
        is_none = isinstance(test.comparators[0], ast.Constant) and test.comparators[0].value is None
        if is_none and isinstance(test.ops[0], ast.Is | ast.IsNot | ast.Eq | ast.NotEq):
            positive = isinstance(test.ops[0], ast.Is | ast.Eq)
            if positive != shown:
                _not_none(scope, test.left)
    elif shown:
        _not_none(scope, test)


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
