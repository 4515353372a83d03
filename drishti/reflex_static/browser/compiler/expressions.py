"""Expressions: one function for each kind that Python and the browser agree on."""

import ast
from collections.abc import Callable

from drishti.reflex_static.browser.compiler.annotations import type_of_value
from drishti.reflex_static.browser.compiler.arithmetic import binary, unary
from drishti.reflex_static.browser.compiler.calls import call
from drishti.reflex_static.browser.compiler.comparisons import compare
from drishti.reflex_static.browser.compiler.comprehensions import (
    dict_comprehension,
    list_comprehension,
)
from drishti.reflex_static.browser.compiler.conditions import boolean, conditional
from drishti.reflex_static.browser.compiler.constants import literal
from drishti.reflex_static.browser.compiler.emitted import Code
from drishti.reflex_static.browser.compiler.formats import f_string
from drishti.reflex_static.browser.compiler.names import attribute, name
from drishti.reflex_static.browser.compiler.scope import Scope
from drishti.reflex_static.browser.compiler.subscripts import subscript
from drishti.reflex_static.browser.compiler.types import (
    INT,
    NOTHING,
    STR,
    Array,
    Dict,
    Optional,
    Tuple,
    Type,
    fits,
    join,
)
from drishti.reflex_static.browser.refusal import Refusal


def expression(scope: Scope, node: ast.expr, expected: Type | None) -> Code:
    """Compile an expression, or refuse it."""
    if isinstance(expected, Optional):
        expected = expected.item
    compiler = EXPRESSIONS.get(type(node))
    if compiler is None:
        construct, instead = REFUSED.get(type(node), (type(node).__name__, "write it out"))
        raise Refusal(node, construct, instead)
    return compiler(scope, node, expected)


def constant(_scope: Scope, node: ast.Constant, _expected: Type | None) -> Code:
    """Compile a number, a text, ``True``, ``False`` or ``None``."""
    kind = type_of_value(node.value)
    if kind is None:
        raise Refusal(node, f"a {type(node.value).__name__}", "use int, float, bool or str")
    try:
        return Code(literal(node.value), kind)
    except Refusal as refusal:
        refusal.line = node.lineno
        raise


def list_display(scope: Scope, node: ast.List, expected: Type | None) -> Code:
    """Compile ``[a, b]``."""
    wanted = expected.item if isinstance(expected, Array) else None
    texts, item = _items(scope, node, node.elts, wanted)
    return Code(f"[{', '.join(texts)}]", Array(item))


def tuple_display(scope: Scope, node: ast.Tuple, expected: Type | None) -> Code:
    """Compile ``(a, b)``."""
    _no_stars(node.elts)
    wanted: list[Type | None] = [None] * len(node.elts)
    if isinstance(expected, Tuple) and len(expected.items) == len(node.elts):
        wanted = list(expected.items)
    elif isinstance(expected, Array):
        wanted = [expected.item] * len(node.elts)
    codes = [scope.expr(item, want) for item, want in zip(node.elts, wanted, strict=True)]
    kinds = [
        want if want and fits(code.type, want) else code.type
        for code, want in zip(codes, wanted, strict=True)
    ]
    return Code(f"[{', '.join(code.text for code in codes)}]", Tuple(tuple(kinds)))


def dict_display(scope: Scope, node: ast.Dict, expected: Type | None) -> Code:
    """Compile ``{key: value}``."""
    keys = [key for key in node.keys if key is not None]
    if len(keys) != len(node.keys):
        raise Refusal(node, "`**` in a dictionary", "use update()")
    wanted = expected if isinstance(expected, Dict) else None
    key_texts, key = _items(scope, node, keys, wanted and wanted.key)
    texts, value = _items(scope, node, node.values, wanted and wanted.value)
    if key not in (STR, INT, NOTHING):
        raise Refusal(node, f"a dictionary with {key} keys", "use str or int keys")
    pairs = (f"[{one}, {other}]" for one, other in zip(key_texts, texts, strict=True))
    return Code(f"new Map([{', '.join(pairs)}])", Dict(key, value))


def set_display(scope: Scope, node: ast.Set, _expected: Type | None) -> Code:
    """Compile ``{a, b}``, which is good for ``in`` alone."""
    texts, item = _items(scope, node, node.elts, None)
    return Code(f"[{', '.join(texts)}]", Array(item, "set", readonly=True))


def _items(
    scope: Scope, node: ast.expr, elements: list[ast.expr], wanted: Type | None
) -> tuple[list[str], Type]:
    _no_stars(elements)
    codes = [scope.expr(element, wanted) for element in elements]
    joined: Type | None = NOTHING
    for code in codes:
        joined = join(joined, code.type) if joined else None
    if wanted and all(fits(code.type, wanted) for code in codes):
        joined = wanted
    if joined is None:
        raise Refusal(node, "a mix of types in one container", "give all items one type")
    return [code.text for code in codes], joined


def _no_stars(elements: list[ast.expr]) -> None:
    for element in elements:
        if isinstance(element, ast.Starred):
            raise Refusal(element, "`*` unpacking", "use + to join lists")


# The functions take different node types; the table is what keeps them in step.
EXPRESSIONS: dict[type[ast.expr], Callable[..., Code]] = {
    ast.Constant: constant,
    ast.Name: name,
    ast.Attribute: attribute,
    ast.Subscript: subscript,
    ast.Call: call,
    ast.BinOp: binary,
    ast.UnaryOp: unary,
    ast.BoolOp: boolean,
    ast.Compare: compare,
    ast.IfExp: conditional,
    ast.JoinedStr: f_string,
    ast.List: list_display,
    ast.Tuple: tuple_display,
    ast.Dict: dict_display,
    ast.Set: set_display,
    ast.ListComp: list_comprehension,
    ast.DictComp: dict_comprehension,
}
REFUSED: dict[type[ast.expr], tuple[str, str]] = {
    ast.Lambda: ("a lambda", "write a function with def at the top of a module"),
    ast.Await: ("`await`", "write a plain def; nothing has to be waited for"),
    ast.Yield: ("`yield`", "set the vars once; the page shows the result at once"),
    ast.YieldFrom: ("`yield from`", "set the vars once; the page shows the result at once"),
    ast.NamedExpr: ("`:=`", "assign on a line of its own"),
    ast.SetComp: ("a set comprehension", "use a list"),
    ast.GeneratorExp: ("a generator expression", "use a list comprehension"),
    ast.Starred: ("`*` unpacking", "name every value"),
}
