"""``items[0]``, ``items[-1]``, ``items[1:]`` and ``prices["gold"]``."""

import ast

from drishti.reflex_static.browser.compiler.emitted import Code
from drishti.reflex_static.browser.compiler.scope import Scope
from drishti.reflex_static.browser.compiler.types import INT, STR, Array, Dict, Tuple, Type, item_of
from drishti.reflex_static.browser.refusal import Refusal


def subscript(scope: Scope, node: ast.Subscript, _expected: Type | None) -> Code:
    """Compile reading one item or a slice."""
    held = scope.expr(node.value)
    if isinstance(node.slice, ast.Slice):
        return _slice(scope, node, held, node.slice)
    if isinstance(held.type, Tuple) and _written(node.slice) is not None:
        return _place(node, held, held.type, _written(node.slice) or 0)
    held = _alike(held)
    if isinstance(held.type, Dict):
        key = scope.fitting(node.slice, held.type.key, "a key")
        return Code(f"py.lookUp({held.text}, {key})", held.type.value)
    if held.type == STR or (isinstance(held.type, Array) and held.type.kind != "set"):
        index = scope.fitting(node.slice, INT, "an index")
        item = held.type.item if isinstance(held.type, Array) else STR
        helper = "at" if isinstance(held.type, Array) else "letter"
        return Code(f"py.{helper}({held.text}, {index})", item)
    raise Refusal(node, f"`[...]` on {held.type}", "use a list, a tuple, a dict or a str")


def _written(index: ast.expr) -> int | None:
    """Return an index that is written out, like 0 or -1."""
    negative = isinstance(index, ast.UnaryOp) and isinstance(index.op, ast.USub)
    inner = index.operand if isinstance(index, ast.UnaryOp) else index
    if isinstance(inner, ast.Constant) and type(inner.value) is int:
        return -inner.value if negative else inner.value
    return None


def _place(node: ast.Subscript, held: Code, kind: Tuple, place: int) -> Code:
    if not -len(kind.items) <= place < len(kind.items):
        raise Refusal(node, f"item {place} of a {kind}", "use an item it has")
    return Code(f"{held.text}[{place % len(kind.items)}]", kind.items[place])


def _alike(held: Code) -> Code:
    """Return a tuple whose items have one type as a tuple of any length."""
    item = item_of(held.type) if isinstance(held.type, Tuple) else None
    return Code(held.text, Array(item, "tuple", readonly=True)) if item else held


def _slice(scope: Scope, node: ast.Subscript, held: Code, part: ast.Slice) -> Code:
    held = _alike(held)
    if held.type != STR and not (isinstance(held.type, Array) and held.type.kind != "set"):
        raise Refusal(node, f"a slice of {held.type}", "use a list or a str")
    bounds = [
        scope.fitting(bound, INT, "a slice") if bound else "null"
        for bound in (part.lower, part.upper, part.step)
    ]
    helper = "sliceText" if held.type == STR else "slice"
    kind = held.type
    if isinstance(kind, Array) and kind.kind == "list":
        kind = Array(kind.item)
    return Code(f"py.{helper}({held.text}, {', '.join(bounds)})", kind)
