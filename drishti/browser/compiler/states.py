"""State classes: what they hold, and their handlers and computed vars in JavaScript."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from types import FunctionType

from reflex.event import EventHandler
from reflex.state import BaseState, State

from drishti.browser.compiler.annotations import type_of_annotation
from drishti.browser.compiler.constants import text
from drishti.browser.compiler.program import Function, Program
from drishti.browser.compiler.types import (
    BOOL,
    FLOAT,
    INT,
    NONE,
    STR,
    UNTYPED,
    Array,
    Dict,
    Optional,
    Type,
)
from drishti.browser.refusal import Refusal


@dataclass
class StateShape:
    """A state class as the compiler sees it."""

    state: type[BaseState]
    name: str
    label: str
    vars: dict[str, Type] = field(default_factory=dict)
    computed: dict[str, FunctionType] = field(default_factory=dict)
    methods: dict[str, FunctionType] = field(default_factory=dict)
    handlers: dict[str, FunctionType] = field(default_factory=dict)
    constants: dict[str, object] = field(default_factory=dict)


def app_states() -> list[type[BaseState]]:
    """Return every state class that is not Reflex's own."""
    found: list[type[BaseState]] = []
    waiting = list(State.get_substates())
    while waiting:
        state = waiting.pop()
        waiting.extend(state.get_substates())
        module = getattr(state, "__original_module__", state.__module__)
        if module.split(".")[0] not in ("reflex", "reflex_base"):
            found.append(state)
    return sorted(found, key=lambda state: state.get_full_name())


def compile_states(program: Program, states: Sequence[type[BaseState]]) -> str:
    """Return the table of states that the runtime reads; problems are noted in the program."""
    rows = [_compile_state(program, state) for state in states]
    return "{\n" + ",\n".join(rows) + "\n}"


def _compile_state(program: Program, state: type[BaseState]) -> str:
    shape = _shape(program, state)
    computed = [
        f"{name}: {program.function(fn, shape, computed=True).name}"
        for name, fn in _named(program, shape, shape.computed)
    ]
    handlers = []
    for name, fn in _named(program, shape, shape.handlers):
        function = program.function(fn, shape)
        if function.returns not in (NONE, UNTYPED):
            returned = Refusal(
                None, "a handler that returns a value", "start a helper's name with an underscore"
            )
            returned.line = fn.__code__.co_firstlineno
            program.refuse(fn.__code__.co_filename, returned)
        handlers.append(f"{name}: [{function.name}{_edges(function)}]")
    return (
        f"{text(shape.name)}: {{ label: {text(shape.label)},"
        f" handlers: {{ {', '.join(handlers)} }}, computed: {{ {', '.join(computed)} }} }}"
    )


def _named(
    program: Program, shape: StateShape, functions: dict[str, FunctionType]
) -> Iterator[tuple[str, FunctionType]]:
    """Go through functions, so that each problem names the one it was met in."""
    for name, fn in functions.items():
        program.where = f"{shape.label}.{name}"
        yield name, fn


def _edges(function: Function) -> str:
    """Return how each parameter of a handler is checked when an event brings it."""
    rows = [
        f"[{text(one.name)}, {edge(one.type)}{', true' if one.default is not None else ''}]"
        for one in function.parameters
    ]
    return f", {', '.join(rows)}" if rows else ""


def edge(kind: Type) -> str:
    """Return the check for values of a type that come from outside."""
    scalars = {INT: "edge.int", FLOAT: "edge.float", BOOL: "edge.bool", STR: "edge.str"}
    if isinstance(kind, Optional):
        return f"edge.optional({edge(kind.item)})"
    if isinstance(kind, Array) and kind.kind != "set":
        return f"edge.list({edge(kind.item)})"
    if isinstance(kind, Dict) and kind.key == STR:
        return f"edge.dict({edge(kind.value)})"
    if kind in scalars:
        return scalars[kind]
    raise Refusal(None, f"an event argument of type {kind}", "take plain values, lists or dicts")


def _shape(program: Program, state: type[BaseState]) -> StateShape:
    label = getattr(state, "__original_name__", state.__name__)
    shape = StateShape(state, state.get_full_name(), label)
    program.where = label
    hints = state._get_type_hints()  # noqa: SLF001  Reflex resolves them for local classes too
    for name in state.base_vars:
        kind = type_of_annotation(hints.get(name))
        if kind is not None:
            shape.vars[name] = kind
    for name, computed in state.computed_vars.items():
        shape.computed[name] = computed._fget  # type: ignore[assignment]  # noqa: SLF001
    for name, handler in state.event_handlers.items():
        if type(handler) is EventHandler and isinstance(handler.fn, FunctionType):
            shape.handlers[name] = shape.methods[name] = handler.fn
    for name, value in vars(state).items():
        if isinstance(value, FunctionType) and name not in shape.methods:
            shape.methods[name] = value
    return shape

