"""Calls to classes, events and the functions of libraries."""

import ast
import dataclasses
import inspect
import typing
from collections.abc import Hashable
from types import FunctionType

from ...compat.internals import BaseState, EventHandler
from ..errors import UnsupportedSyntax
from .advice import advice_for
from .arguments import bound_arguments, named_arguments, ordered_arguments
from .classes import class_methods, constructor_of
from .dispatch import compile_expression, items_of
from .library import (
    CHANGING,
    PAGE_EVENTS,
    PARAMETERS,
    PATTERN_FUNCTIONS,
    RANDOM,
    TOASTS,
    TYPES,
    is_library_class,
    is_own_class,
    is_plain_enum,
    javascript_of,
)
from .literals import pattern_literal, string, string_list
from .names import event_name
from .scalars import text_of
from .scope import Scope


def static_call(scope: Scope, node: ast.Call, target: typing.Any) -> str:
    """Compile a call to a class, to an event handler or to a function of a library."""
    if isinstance(target, EventHandler):
        return _event(scope, node, target)
    if isinstance(target, type):
        made = _instance(scope, node, target)
        if made:
            return made
    if event := _page_event(scope, node, target):
        return event
    if target is typing.cast:
        return compile_expression(scope, node.args[1])
    return _library_call(scope, node, target)


def _instance(scope: Scope, node: ast.Call, target: type) -> str:
    """Compile a call that makes an instance; return an empty string for a library's class."""
    if issubclass(target, BaseException):
        message = '""'
        if node.args:
            js = compile_expression(scope, node.args[0])
            is_key = target is KeyError
            message = f"py.repr({js})" if is_key else text_of(scope, node.args[0], js)
        if class_methods(target):
            construct = f"`{target.__name__}`, an exception with methods,"
            raise UnsupportedSyntax(node, construct, "leave them out, and pass it a text")
        made = f"new py.PythonError({string(target.__name__)}, {message})"
        if not is_library_class(target):
            bases = [base.__name__ for base in target.__mro__[1:-2]]
            made = f"Object.assign({made}, {{ bases: {string_list(bases)} }})"
        return made
    if is_plain_enum(target):
        kind = scope.program.record(target)
        return f"py.memberOf({kind}, {items_of(scope, node.args)})"
    if dataclasses.is_dataclass(target) or is_own_class(target):
        return f"{constructor_of(scope.program, target)}({bound_arguments(scope, node, target)})"
    if typing.is_typeddict(target):
        return f"py.dict(undefined, {named_arguments(scope, node)})"
    return ""


def _library_call(scope: Scope, node: ast.Call, target: typing.Any) -> str:
    shown = ast.unparse(node.func)
    js = javascript_of(target)
    if js is None:
        raise UnsupportedSyntax(node, f"`{shown}()`", advice_for(target, shown))
    if scope.is_computed and js in RANDOM:
        advice = "choose in a handler, and keep the choice in a var"
        raise UnsupportedSyntax(node, f"`{shown}()` in a computed var", advice)
    if scope.is_computed and scope.owner and js in CHANGING:
        scope.program.time_dependent.add(scope.owner.name)
    if target is str and node.args:
        return text_of(scope, node.args[0], compile_expression(scope, node.args[0]))
    if target is int and len(node.args) + len(node.keywords) > 1:
        js = "py.parseBase"
    return f"{js}({_library_arguments(scope, node, target)})"


def _library_arguments(scope: Scope, node: ast.Call, target: typing.Any) -> str:
    if target in (dict, dataclasses.replace):
        items = items_of(scope, node.args) or "undefined"
        return f"{items}, {named_arguments(scope, node)}" if node.keywords else items
    if target in (min, max, zip):
        names = ("strict",) if target is zip else ("key", "default")
        single = target is not zip and len(node.args) == 1
        items = items_of(scope, node.args) if single else f"[{items_of(scope, node.args)}]"
        options = ordered_arguments(scope, ast.Call(node.func, [], node.keywords), names)
        return f"{items}, {options}" if options else items
    if target is isinstance:
        return f"{compile_expression(scope, node.args[0])}, [{_types(scope, node.args[1])}]"
    if target in PATTERN_FUNCTIONS:
        return pattern_arguments(scope, node, target)
    if node.keywords:
        return ordered_arguments(scope, node, PARAMETERS.get(target, ()))
    return items_of(scope, node.args)


