"""Calls to functions, methods, classes, event handlers and Python's libraries."""

import ast
import asyncio
import dataclasses
import inspect
import json
import re
import typing
from collections.abc import Hashable
from inspect import Signature
from types import FunctionType

from ...compat.internals import EventHandler, all_states
from ..errors import UnsupportedSyntax, place
from . import library
from .expressions import event_name, is_state, pairs_of
from .program import string
from .schema import StateSchema
from .scope import MISSING, VIEWS, Scope, compiled
from .source import is_generator, own_nodes, read_source

ADDRESS = re.compile(r'("/(?:[^"\\]|\\.)*")(?:,|$)')
"""An address of the site, as the first of compiled arguments."""
CHOOSE = "choose in a handler, and keep the choice in a var"
RUN_OVER = library.words(
    "all any enumerate extend filter join list map set sorted sum tuple update"
)
TICK = "keep the time in a var, which clock() of reflex_static.browser fills"


@compiled.register
def _await(node: ast.Await, scope: Scope) -> str:
    if isinstance(node.value, ast.Call):
        called = node.value.func
        target = scope.resolve(called)
        is_own = isinstance(called, ast.Attribute) and scope.owner_of(called.value)
        if is_own or library.is_app_function(target):
            return compile_call(node.value, scope, is_awaited=True)
        if target is asyncio.sleep:
            return f"(yield {compile_call(node.value, scope, is_awaited=True)})"
        if target is MISSING:
            scope.compile(called)
            if scope.is_refused(called):  # as with a missing import, which is named
                return "null"
    construct = f"`{ast.unparse(node)}`"
    advice = "await asyncio.sleep() or functions of your own, one after the other"
    raise UnsupportedSyntax(node, construct, advice)


@compiled.register
def compile_call(node: ast.Call, scope: Scope, *, is_awaited: bool = False) -> str:
    """Compile a call; ``is_awaited`` says whether it is the operand of ``await``."""
    if isinstance(node.func, ast.Attribute) and (owner := scope.owner_of(node.func.value)):
        return _own_method(scope, owner, node, node.func, is_awaited=is_awaited)
    target = scope.resolve(node.func)
    if target is MISSING:
        if isinstance(node.func, ast.Attribute):
            if is_state(scope.resolve(node.func.value)):
                raise scope.undefined(node.func)
            return _method(scope, node, node.func)
        if scope.holder(getattr(node.func, "id", "")) is None and isinstance(node.func, ast.Name):
            raise scope.undefined(node.func)
        if getattr(node.func, "id", "") in scope.unknown:
            return "null"  # its definition is refused
        construct = f"`{ast.unparse(node.func)}()`, whose function may change,"
        raise UnsupportedSyntax(node, construct, "call a function of the module by its name")
    if library.is_app_function(target):
        name = scope.program.function(target)
        return _call_function(scope, node, name, target, is_awaited=is_awaited)
    return _static_call(scope, node, target)


def _static_call(scope: Scope, node: ast.Call, target: typing.Any) -> str:
    """Compile a call to a class, to an event handler or to a function of a library."""
    if isinstance(target, EventHandler):
        return _event(scope, node, target)
    if target is typing.cast:
        return scope.compile(node.args[1])
    if isinstance(target, type) and (made := _instance(scope, node, target)):
        return made
    return _page_event(scope, node, target) or _library_call(scope, node, target)


