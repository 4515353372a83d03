"""Calls to functions and methods."""

import ast
import sysconfig
from dataclasses import dataclass
from pathlib import Path
from types import FunctionType

from drishti.reflex_static.browser.errors import UnknownType, UnsupportedSyntax

from .builtin_functions import BUILTINS
from .expression import Expression
from .names import library_advice, resolve
from .program import Function
from .scope import MISSING, Scope, require_mutable, wrong_argument_count
from .types import (
    BOOL,
    NONE,
    STR,
    UNKNOWN,
    Dict,
    Iterator,
    List,
    Tuple,
    Type,
    read_only,
)

LIBRARIES = {sysconfig.get_path(name) for name in ("stdlib", "purelib", "platlib")}
ADVICE = {
    "abs": "use max(x, -x)",
    "all": "use a loop",
    "any": "use a loop",
    "bool": "use a comparison",
    "enumerate": "loop over range(len(...))",
    "print": "leave it out",
    "open": "read it while the site is built, into a constant",
    "isinstance": "give the value one type",
    "map": "use a list comprehension",
    "filter": "use a list comprehension",
    "set": "use a list",
    "tuple": "use list(...)",
    "divmod": "use // and %",
    "zip": "loop over range(len(...))",
    "sorted": "keep the items in order",
    "sum": "use a loop",
    "super": "call a function of your own",
    "format": "use an f-string",
}


@dataclass(frozen=True)
class Method:
    """A method; ``js`` names a JavaScript method such as ``.push`` or a helper in ``python.js``.

    One that returns nothing changes the object.
    """

    js: str
    parameters: tuple[Type, ...] = ()
    returns: Type = NONE


STR_METHODS = {
    "startswith": Method(".startsWith", (STR,), BOOL),
    "lower": Method(".toLowerCase", (), STR),
    "strip": Method("strip", (), STR),
    "split": Method("split", (STR,), List(STR)),
    "join": Method("join", (List(STR, readonly=True),), STR),
    "replace": Method("replace", (STR, STR), STR),
}
METHOD_ADVICE = {
    "capitalize": "write the text as it should look",
    "clear": "set an empty one",
    "copy": "use list(...) or dict(...)",
    "extend": "use +, or append() in a loop",
    "format": "use an f-string",
    "keys": "loop over the dict itself",
    "pop": "build a new list or dict without it",
    "remove": "build a new list without it",
    "title": "write the text as it should look",
    "upper": "write the text as it should look",
    "values": "loop over items()",
}


def compile_call(scope: Scope, node: ast.Call) -> Expression:
    """Compile a call."""
    called = ast.unparse(node.func)
    if node.keywords:
        name = node.keywords[0].arg
        construct = f"`{name}=` in {called}()" if name else f"`**` in {called}()"
        raise UnsupportedSyntax(node, construct, "pass every argument by position")
    if any(isinstance(argument, ast.Starred) for argument in node.args):
        raise UnsupportedSyntax(node, f"`*` in {called}()", "pass every argument by itself")
    if isinstance(node.func, ast.Attribute) and scope.is_self(node.func.value):
        return _own_method(scope, node, node.func.attr)
    target = resolve(scope, node.func)
    if isinstance(target, FunctionType) and not _is_from_library(target):
        return _compiled_call(scope, node, scope.program.function(target))
    if target is not MISSING:
        return _builtin_call(scope, node, target)
    if isinstance(node.func, ast.Attribute):
        return _method_call(scope, node, node.func)
    raise UnsupportedSyntax(node, f"`{called}()`, an undefined name,", "define or import it")


def _is_from_library(function: FunctionType) -> bool:
    file = Path(function.__code__.co_filename)
    return any(file.is_relative_to(folder) for folder in LIBRARIES)


def _builtin_call(scope: Scope, node: ast.Call, target: object) -> Expression:
    if callable(target) and target in BUILTINS:
        return BUILTINS[target](scope, node)
    called = ast.unparse(node.func)
    raise UnsupportedSyntax(node, f"`{called}()`", ADVICE.get(called) or library_advice(target))


def _own_method(scope: Scope, node: ast.Call, called: str) -> Expression:
    owner, is_computed = scope.function.owner, scope.function.is_computed
    if owner is None or called not in owner.methods:
        if owner and called in owner.vars:
            raise UnsupportedSyntax(node, f"a call of the var `self.{called}`", "read it instead")
        raise UnsupportedSyntax(node, f"`self.{called}()`", "call methods of this class only")
    function = scope.program.function(owner.methods[called], owner, is_computed=is_computed)
    result = _compiled_call(scope, node, function)
    return Expression(result.js, read_only(result.type)) if is_computed else result


def _compiled_call(scope: Scope, node: ast.Call, function: Function) -> Expression:
    signature = function.signature
    if signature.returns == UNKNOWN:
        raise UnknownType
    if len(node.args) != len(signature.parameters):
        names = ", ".join(f"`{name}`" for name in signature.parameters) or "none"
        raise wrong_argument_count(node, f"pass {names}")
    arguments = ["self"] if function.owner else []
    for (name, kind), argument in zip(signature.parameters.items(), node.args, strict=True):
        arguments.append(scope.compile_as(argument, kind, f"parameter `{name}`"))
    return Expression(f"{function.name}({', '.join(arguments)})", signature.returns)


def _method_call(scope: Scope, node: ast.Call, called: ast.Attribute) -> Expression:
    """Compile a call to a method of a str, a list or a dict."""
    held = scope.compile(called.value)
    method = _methods(held.type).get(called.attr)
    if method is None:
        advice = METHOD_ADVICE.get(called.attr, "use a method listed in the README")
        raise UnsupportedSyntax(node, f"`{called.attr}()` of {held.type}", advice)
    if method.returns == NONE:
        require_mutable(called.value, held.type)
    if len(node.args) != len(method.parameters):
        raise wrong_argument_count(node, f"pass {len(method.parameters)}")
    arguments = [
        scope.compile_as(argument, kind, f"{called.attr}()")
        for argument, kind in zip(node.args, method.parameters, strict=True)
    ]
    if method.js.startswith("."):
        return Expression(f"{held.js}{method.js}({', '.join(arguments)})", method.returns)
    return Expression(f"py.{method.js}({', '.join([held.js, *arguments])})", method.returns)


def _methods(kind: Type) -> dict[str, Method]:
    if isinstance(kind, List):
        return {"append": Method(".push", (kind.item,))}
    if isinstance(kind, Dict):
        return {
            "get": Method("get", (STR, kind.item), kind.item),
            "items": Method("items", (), Iterator(Tuple((STR, kind.item)))),
        }
    return STR_METHODS if kind == STR else {}
