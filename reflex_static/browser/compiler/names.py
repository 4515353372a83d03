"""Names and attributes: locals, vars and what is known when the site is built."""

import ast
import dataclasses
from types import FunctionType, MethodDescriptorType, ModuleType

from ...compat.internals import BaseState, EventHandler
from ..errors import UnsupportedSyntax
from .advice import advice_for
from .classes import constructor_of
from .dispatch import compile_expression, compiles
from .library import METHODS, from_library, is_own_class, is_plain_enum, javascript_of
from .literals import string
from .scope import MISSING, Scope, javascript_name


@compiles(ast.Name)
def _name(scope: Scope, node: ast.Name) -> str:
    if scope.is_self(node):
        return "this"
    holder = scope.holder(node.id)
    if holder is None:
        return static_value(scope, node, scope.resolve(node))
    name = javascript_name(node.id)
    return name if node.id in holder.assigned else f"py.readLocal({name}, {string(node.id)})"


@compiles(ast.Attribute)
def _attribute(scope: Scope, node: ast.Attribute) -> str:
    value, root = scope.resolve(node), scope.resolve(node.value)
    is_state = isinstance(root, type) and issubclass(root, BaseState)
    if is_state and not isinstance(value, EventHandler):
        state = ast.unparse(node.value)
        advice = f"read it with `(await self.get_state({state})).{node.attr}`"
        raise UnsupportedSyntax(node, f"`{ast.unparse(node)}`", advice)
    if value is not MISSING:
        return static_value(scope, node, value)
    if scope.is_self(node.value):
        return _own_attribute(scope, node)
    if isinstance(root, ModuleType | type | FunctionType):
        shown = ast.unparse(node)
        raise UnsupportedSyntax(node, f"`{shown}`", advice_for(root, shown))
    if node.attr.startswith("__"):
        raise UnsupportedSyntax(
            node, f"`{ast.unparse(node)}`", "use isinstance(), or keep it in a var"
        )
    held = compile_expression(scope, node.value)
    scope.use_attribute(node.attr, node)
    return f"py.attribute({held}, {string(node.attr)})"


def _own_attribute(scope: Scope, node: ast.Attribute) -> str:
    owner = scope.owner
    assert owner is not None  # noqa: S101  only methods have a self
    if node.attr in owner.constants:
        return scope.program.constant(f"{owner.label}_{node.attr}", owner.constants[node.attr])
    if node.attr in owner.names:
        return f"this.{node.attr}"
    if node.attr == "is_hydrated":
        return "true"
    if owner.method(node.attr):
        return f"((...values) => this.{node.attr}(...values))"
    advice = {
        "router": "read `location` in an ES module (reflex_static/browser/README.md has one)"
    }.get(node.attr, "use the vars of this class, or take an argument")
    raise UnsupportedSyntax(node, f"`self.{node.attr}`", advice)


def static_value(scope: Scope, node: ast.expr, value: object) -> str:
    """Compile a value that is known when the site is built: a constant or a function."""
    shown = ast.unparse(node)
    if value is MISSING:
        raise UnsupportedSyntax(node, f"`{shown}`, an undefined name,", "define or import it")
    if isinstance(value, EventHandler):
        return f"events.event({string(event_name(value))}, [])"
    if isinstance(value, FunctionType) and not from_library(value):
        return scope.program.function(value)
    if isinstance(value, MethodDescriptorType) and value.__name__ in METHODS:
        return f"methods.{value.__name__}"
    if isinstance(value, ModuleType | type | FunctionType) or callable(value):
        if known := _class_or_library(scope, value):
            return known
        advice = advice_for(value, shown)
        if isinstance(value, type) and issubclass(value, BaseState):
            advice = "name a handler of it, or read it with `await self.get_state(...)`"
        raise UnsupportedSyntax(node, f"`{shown}`", advice)
    try:
        return scope.program.constant(shown.rsplit(".", maxsplit=1)[-1], value)
    except UnsupportedSyntax as error:
        error.construct = f"`{shown}`, {error.construct},"
        raise


def _class_or_library(scope: Scope, value: object) -> str | None:
    """Return a class or a library function that is used as a value, or None if unsupported."""
    if is_plain_enum(value):
        return f"[...{scope.program.record(value)}.members.values()]"
    if isinstance(value, type) and (dataclasses.is_dataclass(value) or is_own_class(value)):
        return f"((...values) => {constructor_of(scope.program, value)}(...values))"
    return None if value in (isinstance, max, min, zip) else javascript_of(value)


def event_name(handler: EventHandler) -> str:
    """Return the full name of a handler, which events use."""
    return f"{handler.state_full_name}.{handler.fn.__name__}"
