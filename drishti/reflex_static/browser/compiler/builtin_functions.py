"""Built-in functions."""

import ast
from collections.abc import Callable

from drishti.reflex_static.browser.errors import UnsupportedSyntax

from .containers import compile_iterable
from .expression import Expression
from .scope import Scope, wrong_argument_count
from .types import BOOL, INT, STR, Dict, Iterator, List, Tuple, Type

Builtin = Callable[[Scope, ast.Call], Expression]


def conversion(helpers: dict[Type, str], result: Type) -> Builtin:
    """Return a compiler for a conversion."""

    def compile_conversion(scope: Scope, node: ast.Call) -> Expression:
        _require_one(node)
        value = scope.compile(node.args[0])
        if value.type not in helpers:
            raise _wrong_type(node, value.type, f"give it {' or '.join(map(str, helpers))}")
        helper = helpers[value.type]
        return Expression(f"{helper}({value.js})" if helper else value.js, result)

    return compile_conversion


def compile_len(scope: Scope, node: ast.Call) -> Expression:
    """Compile ``len(x)``."""
    _require_one(node)
    value = scope.compile(node.args[0])
    if value.type == STR:
        return Expression(f"py.length({value.js})", INT)
    if not isinstance(value.type, List | Tuple | Dict):
        raise _wrong_type(node, value.type, "use a list, a dict or a str")
    return Expression(f"{value.js}.{'size' if isinstance(value.type, Dict) else 'length'}", INT)


def compile_range(scope: Scope, node: ast.Call) -> Expression:
    """Compile ``range(stop)`` and ``range(start, stop)``."""
    if len(node.args) not in (1, 2):
        raise wrong_argument_count(node, "write range(stop) or range(start, stop)")
    bounds = [scope.compile_as(bound, INT, "range()") for bound in node.args]
    return Expression(f"py.range({', '.join(['0', *bounds][-2:])})", Iterator(INT))


def compile_list_call(scope: Scope, node: ast.Call) -> Expression:
    """Compile ``list(items)``."""
    items, kind = _only_iterable(scope, node)
    return Expression(f"[...{items}]", List(kind))


def compile_dict_call(scope: Scope, node: ast.Call) -> Expression:
    """Compile ``dict(other)``."""
    _require_one(node)
    value = scope.compile(node.args[0])
    if not isinstance(value.type, Dict):
        raise _wrong_type(node, value.type, "give it a dict")
    return Expression(f"new Map({value.js})", Dict(value.type.item))


def extreme(helper: str) -> Builtin:
    """Return a compiler for ``min`` or ``max``."""

    def compile_extreme(scope: Scope, node: ast.Call) -> Expression:
        if len(node.args) == 1:
            items, kind = _only_iterable(scope, node)
            kinds = {kind}
        else:
            values = [scope.compile(argument) for argument in node.args]
            items, kinds = f"[{', '.join(value.js for value in values)}]", {v.type for v in values}
        if kinds != {INT}:
            construct = f"{helper}() of {' and '.join(sorted(map(str, kinds)))}"
            raise UnsupportedSyntax(node, construct, "give it only int")
        return Expression(f"py.{helper}({items})", INT)

    return compile_extreme


BUILTINS: dict[object, Builtin] = {
    int: conversion({INT: "", BOOL: "Number", STR: "py.parseInt"}, INT),
    str: conversion({STR: "", INT: "String"}, STR),
    len: compile_len,
    min: extreme("min"),
    max: extreme("max"),
    range: compile_range,
    list: compile_list_call,
    dict: compile_dict_call,
}


def _require_one(node: ast.Call) -> None:
    if len(node.args) != 1:
        raise wrong_argument_count(node, "pass one")


def _only_iterable(scope: Scope, node: ast.Call) -> tuple[str, Type]:
    _require_one(node)
    return compile_iterable(scope, node.args[0])


def _wrong_type(node: ast.Call, kind: Type, advice: str) -> UnsupportedSyntax:
    return UnsupportedSyntax(node, f"{ast.unparse(node.func)}() of {kind}", advice)
