"""State classes as the compiler sees them."""

import ast
import datetime as dt
import inspect
import re
import typing
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import EnumType
from types import FunctionType
from uuid import UUID

import reflex as rx

from ...compat import internals
from ...compat.internals import BaseState
from ...options import did_you_mean
from ..errors import UnsupportedSyntax
from .source import annotations_of

PARSED = (dt.date, dt.datetime, dt.time, UUID)
"""The types that Reflex makes from the text of an argument, other than numbers."""


@dataclass
class StateSchema:
    """A state class as the compiler sees it."""

    state: type[BaseState]
    # The name used in events, and the name shown to developers.
    name: str
    label: str
    # Vars with their defaults; those that begin with an underscore are not sent to the page.
    vars: dict[str, object] = field(default_factory=dict)
    computed: dict[str, FunctionType] = field(default_factory=dict)
    handlers: dict[str, FunctionType] = field(default_factory=dict)
    # The handlers that run in the background.
    background: list[str] = field(default_factory=list)
    # What can be called as ``self.name()``, also from mixins, and the ``ClassVar`` constants.
    methods: dict[str, FunctionType] = field(default_factory=dict)
    constants: dict[str, object] = field(default_factory=dict)
    # The members to compile: the computed vars, the handlers, and the helpers that these call.
    called: list[str] = field(default_factory=list)
    # The state that this one inherits from.
    parent: "StateSchema | None" = None

    @property
    def names(self) -> set[str]:
        """The names of vars and computed vars, including inherited ones."""
        inherited = self.parent.names if self.parent else internals.route_arguments()
        return {*self.vars, *self.computed, *inherited}

    def holder(self, handler: str) -> "StateSchema":
        """Return the parent that has a handler, or else this state."""
        found = self
        while found.parent and handler not in found.handlers:
            found = found.parent
        return found if handler in found.handlers else self

    def unknown_member(self, node: ast.Attribute) -> UnsupportedSyntax:
        """Return the error for a name that the class lacks, such as a misspelt var."""
        near = did_you_mean(node.attr, [*self.names, *self.methods], "`self.{}`")
        advice = near or "declare it in the class, with a default"
        return UnsupportedSyntax(node, f"`self.{node.attr}`", advice, f"is not in {self.label}")

    def method(self, name: str) -> FunctionType | None:
        """Return the method called as ``self.name()``, and add it to the members to compile."""
        if name in self.methods and name not in self.called:
            self.called.append(name)
        return self.methods.get(name)


def app_states() -> list[type[BaseState]]:
    """Return the state classes of the app, without Reflex's own."""
    found = [
        state for state in internals.all_states() if not _is_of_reflex(internals.module_of(state))
    ]
    return sorted(found, key=lambda state: state.get_full_name())


def _is_of_reflex(module: str) -> bool:
    # In the first, Reflex makes a state for each use of an `rx.ComponentState`.
    return module != "reflex.istate.dynamic" and re.match(r"reflex(_base)?\b", module) is not None


def read_schema(state: type[BaseState]) -> StateSchema:
    """Return the schema of a state class."""
    schema = StateSchema(state, state.get_full_name(), internals.label_of(state))
    parent = state.get_parent_state() or internals.State
    schema.vars = {
        name: internals.default_of(field) for name, field in internals.own_vars(state).items()
    }
    computed: dict[str, typing.Any] = state.computed_vars
    schema.computed = {name: it.fget for name, it in computed.items()}
    schema.handlers = {
        name: it.fn
        for name, it in state.event_handlers.items()
        # Skips Reflex's own `setvar`, whose handler is of another class.
        if type(it) is internals.EventHandler and isinstance(it.fn, FunctionType)
    }
    schema.background = [name for name, it in state.event_handlers.items() if it.is_background]
    schema.methods = {
        name: it
        for name, it in inspect.getmembers_static(state)
        if isinstance(it, FunctionType) and not _is_of_reflex(it.__module__)
    } | schema.handlers
    schema.called = [*schema.computed, *schema.handlers]
    for name, hint in internals.type_hints(state).items():
        if typing.get_origin(hint) is typing.ClassVar and hasattr(state, name):
            schema.constants[name] = getattr(state, name)
    if parent is not internals.State:
        schema.parent = read_schema(parent)
        schema.methods = {**schema.parent.methods, **schema.methods}
    return schema


def unsupported_members(schema: StateSchema) -> Iterator[tuple[str, UnsupportedSyntax]]:
    """Yield the name and the error of each member that is not allowed in a state class."""
    for name, computed in schema.state.computed_vars.items():
        if options := internals.server_options(computed):
            instead = {
                "interval": "; for the time, use clock() of reflex_static.browser",
                "component": ", and write it in the page, with rx.cond or rx.foreach",
            }
            advice = "leave it out" + "".join(instead[it] for it in instead if it in options)
            yield name, UnsupportedSyntax(None, f"a computed var with {options}", advice)
        elif inspect.iscoroutinefunction(schema.computed[name]):
            advice = (
                "write a plain def in a state that inherits from the other one,"
                " or fill a var in every handler that changes it"
            )
            yield name, UnsupportedSyntax(None, "a computed var that waits", advice)
    yield from _refused_declarations(schema)
    for name, fn in schema.handlers.items():
        for hint in annotations_of(fn).values():
            kinds = (hint, *typing.get_args(hint))
            if rx.UploadFile in kinds:
                yield name, UnsupportedSyntax(None, "an upload", "link to a service for files")
            elif typing.is_typeddict(hint) and (field := _unclear_field(hint)):
                construct = f"Optional or NotRequired for `{field}` of a form"
                advice = "leave it out, because nothing is [] or False"
                yield name, UnsupportedSyntax(None, construct, advice)
            elif unread := [it for it in kinds if isinstance(it, EnumType) or it in PARSED]:
                construct = f"the parameter type {unread[0].__name__}"
                yield name, UnsupportedSyntax(None, construct, "use str or int")


def _refused_declarations(schema: StateSchema) -> Iterator[tuple[str, UnsupportedSyntax]]:
    for name, var in internals.own_vars(schema.state).items():
        if not internals.is_constant(var):
            construct = "a default_factory other than list, dict, set or a literal"
            advice = "write the value itself, or set it in on_load= or a handler"
            yield name, UnsupportedSyntax(None, construct, advice)
    for name in sorted({*schema.vars, *schema.computed, *schema.methods}):
        if name == "constructor" or name.startswith("__"):
            advice = "choose another; set vars by their defaults, or in a handler"
            yield name, UnsupportedSyntax(None, f"the name `{name}` in a state", advice)


def _unclear_field(form: typing.Any) -> str:
    """Return a field of a form for bools or a list that may be missing or ``None``."""
    for name, kind in typing.get_type_hints(form).items():
        kinds = {kind, *typing.get_args(kind)}
        is_choice = bool in kinds or any(typing.get_origin(it) is list for it in kinds)
        if is_choice and (type(None) in kinds or name in form.__optional_keys__):
            return name
    return ""


def line_of(schema: StateSchema, member: str) -> int:
    """Return the line of a var or a method; if it is not found, the line of the class."""
    fn = (schema.methods | schema.computed | schema.handlers).get(member)
    if fn and not _is_of_reflex(fn.__module__):  # as the computed var of rx.dynamic()
        return fn.__code__.co_firstlineno
    return internals.line_of_var(schema.state, member)
