"""List, tuple and dict displays, subscripts and slices."""

import ast

from drishti.reflex_static.browser.compiler.expression import Expression
from drishti.reflex_static.browser.compiler.scope import Scope
from drishti.reflex_static.browser.compiler.types import (
    INT,
    NEVER,
    STR,
    Dict,
    List,
    Tuple,
    Type,
    element_type,
    is_assignable,
    join,
)
from drishti.reflex_static.browser.errors import UnsupportedSyntax


def compile_list(scope: Scope, node: ast.List, expected: Type | None) -> Expression:
    """Compile ``[a, b]``."""
    wanted = expected.item if isinstance(expected, List) else None
    elements = [scope.compile(element, wanted) for element in node.elts]
    item = _common_type(node, [element.type for element in elements], wanted)
    return Expression(f"[{', '.join(element.js for element in elements)}]", List(item))


def compile_tuple(scope: Scope, node: ast.Tuple, expected: Type | None) -> Expression:
    """Compile ``(a, b)``."""
    wanted: tuple[Type | None, ...] = (None,) * len(node.elts)
    if isinstance(expected, Tuple) and len(expected.items) == len(node.elts):
        wanted = expected.items
    elements = [scope.compile(item, want) for item, want in zip(node.elts, wanted, strict=True)]
    kinds = [
        want if want and is_assignable(element.type, want) else element.type
        for element, want in zip(elements, wanted, strict=True)
    ]
    return Expression(f"[{', '.join(item.js for item in elements)}]", Tuple(tuple(kinds)))


def compile_dict(scope: Scope, node: ast.Dict, expected: Type | None) -> Expression:
    """Compile ``{key: value}``."""
    pairs, kinds = [], []
    wanted = expected.value if isinstance(expected, Dict) else None
    for key, value in zip(node.keys, node.values, strict=True):
        if key is None:
            raise UnsupportedSyntax(node, "`**` in a dictionary", "set the keys one by one")
        key_js, item = scope.compile_as(key, STR, "a key"), scope.compile(value, wanted)
        pairs.append(f"[{key_js}, {item.js}]")
        kinds.append(item.type)
    return Expression(f"new Map([{', '.join(pairs)}])", Dict(_common_type(node, kinds, wanted)))


def _common_type(node: ast.expr, kinds: list[Type], wanted: Type | None) -> Type:
    if wanted and all(is_assignable(kind, wanted) for kind in kinds):
        return wanted
    common: Type | None = NEVER
    for kind in kinds:
        common = join(common, kind) if common else None
    if common is None:
        construct = "a mix of types in one container"
        raise UnsupportedSyntax(node, construct, "give all items one type")
    return common


def compile_subscript(scope: Scope, node: ast.Subscript, _expected: Type | None) -> Expression:
    """Compile ``items[0]``, ``items[1:]`` and ``prices["gold"]``."""
    held = scope.compile(node.value)
    if isinstance(node.slice, ast.Slice):
        return _slice(scope, node, held, node.slice)
    if isinstance(held.type, Dict):
        key = scope.compile_as(node.slice, STR, "a key")
        return Expression(f"py.lookUp({held.js}, {key})", held.type.value)
    item = element_type(held.type) if isinstance(held.type, List | Tuple) else None
    if isinstance(held.type, Tuple):
        constant = _constant_index(node.slice)
        if constant is not None:
            return _tuple_item(node, held, held.type, constant)
    if item or held.type == STR:
        helper = "at" if item else "characterAt"
        index = scope.compile_as(node.slice, INT, "an index")
        return Expression(f"py.{helper}({held.js}, {index})", item or STR)
    raise UnsupportedSyntax(node, f"`[...]` on {held.type}", "use a list, a tuple, a dict or a str")


def _constant_index(index: ast.expr) -> int | None:
    is_negative = isinstance(index, ast.UnaryOp) and isinstance(index.op, ast.USub)
    inner = index.operand if isinstance(index, ast.UnaryOp) else index
    if isinstance(inner, ast.Constant) and type(inner.value) is int:
        return -inner.value if is_negative else inner.value
    return None


def _tuple_item(node: ast.Subscript, held: Expression, kind: Tuple, index: int) -> Expression:
    if not -len(kind.items) <= index < len(kind.items):
        raise UnsupportedSyntax(node, f"item {index} of a {kind}", "use an item it has")
    return Expression(f"{held.js}[{index % len(kind.items)}]", kind.items[index])


def _slice(scope: Scope, node: ast.Subscript, held: Expression, part: ast.Slice) -> Expression:
    if part.step or (held.type != STR and not isinstance(held.type, List)):
        construct = "a slice with a step" if part.step else f"a slice of {held.type}"
        raise UnsupportedSyntax(node, construct, "use [start:stop] of a list or a str")
    start = scope.compile_as(part.lower, INT, "a slice") if part.lower else "0"
    stop = f", {scope.compile_as(part.upper, INT, 'a slice')}" if part.upper else ""
    if isinstance(held.type, List):
        return Expression(f"{held.js}.slice({start}{stop})", List(held.type.item))
    return Expression(f"py.substring({held.js}, {start}{stop})", STR)
