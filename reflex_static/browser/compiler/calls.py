"""Calls to functions and methods."""

import ast
import asyncio
import inspect
import re
from types import FunctionType
from typing import TypeGuard

from ...compat.internals import BaseState
from ..errors import UnsupportedSyntax
from .arguments import bound_arguments, named_arguments, ordered_arguments
from .dispatch import compile_expression, compiles, items_of
from .library import (
    CHANGES,
    FUNCTIONS,
    METHOD_PARAMETERS,
    METHODS,
    OBJECT_METHODS,
    PATTERN_FUNCTIONS,
    TEXT_VARIANTS,
    from_library,
)
from .library_calls import pattern_arguments, static_call
from .literals import string
from .scope import MISSING, Scope
from .source import is_generator, own_nodes, read_source


@compiles(ast.Await)
def _await(scope: Scope, node: ast.Await) -> str:
    if isinstance(node.value, ast.Call):
        called = node.value.func
        target = scope.resolve(called)
        is_own = isinstance(called, ast.Attribute) and scope.is_self(called.value)
        if is_own or _is_app_function(target):
            return compile_call(scope, node.value, is_awaited=True)
        if target is asyncio.sleep:
            return f"(yield {compile_call(scope, node.value, is_awaited=True)})"
        if target is MISSING:
            compile_expression(scope, called)  # raises an error that names a missing import
    construct = f"`{ast.unparse(node)}`"
    advice = "await asyncio.sleep() or functions of your own, one after the other"
    raise UnsupportedSyntax(node, construct, advice)


@compiles(ast.Call)
def _call(scope: Scope, node: ast.Call) -> str:
    return compile_call(scope, node, is_awaited=False)


def compile_call(scope: Scope, node: ast.Call, *, is_awaited: bool) -> str:
    """Compile a call; ``is_awaited`` says whether it is the operand of ``await``."""
    if isinstance(node.func, ast.Attribute) and scope.is_self(node.func.value):
        return _own_method(scope, node, node.func.attr, is_awaited=is_awaited)
    target = scope.resolve(node.func)
    if target is MISSING:
        if isinstance(node.func, ast.Attribute):
            return _method(scope, node, node.func)
        if scope.holder(getattr(node.func, "id", "")) is None and isinstance(node.func, ast.Name):
            construct = f"`{node.func.id}()`, an undefined name,"
            raise UnsupportedSyntax(node, construct, "define or import it")
        for keyword in node.keywords:
            construct = f"`{ast.unparse(keyword)}` in {ast.unparse(node.func)}()"
            raise UnsupportedSyntax(node, construct, "pass every argument by position")
        return f"{compile_expression(scope, node.func)}({items_of(scope, node.args)})"
    if _is_app_function(target):
        name = scope.program.function(target)
        return _call_function(scope, node, name, target, is_awaited=is_awaited)
    return static_call(scope, node, target)


def _is_app_function(target: object) -> TypeGuard[FunctionType]:
    return isinstance(target, FunctionType) and not from_library(target)


def _call_function(
    scope: Scope, node: ast.Call, name: str, fn: FunctionType, *, is_awaited: bool, skipped: int = 0
) -> str:
    """Compile a call to a function of the app."""
    js = f"{name}({bound_arguments(scope, node, fn, skipped)})"
    source = read_source(fn)
    if isinstance(source, ast.AsyncFunctionDef) and not is_awaited:
        raise UnsupportedSyntax(node, f"`{ast.unparse(node.func)}()` without await", "await it")
    return f"(yield* {js})" if is_awaited and is_generator(source) else js


def _own_method(scope: Scope, node: ast.Call, called: str, *, is_awaited: bool) -> str:
    owner = scope.owner
    assert owner is not None  # noqa: S101  only methods have a self
    if called == "reset" and called not in owner.methods:
        return "this.reset()"
    if called == "get_state" and is_awaited and node.args:
        state = scope.resolve(node.args[0])
        if isinstance(state, type) and issubclass(state, BaseState):
            scope.program.attributes |= {*state.vars, *state.base_vars, *state.computed_vars}
            return f"stateOf({string(state.get_full_name())})"
    if called in owner.vars:
        return f"this.{called}({items_of(scope, node.args)})"
    fn = owner.method(called)
    if fn is None:
        static = inspect.getattr_static(owner.state, called, None)
        shared = getattr(static, "__func__", None)
        if isinstance(static, staticmethod) and isinstance(shared, FunctionType):
            name = scope.program.function(shared)
            return _call_function(scope, node, name, shared, is_awaited=is_awaited)
        advice = "write a plain method" if static else "call methods of this class only"
        if called == "get_var_value":
            advice = "read it with `(await self.get_state(Other)).name`"
        raise UnsupportedSyntax(node, f"`self.{called}()`", advice)
    nodes = own_nodes(source := read_source(fn))
    is_waiting = is_awaited and not any(isinstance(part, ast.Yield) for part in nodes)
    if called in owner.handlers and is_generator(source) and not is_waiting:
        advice = f"return {owner.label}.{called}, or share a helper"
        raise UnsupportedSyntax(node, f"`self.{called}()`, which waits or yields,", advice)
    return _call_function(scope, node, f"this.{called}", fn, is_awaited=is_awaited, skipped=1)


def _method(scope: Scope, node: ast.Call, called: ast.Attribute) -> str:
    """Compile a call to a method of a value."""
    name = called.attr
    pattern = scope.resolve(called.value)
    if isinstance(pattern, re.Pattern) and getattr(re, name, None) in PATTERN_FUNCTIONS:
        target = getattr(re, name)
        call = ast.Call(node.func, [called.value, *node.args], node.keywords)
        return f"{FUNCTIONS[target]}({pattern_arguments(scope, call, target)})"
    held = compile_expression(scope, called.value)
    if scope.is_computed and name in CHANGES and _is_state(scope, called.value):
        construct = f"`{ast.unparse(called)}()` in a computed var"
        raise UnsupportedSyntax(node, construct, "change a copy: list(...) or dict(...)")
    variant = TEXT_VARIANTS.get((name, len(node.args)))
    if variant and not node.keywords and all(_is_text(it, variant) for it in node.args):
        return f"methods.{variant}({held}, {items_of(scope, node.args)})"
    is_library = name in METHODS
    if not is_library and name not in OBJECT_METHODS:
        scope.use_attribute(name, node, is_method=True)
    if name == "update" and node.keywords:
        items = items_of(scope, node.args) or "undefined"
        return f"methods.update({held}, {items}, {named_arguments(scope, node)})"
    if node.keywords:
        arguments = ordered_arguments(scope, node, METHOD_PARAMETERS.get(name, ()))
    else:
        arguments = items_of(scope, node.args)
    may_be_object = name in OBJECT_METHODS or name in scope.program.attributes or not is_library
    if is_library and not may_be_object:
        return f"methods.{name}({', '.join(filter(None, [held, arguments]))})"
    method = f"methods.{name}" if is_library else "null"
    return f"methods.call({', '.join(filter(None, [held, string(name), method, arguments]))})"


def _is_text(node: ast.expr, variant: str) -> bool:
    """Return whether an argument is a string literal that a variant of a method accepts."""
    if isinstance(node, ast.JoinedStr):
        return variant.endswith("sWith")
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and bool(node.value)


def _is_state(scope: Scope, node: ast.expr) -> bool:
    while isinstance(node, ast.Attribute | ast.Subscript):
        if isinstance(node, ast.Attribute) and scope.is_self(node.value):
            return True
        node = node.value
    return False
