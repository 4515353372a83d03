"""Built-in functions that make and go through containers."""

import ast

from drishti.reflex_static.browser.compiler.arguments import options, unfit, values
from drishti.reflex_static.browser.compiler.comprehensions import looped, stops_at
from drishti.reflex_static.browser.compiler.emitted import Code
from drishti.reflex_static.browser.compiler.scope import Scope
from drishti.reflex_static.browser.compiler.types import (
    BOOL,
    FLOAT,
    INT,
    NOTHING,
    STR,
    Array,
    Dict,
    Iterable,
    Tuple,
    Type,
    item_of,
)
from drishti.reflex_static.browser.refusal import Refusal


def counting(scope: Scope, node: ast.Call, _expected: Type | None) -> Code:
    """Compile ``range(...)``."""
    options(node)
    codes = values(scope, node, 1, 3)
    for code in codes:
        if code.type != INT:
            raise unfit(node, code, "give it int")
    texts = [code.text for code in codes]
    written = ["0", *texts] if len(texts) == 1 else texts
    return Code(f"py.range({', '.join(written)})", Iterable(INT))


def numbered(scope: Scope, node: ast.Call, _expected: Type | None) -> Code:
    """Compile ``enumerate(items)``."""
    given = options(node, "start")
    if len(node.args) != 1:
        raise Refusal(node, "enumerate() with two arguments", "write start=")
    items, kind = looped(scope, node, node.args[0])
    start = scope.fitting(given["start"], INT, "start") if given else "0"
    return Code(f"py.enumerate({items}, {start})", Iterable(Tuple((INT, kind))))


def side_by_side(scope: Scope, node: ast.Call, _expected: Type | None) -> Code:
    """Compile ``zip(a, b)``."""
    given = options(node, "strict")
    strict = given.get("strict")
    pairs = [looped(scope, node, argument) for argument in node.args]
    kinds = Iterable(Tuple(tuple(kind for _, kind in pairs)))
    flag = "true" if isinstance(strict, ast.Constant) and strict.value is True else "false"
    if strict and not isinstance(strict, ast.Constant):
        raise Refusal(node, "zip() with a computed strict=", "write True or False")
    return Code(f"py.zip({flag}, {', '.join(items for items, _ in pairs)})", kinds)


def backwards(scope: Scope, node: ast.Call, _expected: Type | None) -> Code:
    """Compile ``reversed(items)``."""
    options(node)
    items, kind = looped(scope, node, node.args[0])
    return Code(f"[...{items}].reverse()", Iterable(kind))


def in_order(scope: Scope, node: ast.Call, _expected: Type | None) -> Code:
    """Compile ``sorted(items)``."""
    given = options(node, "reverse")
    items, kind = looped(scope, node, node.args[0])
    if not sortable(kind):
        raise Refusal(node, f"sorted() of {kind}", "sort numbers, texts or tuples of them")
    falling = scope.fitting(given["reverse"], BOOL, "reverse") if given else "false"
    return Code(f"py.sort([...{items}], {falling})", Array(kind))


def sortable(kind: Type) -> bool:
    """Return whether values of this type have an order."""
    if isinstance(kind, Tuple):
        return all(map(sortable, kind.items))
    return kind in (INT, FLOAT, BOOL, STR, NOTHING) or (
        isinstance(kind, Array) and kind.kind != "set" and sortable(kind.item)
    )


def to_list(scope: Scope, node: ast.Call, _expected: Type | None) -> Code:
    """Compile ``list(items)``."""
    options(node)
    if not node.args:
        return Code("[]", Array(NOTHING))
    items, kind = looped(scope, node, node.args[0])
    return Code(f"[...{items}]", Array(kind))


def to_tuple(scope: Scope, node: ast.Call, _expected: Type | None) -> Code:
    """Compile ``tuple(items)``."""
    code = to_list(scope, node, None)
    kind = item_of(code.type)
    return Code(code.text, Array(kind or NOTHING, "tuple", readonly=True))


def to_dict(scope: Scope, node: ast.Call, _expected: Type | None) -> Code:
    """Compile ``dict(pairs)``."""
    options(node)
    if not node.args:
        return Code("new Map()", Dict(NOTHING, NOTHING))
    code = scope.expr(node.args[0])
    if isinstance(code.type, Dict):
        return Code(f"new Map({code.text})", Dict(code.type.key, code.type.value))
    kind = item_of(code.type)
    if isinstance(kind, Tuple) and len(kind.items) == 2 and kind.items[0] in (STR, INT):  # noqa: PLR2004
        return Code(f"new Map({code.text})", Dict(*kind.items))
    raise unfit(node, code, "give it a dict or pairs")


def any_of(scope: Scope, node: ast.Call, _expected: Type | None) -> Code:
    """Compile ``any(items)``."""
    options(node)
    return stops_at(scope, node, found=True)


def all_of(scope: Scope, node: ast.Call, _expected: Type | None) -> Code:
    """Compile ``all(items)``."""
    options(node)
    return stops_at(scope, node, found=False)
