"""``a < b <= c``, ``==``, ``in`` and ``is None``."""

import ast

from drishti.reflex_static.browser.compiler.emitted import Code
from drishti.reflex_static.browser.compiler.scope import Scope
from drishti.reflex_static.browser.compiler.types import (
    BOOL,
    NONE,
    NUMBERS,
    STR,
    Array,
    Dict,
    Iterable,
    Tuple,
    Type,
    fits,
    is_plain,
    join,
)
from drishti.reflex_static.browser.refusal import Refusal

ORDER: dict[type[ast.AST], str] = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}


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
    symbol = ORDER[type(operator)]
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
