"""What a state class holds: its vars, computed vars, handlers, helpers and constants."""

import typing
from dataclasses import dataclass, field
from types import FunctionType

from drishti.reflex_static.browser.compiler.annotations import type_of_annotation, type_of_value
from drishti.reflex_static.browser.compiler.types import INT, Dict, Type, fits, parts_of, writable
from drishti.reflex_static.browser.refusal import Refusal
from drishti.reflex_static.compat.internals import (
    BaseState,
    EventHandler,
    State,
    computed_function,
    is_plain_computed,
    type_hints,
)

LARGEST_INDEX = 2**32 - 1


@dataclass
class StateShape:
    """A state class as the compiler sees it."""

    state: type[BaseState]
    name: str
    label: str
    path: str
    vars: dict[str, Type] = field(default_factory=dict)
    computed: dict[str, FunctionType] = field(default_factory=dict)
    handlers: dict[str, FunctionType] = field(default_factory=dict)
    # Everything that can be called as ``self.name()``.
    methods: dict[str, FunctionType] = field(default_factory=dict)
    constants: dict[str, object] = field(default_factory=dict)


def read_shape(state: type[BaseState], name: str, path: str) -> StateShape:
    """Return the shape of a state class; each part is checked as it is read."""
    shape = StateShape(state, state.get_full_name(), name, path)
    own = vars(state)
    for called, handler in state.event_handlers.items():
        # setvar, which every state has, is of a class of its own.
        if type(handler) is EventHandler and isinstance(handler.fn, FunctionType):
            shape.handlers[called] = handler.fn
    for called, computed in state.computed_vars.items():
        shape.computed[called] = computed_function(computed)
    shape.methods = {**_helpers(state), **shape.handlers}
    hints = type_hints(state)
    for called, hint in hints.items():
        if typing.get_origin(hint) is typing.ClassVar and called in own:
            shape.constants[called] = own[called]
    for called in state.base_vars:
        kind = type_of_annotation(hints.get(called))
        if kind is not None:
            shape.vars[called] = kind
    return shape


def refused_parts(shape: StateShape) -> list[tuple[str, Refusal]]:
    """Return what cannot be in a state: the part's name, and why."""
    state = shape.state
    parent = state.get_parent_state()
    if parent is not None and parent is not State:
        advice = "write one class, or share a mixin or plain functions"
        return [("", Refusal(None, f"a state that inherits from {parent.__name__}", advice))]
    refused = []
    for name in state.base_vars:
        refusal = _refused_var(shape, name)
        if refusal:
            refused.append((name, refusal))
    for name, handler in state.event_handlers.items():
        if handler.is_background:
            advice = "leave background=True out; nothing has to be waited for"
            refused.append((name, Refusal(None, "a background handler", advice)))
    for name, computed in state.computed_vars.items():
        if not is_plain_computed(computed):
            advice = "write a plain @rx.var; it is worked out after each handler"
            refused.append((name, Refusal(None, "a computed var with these options", advice)))
    return refused


def _helpers(state: type[BaseState]) -> dict[str, FunctionType]:
    """Return the methods whose names begin with an underscore, those of mixins included."""
    found: dict[str, FunctionType] = {}
    for base in reversed(state.__mro__):
        if base.__module__.split(".")[0] not in ("reflex", "reflex_base") or _is_local(base):
            plain = {n: v for n, v in vars(base).items() if isinstance(v, FunctionType)}
            found.update(plain)
    return found


def _is_local(base: type) -> bool:
    return hasattr(base, "__original_module__")


def _refused_var(shape: StateShape, name: str) -> Refusal | None:
    kind = shape.vars.get(name)
    if kind is None or any(_never_in_json(part) for part in parts_of(kind)):
        return Refusal(
            None, "a var of that type", "use int, float, bool, str, list[...] or dict[str, ...]"
        )
    declared = shape.state.get_fields()[name]
    value = declared.default_factory() if declared.default_factory else declared.default
    given = type_of_value(str(value) if isinstance(value, str) else value)
    if given is None or not fits(writable(given), kind):
        return Refusal(None, f"{value!r} as the default of a {kind}", "give it a value of its type")
    if _loses_order(value):
        advice = "begin the keys with a letter"
        return Refusal(None, "a default with keys that look like numbers", advice)
    return None


def _never_in_json(kind: Type) -> bool:
    return (isinstance(kind, Dict) and kind.key == INT) or getattr(kind, "kind", "") == "set"


def _loses_order(value: object) -> bool:
    """Return whether JavaScript would put a default's keys into an order of its own."""
    if isinstance(value, dict):
        numbers = [
            k for k in value if k.isdecimal() and str(int(k)) == k and int(k) < LARGEST_INDEX
        ]
        return bool(numbers) or any(map(_loses_order, value.values()))
    return isinstance(value, list | tuple) and any(map(_loses_order, value))
