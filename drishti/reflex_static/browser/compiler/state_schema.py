"""The vars, computed vars, handlers, methods and constants of a state class."""

import typing
from collections.abc import Iterator
from dataclasses import dataclass, field
from types import FunctionType

from drishti.reflex_static.browser.errors import UnsupportedSyntax
from drishti.reflex_static.compat.internals import (
    BaseState,
    EventHandler,
    State,
    computed_function,
    is_plain_computed,
    type_hints,
)

from .annotations import SUPPORTED, type_of_annotation, type_of_value
from .types import Type, is_assignable


@dataclass
class StateSchema:
    """A state class as the compiler sees it."""

    state: type[BaseState]
    # The name used in events, and the name shown to developers.
    name: str
    label: str
    vars: dict[str, Type] = field(default_factory=dict)
    computed: dict[str, FunctionType] = field(default_factory=dict)
    handlers: dict[str, FunctionType] = field(default_factory=dict)
    # Everything that can be called as ``self.name()``.
    methods: dict[str, FunctionType] = field(default_factory=dict)
    constants: dict[str, object] = field(default_factory=dict)


def read_schema(state: type[BaseState], label: str) -> StateSchema:
    """Return the schema of a state class."""
    schema = StateSchema(state, state.get_full_name(), label)
    hints = type_hints(state)
    for name in state.base_vars:
        kind = type_of_annotation(hints.get(name))
        if kind is not None:
            schema.vars[name] = kind
    for name, computed in state.computed_vars.items():
        schema.computed[name] = computed_function(computed)
    for name, handler in state.event_handlers.items():
        # Skips Reflex's own `setvar`, whose handler is of another class.
        if type(handler) is EventHandler and isinstance(handler.fn, FunctionType):
            schema.handlers[name] = handler.fn
    schema.methods = {**_helpers(state), **schema.handlers}
    for name, hint in hints.items():
        if typing.get_origin(hint) is typing.ClassVar and name in vars(state):
            schema.constants[name] = vars(state)[name]
    return schema


def unsupported_members(schema: StateSchema) -> Iterator[tuple[str, UnsupportedSyntax]]:
    """Yield the name and the error of each member that is not allowed in a state class."""
    state = schema.state
    parent = state.get_parent_state()
    if parent is not None and parent is not State:
        construct = f"a state that inherits from {parent.__name__}"
        advice = "write one class, or share a mixin or plain functions"
        yield "", UnsupportedSyntax(None, construct, advice)
        return
    for name in state.base_vars:
        problem = _problem_of_var(schema, name)
        if problem:
            yield name, problem
    for name, handler in state.event_handlers.items():
        if handler.is_background:
            advice = "leave background=True out; there is nothing to await"
            yield name, UnsupportedSyntax(None, "a background handler", advice)
    for name, computed in state.computed_vars.items():
        if not is_plain_computed(computed):
            advice = "write a plain @rx.var; it is computed after each handler"
            yield name, UnsupportedSyntax(None, "a computed var with these options", advice)


def _helpers(state: type[BaseState]) -> dict[str, FunctionType]:
    """Return the methods that are not handlers, including those of mixins."""
    found: dict[str, FunctionType] = {}
    for base in reversed(state.__mro__):
        is_local = hasattr(base, "__original_module__")
        if is_local or base.__module__.split(".")[0] not in ("reflex", "reflex_base"):
            found |= {n: v for n, v in vars(base).items() if isinstance(v, FunctionType)}
    return found


def _problem_of_var(schema: StateSchema, name: str) -> UnsupportedSyntax | None:
    kind = schema.vars.get(name)
    if kind is None:
        return UnsupportedSyntax(None, "a var of that type", f"use {SUPPORTED}")
    declared = schema.state.get_fields()[name]
    value = declared.default_factory() if declared.default_factory else declared.default
    # In Reflex, the default of a stored var is an instance of a str subclass.
    given = type_of_value(str(value) if isinstance(value, str) else value)
    if given is None or not is_assignable(given, kind):
        construct = f"{value!r} as the default of a {kind}"
        return UnsupportedSyntax(None, construct, "give it a value of its type")
    if _has_numeric_key(value):
        construct = "a default with keys that look like numbers"
        return UnsupportedSyntax(None, construct, "begin the keys with a letter")
    return None


def _has_numeric_key(value: object) -> bool:
    """Return whether any key looks like a number; JavaScript objects reorder such keys."""
    if isinstance(value, dict):
        return any(map(str.isdecimal, value)) or any(map(_has_numeric_key, value.values()))
    return isinstance(value, list | tuple) and any(map(_has_numeric_key, value))