def bound_arguments(
    scope: Scope, node: ast.Call, parameters: Signature, *, are_run_over: bool = False
) -> str:
    """Return the arguments of a call in the order of the parameters, evaluated as written."""
    called = ast.unparse(node.func)
    kinds = [it.kind for it in parameters.parameters.values()]
    if inspect.Parameter.VAR_KEYWORD in kinds:  # its definition is refused
        return scope.items(node.args)
    is_starred = any(isinstance(it, ast.Starred) for it in node.args)
    if is_starred or any(it.arg is None for it in node.keywords):
        if not node.keywords and kinds[-1:] == [inspect.Parameter.VAR_POSITIONAL]:
            return scope.items(node.args)
        stars = "*" if is_starred else "**"
        raise UnsupportedSyntax(node, f"`{stars}` in {called}()", "pass each argument itself")
    try:
        named = {str(keyword.arg): keyword.value for keyword in node.keywords}
        given = parameters.bind(*node.args, **named).arguments
    except TypeError as error:
        construct = f"`{called}()` with these arguments ({error})"
        raise UnsupportedSyntax(node, construct, f"it takes {parameters}") from error
    ordered: list[ast.expr | None] = []
    for name, parameter in parameters.parameters.items():
        is_rest = parameter.kind is inspect.Parameter.VAR_POSITIONAL
        ordered += given.get(name, ()) if is_rest else [given.get(name)]
    while ordered and ordered[-1] is None:
        ordered.pop()
    each = scope.iterable if are_run_over else scope.compile
    written = [*node.args, *(keyword.value for keyword in node.keywords)]
    if [it for it in ordered if it] == written:
        return ", ".join(each(it) if it else "undefined" for it in ordered)
    kept = {it: scope.temporary() for it in written}
    first = ", ".join(f"{kept[it]} = {each(it)}" for it in written)
    names = [kept[it] if it else "undefined" for it in ordered]
    return ", ".join([f"({first}, {names[0]})", *names[1:]])


def named_arguments(scope: Scope, node: ast.Call) -> str:
    """Return the keyword arguments as a JavaScript array of pairs."""
    named = ((ast.Constant(it.arg) if it.arg else None, it.value) for it in node.keywords)
    return pairs_of(scope, named)


def _parameters(fn: typing.Any, skipped: int = 0) -> Signature:
    found = inspect.signature(fn, follow_wrapped=False)
    return found.replace(parameters=[*found.parameters.values()][skipped:])


def _call_function(
    scope: Scope, node: ast.Call, name: str, fn: FunctionType, *, is_awaited: bool, skipped: int = 0
) -> str:
    """Compile a call to a function of the app; ``self`` is a skipped parameter."""
    js = f"{name}({bound_arguments(scope, node, _parameters(fn, skipped))})"
    source = read_source(fn)
    if isinstance(source, ast.AsyncFunctionDef) and not is_awaited:
        raise UnsupportedSyntax(node, f"`{ast.unparse(node.func)}()` without await", "await it")
    return f"(yield* {js})" if is_awaited and is_generator(source) else js


def _own_method(
    scope: Scope, owner: StateSchema, node: ast.Call, named: ast.Attribute, *, is_awaited: bool
) -> str:
    called = named.attr
    if called == "reset" and called not in owner.methods:
        scope.check_change(named)
        _, *below = sorted(it.get_full_name() for it in all_states(owner.state))
        states = ["this", *(f"stateOf({string(it)})" for it in below)]
        return f"({', '.join(f'{it}.reset()' for it in states)})"
    if called == "get_state" and is_awaited and node.args:
        state = scope.resolve(node.args[0])
        if not is_state(state):
            raise UnsupportedSyntax(node, f"`{ast.unparse(node)}`", "name a state class in it")
        scope.program.attributes |= {*state.vars, *state.base_vars, *state.computed_vars}
        return f"stateOf({string(state.get_full_name())})"
    holder = owner.holder(called)  # as in Reflex, the handler of a parent changes the parent
    held = "this" if holder is owner else f"stateOf({string(holder.name)})"
    fn = holder.method(called)
    if fn is None and not hasattr(owner.state, called):
        raise owner.unknown_member(named)
    if fn is None:
        instead = "write a method with `self`, or a plain function"
        advice = library.ADVICE.get(called.strip("_"), instead)
        raise UnsupportedSyntax(node, f"`self.{called}()`", advice)
    nodes = own_nodes(source := read_source(fn))
    is_waiting = is_awaited and not any(isinstance(part, ast.Yield) for part in nodes)
    if called in holder.handlers and is_generator(source) and not is_waiting:
        advice = f"return {owner.label}.{called}, or begin its name with _"
        raise UnsupportedSyntax(node, f"`self.{called}()`, which waits or yields,", advice)
    return _call_function(scope, node, f"{held}.{called}", fn, is_awaited=is_awaited, skipped=1)


