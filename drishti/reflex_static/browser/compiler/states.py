"""State classes in JavaScript: the table that the runtime reads."""

import inspect
import sys
from collections.abc import Iterator, Sequence
from types import FunctionType

from drishti.reflex_static.browser.compiler.constants import text
from drishti.reflex_static.browser.compiler.program import Function, Program
from drishti.reflex_static.browser.compiler.shapes import StateShape, read_shape, refused_parts
from drishti.reflex_static.browser.compiler.types import (
    BOOL,
    FLOAT,
    INT,
    STR,
    Array,
    Dict,
    Optional,
    Type,
)
from drishti.reflex_static.browser.refusal import Refusal
from drishti.reflex_static.compat.internals import BaseState, State


def app_states() -> list[type[BaseState]]:
    """Return every state class that is not Reflex's own."""
    found: list[type[BaseState]] = []
    waiting = list(State.get_substates())
    while waiting:
        state = waiting.pop()
        waiting.extend(state.get_substates())
        if _module_of(state).split(".")[0] not in ("reflex", "reflex_base"):
            found.append(state)
    return sorted(found, key=lambda state: state.get_full_name())


def compile_states(program: Program, states: Sequence[type[BaseState]]) -> str:
    """Return the states as JavaScript; problems are noted in the program."""
    rows = [_compile_state(program, state) for state in states]
    return "{\n" + ",\n".join(rows) + "\n}"


def _compile_state(program: Program, state: type[BaseState]) -> str:
    name = getattr(state, "__original_name__", state.__name__)
    path = str(getattr(sys.modules[_module_of(state)], "__file__", name))
    shape = read_shape(state, name, path)
    for part, refusal in refused_parts(shape):
        program.where = f"{name}.{part}" if part else name
        refusal.line = _line_of(shape, part)
        program.refuse(path, refusal)
    computed = [
        f"{called}: {program.function(fn, shape, computed=True).name}"
        for called, fn in _named(program, shape, shape.computed)
    ]
    handlers = [
        f"{called}: [{_handler(program, program.function(fn, shape))}]"
        for called, fn in _named(program, shape, shape.handlers)
    ]
    return (
        f"{text(shape.name)}: {{ label: {text(name)},"
        f" handlers: {{ {', '.join(handlers)} }}, computed: {{ {', '.join(computed)} }} }}"
    )


def _named(
    program: Program, shape: StateShape, functions: dict[str, FunctionType]
) -> Iterator[tuple[str, FunctionType]]:
    """Go through functions, so that each problem names the one it was met in."""
    for name, fn in functions.items():
        program.where = f"{shape.label}.{name}"
        yield name, fn


def _handler(program: Program, function: Function) -> str:
    """Return a handler, and how each argument is checked when an event brings it."""
    rows = [function.name]
    for one in function.parameters:
        try:
            optional = ", true" if one.default is not None else ""
            rows.append(f"[{text(one.name)}, {_edge(one.type)}{optional}]")
        except Refusal as refusal:
            refusal.line = function.fn.__code__.co_firstlineno
            program.refuse(function.fn.__code__.co_filename, refusal)
    return ", ".join(rows)


def _edge(kind: Type) -> str:
    scalars = {INT: "edge.int", FLOAT: "edge.float", BOOL: "edge.bool", STR: "edge.str"}
    if isinstance(kind, Optional):
        return f"edge.optional({_edge(kind.item)})"
    if isinstance(kind, Array) and kind.kind in ("list", "sequence"):
        return f"edge.list({_edge(kind.item)})"
    if isinstance(kind, Dict) and kind.key == STR:
        return f"edge.dict({_edge(kind.value)})"
    if kind in scalars:
        return scalars[kind]
    raise Refusal(None, f"an event argument of type {kind}", "take plain values, lists or dicts")


def _module_of(state: type[BaseState]) -> str:
    return str(getattr(state, "__original_module__", state.__module__))


def _line_of(shape: StateShape, part: str) -> int:
    """Return the line a var or handler of a state stands on, as well as it can be found."""
    fn = shape.handlers.get(part) or shape.computed.get(part)
    if fn:
        return fn.__code__.co_firstlineno
    try:
        lines, first = inspect.getsourcelines(shape.state)
    except (OSError, TypeError):
        return 1
    at = next((at for at, line in enumerate(lines) if line.strip().startswith(f"{part}:")), 0)
    return first + at
