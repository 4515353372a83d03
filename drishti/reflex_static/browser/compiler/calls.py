"""Function and method calls."""

import ast
import sysconfig
from pathlib import Path
from types import FunctionType

from drishti.reflex_static.browser.compiler.builtin_functions import BUILTINS
from drishti.reflex_static.browser.compiler.expression import Expression
from drishti.reflex_static.browser.compiler.methods import compile_method
from drishti.reflex_static.browser.compiler.names import library_advice, resolve
from drishti.reflex_static.browser.compiler.program import Function
from drishti.reflex_static.browser.compiler.scope import MISSING, Scope, wrong_argument_count
from drishti.reflex_static.browser.compiler.types import UNKNOWN, Type, read_only
from drishti.reflex_static.browser.errors import UnknownType, UnsupportedSyntax

LIBRARIES = {sysconfig.get_path(name) for name in ("stdlib", "purelib", "platlib")}
ADVICE = {
    "print": "leave it out",
    "open": "read it while the site is built, into a constant",
    "isinstance": "give the value one type",
    "getattr": "name the var",
    "setattr": "name the var",
    "hasattr": "name the var",
    "map": "use a list comprehension",
    "filter": "use a list comprehension",
    "set": "use a list",
    "frozenset": "use a tuple",
    "tuple": "use list(...)",
    "divmod": "use // and %",
    "zip": "loop over range(len(...))",
    "sorted": "keep the items in order",
    "eval": "write it out",
    "exec": "write it out",
    "input": "take the value as an argument",
    "super": "call a function of your own",
    "repr": "use str(...)",
    "format": "use an f-string",
}


def compile_call(scope: Scope, node: ast.Call, _expected: Type | None) -> Expression:
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
        return compile_method(scope, node, node.func)
    raise UnsupportedSyntax(node, f"`{called}()`, an undefined name,", "define or import it")


def _is_from_library(function: FunctionType) -> bool:
    file = Path(function.__code__.co_filename)
    return any(file.is_relative_to(folder) for folder in LIBRARIES)


def _builtin_call(scope: Scope, node: ast.Call, target: object) -> Expression:
    for function, compiler in BUILTINS:
        if function is target:
            return compiler(scope, node)
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
    scope.forget_vars()
    return Expression(result.js, read_only(result.type)) if is_computed else result


def _compiled_call(scope: Scope, node: ast.Call, function: Function) -> Expression:
    signature = function.signature
    if signature.returns == UNKNOWN:
        raise UnknownType
    if len(node.args) != len(signature.parameters):
        names = ", ".join(f"`{parameter.name}`" for parameter in signature.parameters) or "none"
        raise wrong_argument_count(node, f"pass {names}")
    arguments = ["self"] if function.owner else []
    for parameter, argument in zip(signature.parameters, node.args, strict=True):
        what = f"parameter `{parameter.name}`"
        arguments.append(scope.compile_as(argument, parameter.type, what))
    return Expression(f"{function.name}({', '.join(arguments)})", signature.returns)