def _method(scope: Scope, node: ast.Call, called: ast.Attribute) -> str:
    name, own = called.attr, scope.program.methods.get(called.attr, set())
    held = scope.compile(called.value)
    if name in library.CHANGES:
        scope.check_change(called.value)
    if name in VIEWS and not own:
        raise UnsupportedSyntax(node, f"`{name}()` outside of a loop", "write list(...) around it")
    variant = library.TEXT_VARIANTS.get(name)
    if variant and not node.keywords and [_is_text(it, variant) for it in node.args] == [True]:
        return f"methods.{variant}({held}, {scope.items(node.args)})"
    is_library = name in library.METHODS
    if name == "sort" and not own:
        _check_lambdas(node)
    if not is_library:
        scope.use_attribute(name, node, is_method=True)
    known = [_parameters(fn, 1) for fn in own] + ([library.METHODS[name]] if is_library else [])
    if len(known) > 1 and node.keywords:
        construct = f"`{name}()` with names, of which there are several,"
        raise UnsupportedSyntax(node, construct, "pass every argument by position")
    if len(known) == 1:
        arguments = bound_arguments(scope, node, known[0], are_run_over=name in RUN_OVER)
    else:
        arguments = scope.items(node.args)
    parts = [held, arguments]
    if is_library and name not in scope.program.attributes:
        return f"methods.{name}({', '.join(filter(None, parts))})"
    shared = VIEWS.get(name) or (name if is_library else "")
    parts[1:1] = [string(name), f"methods.{shared}" if shared else "null"]
    return f"methods.call({', '.join(filter(None, parts))})"


def _is_text(node: ast.expr, variant: str) -> bool:
    """Return whether an argument is a string literal that a variant of a method accepts."""
    if isinstance(node, ast.JoinedStr):
        return variant.endswith("sWith")
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and bool(node.value)


def _instance(scope: Scope, node: ast.Call, target: type) -> str:
    """Compile a call that makes an instance; return an empty string for a library's class."""
    if issubclass(target, BaseException) and library.is_library_module(target.__module__):
        if len(node.args) > 1 or node.keywords:
            construct = f"`{ast.unparse(node.func)}()` with several arguments"
            raise UnsupportedSyntax(node, construct, "pass one text")
        shown = "py.repr" if target is KeyError else "py.str"
        js = f", {shown}({scope.compile(node.args[0])})" if node.args else ""
        return f"new py.PythonError({string(target.__name__)}{js})"
    if library.is_record(target):
        kind = scope.program.record(target)
        return f"new {kind}({bound_arguments(scope, node, inspect.signature(target))})"
    if typing.is_typeddict(target):
        return f"py.dict(undefined, {named_arguments(scope, node)})"
    return ""


def _check_lambdas(node: ast.Call, given: int = 1) -> None:
    """Refuse a lambda that does not take as many values as it is given."""
    for it in (*node.args, *(keyword.value for keyword in node.keywords)):
        if isinstance(it, ast.Lambda) and len(it.args.args) != given:
            raise UnsupportedSyntax(it, f"`{ast.unparse(it)}`", f"it is given values: {given}")


