"""Methods of str, list and dict."""

import ast
from dataclasses import dataclass

from drishti.reflex_static.browser.compiler.expression import Expression
from drishti.reflex_static.browser.compiler.scope import (
    Scope,
    require_mutable,
    wrong_argument_count,
)
from drishti.reflex_static.browser.compiler.types import (
    BOOL,
    INT,
    NONE,
    STR,
    Dict,
    Iterator,
    List,
    Tuple,
    Type,
    optional,
)
from drishti.reflex_static.browser.errors import UnsupportedSyntax


@dataclass(frozen=True)
class Method:
    """A method: ``.push`` is one of JavaScript's, any other a helper of ``python.js``."""

    js: str
    parameters: tuple[Type, ...] = ()
    returns: Type = NONE
    optional: int = 0
    mutates: bool = False


STR_METHODS = {
    "startswith": Method(".startsWith", (STR,), BOOL),
    "endswith": Method(".endsWith", (STR,), BOOL),
    "upper": Method(".toUpperCase", (), STR),
    "lower": Method(".toLowerCase", (), STR),
    "strip": Method("strip", (), STR),
    "split": Method("split", (STR,), List(STR), optional=1),
    "join": Method("join", (List(STR, readonly=True),), STR),
    "replace": Method("replace", (STR, STR), STR),
    "zfill": Method("zfill", (INT,), STR),
    "isdecimal": Method("isDecimal", (), BOOL),
}
ADVICE = {
    "add": "keep a list: if x not in items: items.append(x)",
    "capitalize": "write the text as it should look",
    "casefold": "use lower()",
    "copy": "use list(...) or dict(...)",
    "encode": "stay with str",
    "extend": "use +, or append() in a loop",
    "format": "use an f-string",
    "isdigit": "use isdecimal()",
    "isnumeric": "use isdecimal()",
    "keys": "loop over the dict itself",
    "title": "write the text as it should look",
}


def compile_method(scope: Scope, node: ast.Call, called: ast.Attribute) -> Expression:
    """Compile a call of a method of a str, a list or a dict."""
    held = scope.compile(called.value)
    method = _methods(held.type, len(node.args)).get(called.attr)
    if method is None:
        advice = ADVICE.get(called.attr, "use a method listed in the README")
        raise UnsupportedSyntax(node, f"`{called.attr}()` of {held.type}", advice)
    if method.mutates:
        require_mutable(called.value, held.type)
    most = len(method.parameters)
    if not most - method.optional <= len(node.args) <= most:
        raise wrong_argument_count(node, f"pass {most}")
    arguments = [
        _argument(scope, argument, kind, called.attr)
        for argument, kind in zip(node.args, method.parameters, strict=False)
    ]
    if method.js.startswith("."):
        return Expression(f"{held.js}{method.js}({', '.join(arguments)})", method.returns)
    return Expression(f"py.{method.js}({', '.join([held.js, *arguments])})", method.returns)


def _argument(scope: Scope, node: ast.expr, kind: Type, called: str) -> str:
    if isinstance(node, ast.GeneratorExp) and kind == List(STR, readonly=True):
        generated = scope.compile(node)
        if generated.type == Iterator(STR):
            return generated.js
    return scope.compile_as(node, kind, f"{called}()")


def _methods(kind: Type, argument_count: int) -> dict[str, Method]:
    if isinstance(kind, List):
        return _list_methods(kind.item)
    if isinstance(kind, Dict):
        return _dict_methods(kind.value, has_default=argument_count > 1)
    return STR_METHODS if kind == STR else {}


def _list_methods(item: Type) -> dict[str, Method]:
    return {
        "append": Method(".push", (item,), mutates=True),
        "remove": Method("remove", (item,), mutates=True),
        "pop": Method("pop", (INT,), item, optional=1, mutates=True),
        "clear": Method("clear", mutates=True),
    }


def _dict_methods(value: Type, *, has_default: bool) -> dict[str, Method]:
    found = value if has_default else optional(value) or value
    return {
        "get": Method("get", (STR, value), found, optional=1),
        "items": Method("items", (), Iterator(Tuple((STR, value)))),
        "values": Method("values", (), Iterator(value)),
        "pop": Method("popKey", (STR,), value, mutates=True),
        "clear": Method(".clear", mutates=True),
    }