def _types(scope: Scope, node: ast.expr) -> str:
    parts = node.elts if isinstance(node, ast.Tuple) else [node]
    if isinstance(node, ast.BinOp):
        parts = [node.left, node.right]
    names = []
    for part in parts:
        kind = scope.resolve(part) if not isinstance(part, ast.Constant) else type(None)
        if isinstance(kind, type) and (
            dataclasses.is_dataclass(kind) or is_own_class(kind) or is_plain_enum(kind)
        ):
            names.append(scope.program.record(kind))
        elif kind in TYPES:
            names.append(TYPES[kind])
        elif isinstance(kind, type) and issubclass(kind, BaseException):
            names.append(string(kind.__name__))
        else:
            construct = f"`{ast.unparse(part)}` in isinstance()"
            raise UnsupportedSyntax(node, construct, "name built-in types or dataclasses")
    return ", ".join(names)


def pattern_arguments(scope: Scope, node: ast.Call, target: typing.Any) -> str:
    """Compile the arguments of a function of ``re``."""
    names = PARAMETERS.get(target, ("pattern", "string"))
    flags = [item.value for item in node.keywords if item.arg == "flags"]
    keywords = [item for item in node.keywords if item.arg != "flags"]
    arguments = list(node.args)
    if len(arguments) > len(names):
        flags = [arguments.pop()]
    value = _flags(scope, flags[0]) if flags else 0
    first = arguments[0]
    if isinstance(first, ast.Constant) and isinstance(first.value, str):
        pattern = pattern_literal(first.value, value)
    else:
        pattern = f"patterns.compile({compile_expression(scope, first)}, {value})"
    others = ordered_arguments(scope, ast.Call(node.func, arguments[1:], keywords), names[1:])
    return ", ".join(filter(None, [pattern, others]))


def _flags(scope: Scope, node: ast.expr) -> int:
    if isinstance(node, ast.BinOp):
        return _flags(scope, node.left) | _flags(scope, node.right)
    value = scope.resolve(node)
    if not isinstance(value, int):
        raise UnsupportedSyntax(node, "flags that are not constant", "write re.IGNORECASE in place")
    return int(value)


def _page_event(scope: Scope, node: ast.Call, target: typing.Any) -> str:
    """Compile an event that the page itself answers; return an empty string for other calls."""
    if isinstance(target, Hashable) and target in TOASTS and scope.program.has_toasts:
        message = compile_expression(scope, node.args[0]) if node.args else '""'
        return f'events.toast("{TOASTS[target]}", {message}, {named_arguments(scope, node)})'
    is_reflex = isinstance(target, FunctionType) and target.__module__.startswith("reflex")
    if not is_reflex or target.__name__ not in PAGE_EVENTS:
        return ""
    return f"events.{target.__name__}({bound_arguments(scope, node, target)})"


def _event(scope: Scope, node: ast.Call, handler: EventHandler) -> str:
    """Compile a call such as ``Cart.add("tea")``, which a handler returns as an event."""
    if type(handler) is not EventHandler:
        name, value = node.args
        pair = f'["var_name", {compile_expression(scope, name)}]'
        state = typing.cast("type[BaseState]", handler.state_cls)  # type: ignore[attr-defined]
        full = string(f"{state.get_full_name()}.setvar")
        return f'events.event({full}, [{pair}, ["value", {compile_expression(scope, value)}]])'
    names = list(inspect.signature(handler.fn).parameters)[1:]
    given = [*zip(names, node.args, strict=False), *((it.arg, it.value) for it in node.keywords)]
    pairs = [f"[{string(str(name))}, {compile_expression(scope, it)}]" for name, it in given]
    return f"events.event({string(event_name(handler))}, [{', '.join(pairs)}])"
