"""Compiles state classes into the table of handlers that the runtime reads."""

import inspect
import sys
from collections.abc import Sequence

from drishti.reflex_static.browser.errors import UnsupportedSyntax
from drishti.reflex_static.compat.internals import BaseState, State

from .literals import string
from .program import Function, Program
from .state_schema import StateSchema, read_schema, unsupported_members
from .types import Dict, List, Scalar, Type


def app_states() -> list[type[BaseState]]:
    """Return the state classes of the app, without Reflex's own."""
    found: list[type[BaseState]] = []
    waiting = list(State.get_substates())
    while waiting:
        state = waiting.pop()
        waiting.extend(state.get_substates())
        if _module_of(state).split(".")[0] not in ("reflex", "reflex_base"):
            found.append(state)
    return sorted(found, key=lambda state: state.get_full_name())


def compile_states(program: Program, states: Sequence[type[BaseState]]) -> str:
    """Return the states as JavaScript; problems are reported to the program."""
    rows = [_compile_state(program, state) for state in states]
    return "{\n" + ",\n".join(rows) + "\n}"


def _compile_state(program: Program, state: type[BaseState]) -> str:
    label = getattr(state, "__original_name__", state.__name__)
    schema = read_schema(state, label)
    path = str(getattr(sys.modules[_module_of(state)], "__file__", label))
    for member, error in unsupported_members(schema):
        program.where = f"{label}.{member}" if member else label
        error.line = _line_of(schema, member)
        program.report(path, error)
    computed, handlers = [], []
    for name, fn in schema.computed.items():
        program.where = f"{label}.{name}"
        computed.append(f"{name}: {program.function(fn, schema, is_computed=True).name}")
    for name, fn in schema.handlers.items():
        program.where = f"{label}.{name}"
        handlers.append(f"{name}: [{_compile_handler(program, program.function(fn, schema))}]")
    return (
        f"{string(schema.name)}: {{ label: {string(label)},"
        f" handlers: {{ {', '.join(handlers)} }}, computed: {{ {', '.join(computed)} }} }}"
    )


def _compile_handler(program: Program, function: Function) -> str:
    """Return a handler's function, and the coercion of each of its arguments."""
    row = [function.name]
    for name, kind in function.signature.parameters.items():
        try:
            row.append(f"[{string(name)}, {_coercion(kind)}]")
        except UnsupportedSyntax as error:
            error.line = function.fn.__code__.co_firstlineno
            program.report(function.fn.__code__.co_filename, error)
    return ", ".join(row)


def _coercion(kind: Type) -> str:
    if isinstance(kind, List):
        return f"coerce.list({_coercion(kind.item)})"
    if isinstance(kind, Dict):
        return f"coerce.dict({_coercion(kind.item)})"
    if isinstance(kind, Scalar) and kind.name in ("int", "bool", "str"):
        return f"coerce.{kind.name}"
    construct = f"an event argument of type {kind}"
    raise UnsupportedSyntax(None, construct, "take plain values, lists or dicts")


def _module_of(state: type[BaseState]) -> str:
    return str(getattr(state, "__original_module__", state.__module__))


def _line_of(schema: StateSchema, member: str) -> int:
    fn = schema.handlers.get(member) or schema.computed.get(member)
    if fn:
        return fn.__code__.co_firstlineno
    try:
        lines, first = inspect.getsourcelines(schema.state)
    except (OSError, TypeError):
        return 1
    index = (at for at, line in enumerate(lines) if line.strip().startswith(f"{member}:"))
    return first + next(index, 0)
