"""State classes as JavaScript classes, and the table of handlers that the page reads."""

import dataclasses
import inspect
import json
import re
import sys
import typing
from collections.abc import Iterator, Sequence
from types import FunctionType

from ...compat.internals import BaseState, State, module_of, route_arguments
from ..errors import UnsupportedSyntax
from .functions import star, write_method
from .library import CONVERSIONS, is_record
from .program import Program, string
from .schema import StateSchema, line_of, read_schema, unsupported_members
from .source import annotations_of, read_source

# Types whose values contain no floats.
WHOLE = (int, bool, str, list[int], list[str], list[bool], dict[str, int], dict[str, str])


def compile_states(program: Program, states: Sequence[type[BaseState]]) -> str:
    """Return the states as JavaScript; problems are reported to the program."""
    return program.complete(lambda: _compile_all(program, states))


def _compile_all(program: Program, states: Sequence[type[BaseState]]) -> str:
    for state in states:
        for value in vars(sys.modules[module_of(state)]).values():
            if is_record(value):
                program.add_methods(value)
    names = route_arguments()
    rows = [_compile_root(program, names)] if names else []
    schemas = [*map(read_schema, states)]
    rows += [_compile_state(program, schema) for schema in schemas]
    _leave_out_unused(program, schemas)
    return "{\n" + ",\n".join(rows) + "\n}"


def _leave_out_unused(program: Program, schemas: Sequence[StateSchema]) -> None:
    """Remove the backend vars that no code uses, because everyone can read the scripts."""
    used = {*re.findall(r'(?:this\.|")(_\w+)', "\n".join(program.blocks))}
    for schema in schemas:
        head = f"class {program.names[schema.state]} extends "
        place = next(at for at, it in enumerate(program.blocks) if it.startswith(head))
        for name in schema.vars:
            if name.startswith("_") and name not in used:
                line = re.compile(rf"^{name} = .*\n", re.MULTILINE)
                program.blocks[place] = line.sub("", program.blocks[place], count=1)


def _compile_state(program: Program, schema: StateSchema) -> str:
    path = str(getattr(sys.modules[module_of(schema.state)], "__file__", schema.label))
    for member, error in unsupported_members(schema):
        program.where = f"{schema.label}.{member}"
        program.report(path, line_of(schema, member), error)
        if member in schema.called:
            schema.called.remove(member)
    name = program.free_name(f"${schema.label}")
    program.names[schema.state] = name
    body = "\n".join(_members(program, schema, path))
    base = program.names.get(State, "State")
    program.blocks.append(f"class {name} extends {base} {{\n{body}\n}}")
    handlers = ", ".join(
        f"{member}: [{', '.join(_parameters(program, fn))}]"
        for member, fn in schema.handlers.items()
    )
    shown = [member for member in schema.vars if not member.startswith("_")]
    parts = [
        f"type: {name}",
        f"label: {string(schema.label)}",
        f"vars: {json.dumps(shown)}",
        f"computed: {json.dumps([*schema.computed])}",
        f"handlers: {{ {handlers} }}",
        *([f"background: {json.dumps(schema.background)}"] if schema.background else []),
    ]
    return f"{string(schema.name)}: {{ {', '.join(parts)} }}"


def _compile_root(program: Program, names: list[str]) -> str:
    """Return ``rx.State`` with the arguments of dynamic routes, which all states inherit."""
    name = program.names[State] = "$State"
    getters = (f"get {it}() {{ return routeArgument({string(it)}); }}" for it in names)
    program.blocks.append("\n".join([f"class {name} extends State {{", *getters, "}"]))
    computed = json.dumps(names)
    parts = f'type: {name}, label: "State", vars: [], computed: {computed}, handlers: {{}}'
    return f"{string(State.get_full_name())}: {{ {parts} }}"


def _members(program: Program, schema: StateSchema, path: str) -> Iterator[str]:
    """Yield the members of the class: its vars, computed vars and methods."""
    assigned = []
    for name, value in schema.vars.items():
        program.where = f"{schema.label}.{name}"
        try:
            assigned.append(f"{name} = {program.literal(value)};")
        except UnsupportedSyntax as error:
            program.report(path, line_of(schema, name), error)
    yield "\n".join(assigned)
    if parent := schema.parent:
        for name in sorted(parent.names - {*schema.vars, *schema.computed}):
            held = f"stateOf({string(parent.name)}).{name}"
            yield f"get {name}() {{ return {held}; }}\nset {name}(value) {{ {held} = value; }}"
    for name in schema.called:
        program.where = f"{schema.label}.{name}"
        is_computed = name in schema.computed
        fn = schema.computed[name] if is_computed else schema.methods[name]
        var = name.removeprefix("set_")
        if fn.__module__.split(".")[0] == "reflex_base" and var in schema.vars:  # Reflex made it
            yield f"{name}(value) {{ this.{var} = value; return null; }}"
            continue
        try:
            mark = "get " if is_computed else star(read_source(fn))
            yield f"{mark}{name}{write_method(program, schema, fn)}"
        except UnsupportedSyntax as error:
            program.report(fn.__code__.co_filename, fn.__code__.co_firstlineno, error)


def _parameters(program: Program, fn: FunctionType) -> Iterator[str]:
    """Yield an array for each parameter: its name, its conversion, whether it has a default."""
    hints = annotations_of(fn)
    parameters = [*inspect.signature(fn, follow_wrapped=False).parameters.items()][1:]
    if any(hints.get(name) not in WHOLE for name, _ in parameters):
        program.features.add("Floats")
    for name, parameter in parameters:
        conversion = _conversion(program, hints.get(name))
        is_optional = parameter.default is not inspect.Parameter.empty
        parts = [string(name), *([conversion or "null"] if conversion or is_optional else [])]
        yield f"[{', '.join([*parts, *(['true'] if is_optional else [])])}]"


def _conversion(program: Program, hint: object) -> str | None:
    inner = [kind for kind in typing.get_args(hint) if kind is not type(None)]
    if len(inner) == 1 and type(None) in typing.get_args(hint):
        hint = inner[0]
    if typing.is_typeddict(hint):
        fields = typing.get_type_hints(hint)
        lists = [name for name, kind in fields.items() if typing.get_origin(kind) is list]
        bools = [name for name, kind in fields.items() if kind is bool]
        return f"coerce.form({json.dumps(lists)}, {json.dumps(bools)})" if lists + bools else None
    if is_record(hint):
        names = [it.name for it in dataclasses.fields(hint)]
        return f"coerce.record({program.record(hint)}, {json.dumps(names)})"
    return CONVERSIONS.get(hint) if isinstance(hint, type) else None
