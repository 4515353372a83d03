"""Calls: of built-in functions, of methods, and of functions that are compiled along."""

import ast
import sysconfig
from pathlib import Path
from types import FunctionType

from drishti.reflex_static.browser.compiler.builtin_functions import BUILTINS, NOT_HERE
from drishti.reflex_static.browser.compiler.emitted import Code
from drishti.reflex_static.browser.compiler.methods import method
from drishti.reflex_static.browser.compiler.names import instead, resolve
from drishti.reflex_static.browser.compiler.program import Function, Parameter
from drishti.reflex_static.browser.compiler.scope import MISSING, Scope
from drishti.reflex_static.browser.compiler.types import UNTYPED, Type
from drishti.reflex_static.browser.refusal import Refusal, Untyped

LIBRARIES = {sysconfig.get_path(name) for name in ("stdlib", "purelib", "platlib")}


def call(scope: Scope, node: ast.Call, expected: Type | None) -> Code:
    """Compile a call."""
    for argument in [*node.args, *(keyword.value for keyword in node.keywords)]:
        if isinstance(argument, ast.Starred):
            raise Refusal(argument, "`*` in a call", "pass every argument by itself")
    if any(keyword.arg is None for keyword in node.keywords):
        raise Refusal(node, "`**` in a call", "pass every argument by itself")
    if isinstance(node.func, ast.Attribute) and scope.is_self(node.func.value):
        return _own_method(scope, node, node.func)
    target = resolve(scope, node.func)
    if isinstance(target, FunctionType) and not _is_from_a_library(target):
        return _compiled(scope, node, scope.program.function(target), "")
    if target is not MISSING:
        return _built_in(scope, node, target, expected)
    if isinstance(node.func, ast.Attribute):
        return method(scope, node, node.func)
    called = ast.unparse(node.func)
    raise Refusal(node, f"`{called}()`, a name that is not defined,", "define or import it")


def _is_from_a_library(function: FunctionType) -> bool:
    file = Path(function.__code__.co_filename)
    return any(file.is_relative_to(folder) for folder in LIBRARIES)


def _built_in(scope: Scope, node: ast.Call, target: object, expected: Type | None) -> Code:
    for function, compiler in BUILTINS:
        if function is target:
            return compiler(scope, node, expected)
    called = ast.unparse(node.func)
    raise Refusal(node, f"`{called}()`", NOT_HERE.get(called) or instead(target))


def _own_method(scope: Scope, node: ast.Call, called: ast.Attribute) -> Code:
    owner = scope.function.owner
    if owner is None or called.attr not in owner.methods:
        if owner and called.attr in owner.vars:
            raise Refusal(node, f"a call of the var `self.{called.attr}`", "read it instead")
        raise Refusal(node, f"`self.{called.attr}()`", "call methods of this class only")
    function = scope.program.function(owner.methods[called.attr], owner)
    if scope.function.computed and function.mutates:
        raise Refusal(node, f"`self.{called.attr}()`, which sets vars,", "compute a value only")
    scope.function.mutates |= function.mutates
    code = _compiled(scope, node, function, "self")
    scope.forget_self()
    return code


def _compiled(scope: Scope, node: ast.Call, function: Function, first: str) -> Code:
    if function.returns == UNTYPED:
        raise Untyped
    texts = _arguments(scope, node, function)
    return Code(
        f"{function.name}({', '.join([first, *texts] if first else texts)})", function.returns
    )


def _arguments(scope: Scope, node: ast.Call, function: Function) -> list[str]:
    given: dict[str, ast.expr] = {}
    positional = [one for one in function.parameters if not one.keyword_only]
    if len(node.args) > len(positional):
        raise Refusal(node, f"a call with {len(node.args)} arguments", f"pass {len(positional)}")
    for parameter, value in zip(positional, node.args, strict=False):
        given[parameter.name] = value
    names = {parameter.name for parameter in function.parameters}
    for keyword in node.keywords:
        if keyword.arg not in names or keyword.arg in given:
            raise Refusal(node, f"the argument `{keyword.arg}`", "pass each parameter once")
        given[str(keyword.arg)] = keyword.value
    texts = {name: _argument(scope, value, function, name) for name, value in given.items()}
    places = [one.name for one in function.parameters if one.name in texts]
    if list(texts) != places:
        texts = _in_order(scope, texts, places[0])
    ordered = [texts.get(one.name) or _default(node, one) for one in function.parameters]
    while ordered and ordered[-1] == "undefined":
        ordered.pop()
    return ordered


def _in_order(scope: Scope, texts: dict[str, str], first: str) -> dict[str, str]:
    """Keep Python's order: arguments are worked out as written, whatever their place."""
    held = {name: scope.temporary() for name in texts}
    before = ", ".join(f"{held[name]} = {text}" for name, text in texts.items())
    return {**held, first: f"({before}, {held[first]})"}


def _argument(scope: Scope, value: ast.expr, function: Function, name: str) -> str:
    kind = next(one.type for one in function.parameters if one.name == name)
    return scope.fitting(value, kind, f"parameter `{name}`")


def _default(node: ast.Call, parameter: Parameter) -> str:
    if parameter.default is None:
        raise Refusal(node, f"a call without `{parameter.name}`", "pass it")
    return "undefined"