def _library_call(scope: Scope, node: ast.Call, target: typing.Any) -> str:
    shown = ast.unparse(node.func)
    known = library.library_function(target)
    if known is None:
        raise UnsupportedSyntax(node, f"`{shown}()`", library.advice_for(target, shown))
    if not any(isinstance(it, ast.Starred) for it in node.args):
        _check_lambdas(node, len(node.args) - 1 if target is map else 1)
    module = getattr(target, "__module__", None) or getattr(target, "__self__", None).__class__
    is_random = known.js.startswith("lib.") and "random" in str(module).lower()
    if scope.is_computed and (is_random or known.js == "lib.time"):
        construct = f"`{shown}()` in a computed var"
        raise UnsupportedSyntax(node, construct, CHOOSE if is_random else TICK)
    return f"{known.js}({_library_arguments(scope, node, target, known.signature)})"


def _library_arguments(
    scope: Scope, node: ast.Call, target: typing.Any, parameters: Signature
) -> str:
    positional = ast.Call(node.func, node.args, [])
    if target in (dict, dataclasses.replace):
        items = bound_arguments(scope, positional, parameters, are_run_over=True) or "undefined"
        return f"{items}, {named_arguments(scope, node)}" if node.keywords else items
    if target in (min, max, zip):
        names = "*, strict=0" if target is zip else "*, key=0, default=0"
        if target is not zip and any(isinstance(it, ast.Starred) for it in node.args):
            raise UnsupportedSyntax(node, f"`*` in {ast.unparse(node.func)}()", "pass the list")
        is_single = target is not zip and len(node.args) == 1
        items = scope.items(node.args, are_run_over=is_single or target is zip)
        items = items if is_single else f"[{items}]"
        named = ast.Call(node.func, [], node.keywords)
        options = bound_arguments(scope, named, library.signature(names))
        return f"{items}, {options}" if options else items
    if target is next and not (node.args and isinstance(node.args[0], ast.GeneratorExp)):
        raise UnsupportedSyntax(node, "`next()`", "write next(... for ... in ...), or a loop")
    if target is reversed and len(node.args) == 1 and (made := scope.iterator(node.args[0])):
        return f"[...{made}]"
    are_run_over = getattr(target, "__name__", "") in RUN_OVER
    return bound_arguments(scope, node, parameters, are_run_over=are_run_over)


def _page_event(scope: Scope, node: ast.Call, target: typing.Any) -> str:
    """Compile an event that the page itself answers; return an empty string for other calls."""
    if isinstance(target, Hashable) and target in library.TOASTS and scope.program.has_toasts:
        message = scope.compile(node.args[0]) if node.args else '""'
        level, named = library.TOASTS[target], named_arguments(scope, node)
        return f'events.toast("{level}", {message}, {named})'
    is_reflex = isinstance(target, FunctionType) and target.__module__.startswith("reflex")
    if not is_reflex or target.__name__ not in library.PAGE_EVENTS:
        return ""
    arguments = bound_arguments(scope, node, inspect.signature(target))
    if target.__name__ == "redirect" and (found := ADDRESS.match(arguments)):
        where = f"{place(scope.fn.__code__.co_filename, node.lineno)}: {scope.program.where}"
        scope.program.redirects.setdefault(json.loads(found[1]), where)
    return f"events.{target.__name__}({arguments})"


def _event(scope: Scope, node: ast.Call, handler: EventHandler) -> str:
    """Compile a call such as ``Cart.add("tea")``, which a handler returns as an event."""
    if type(handler) is not EventHandler:
        raise UnsupportedSyntax(node, f"`{ast.unparse(node.func)}()`", "write a handler")
    names = list(inspect.signature(handler.fn).parameters)[1:]
    if len(node.args) > len(names) or not {it.arg for it in node.keywords} <= {*names}:
        construct = f"`{ast.unparse(node)}`, with an argument that it does not have,"
        raise UnsupportedSyntax(node, construct, "pass what it takes")
    given = [*zip(names, node.args, strict=False), *((it.arg, it.value) for it in node.keywords)]
    pairs = [f"[{string(str(name))}, {scope.compile(it)}]" for name, it in given]
    return f"events.event({string(event_name(handler))}, [{', '.join(pairs)}])"
