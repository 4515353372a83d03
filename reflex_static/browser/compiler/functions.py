"""Whole functions: parameters, locals and body."""

import ast
import inspect
from types import FunctionType

from ..errors import UnsupportedSyntax
from .program import Program
from .schema import StateSchema
from .scope import Scope, compiled, javascript_name
from .source import Definition, assigned_names, is_generator, read_source


def new_program(where: str = "") -> Program:
    """Return an empty program; ``where`` is shown in problems found outside a handler."""
    return Program(write_function, where=where)


def write_function(program: Program, fn: FunctionType, name: str) -> str:
    """Return a plain function as JavaScript; problems in its body are reported to the program."""
    node = read_source(fn)
    scope = Scope(program, fn)
    return f"function{star(node)} {name}{compile_definition(scope, node)}"


def write_method(program: Program, schema: StateSchema, fn: FunctionType) -> str:
    """Return a method of a state class as JavaScript, without its name."""
    node = read_source(fn)
    parameters = [*node.args.posonlyargs, *node.args.args]
    if not parameters:
        raise UnsupportedSyntax(node, "a method without `self`", "write a function of a module")
    scope = Scope(
        program,
        fn,
        owner=schema,
        self_name=parameters[0].arg,
        is_computed=fn in schema.computed.values(),
        is_handler=fn in schema.handlers.values(),
        is_background=fn in map(schema.handlers.get, schema.background),
    )
    return compile_definition(scope, node, skipped=1)


def star(node: Definition) -> str:
    """Return ``*`` if a function becomes a generator in JavaScript, otherwise an empty string."""
    return "*" if is_generator(node) else ""


def compile_definition(scope: Scope, node: Definition, skipped: int = 0) -> str:
    """Return the parameters, without the first ``skipped``, and the body of a function."""
    if is_generator(node):
        scope.program.features |= {"Events"} if scope.is_handler else {"Events", "Iterators"}
    arguments = node.args
    if arguments.kwarg or arguments.vararg:
        raise UnsupportedSyntax(node, "`*` in parameters", "write them one by one")
    names = [item.arg for item in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)]
    defaults = _defaults(scope, node, names)
    names = names[skipped:]
    scope.locals |= set(names) | assigned_names(node)
    scope.assigned |= set(names)
    parameters = [javascript_name(name) + defaults.get(name, "") for name in names]
    statements = node.body
    if isinstance(statements, ast.expr):
        statements = [ast.copy_location(ast.Return(statements), node)]
    body = scope.block(statements)
    declared = [*map(javascript_name, sorted(scope.locals - {*names})), *scope.temporaries]
    lines = [f"let {', '.join(declared)};"] if declared else []
    lines += [body] if isinstance(statements[-1], ast.Return) else [body, "return null;"]
    return f"({', '.join(parameters)}) {{\n" + "\n".join(lines) + "\n}"


def _defaults(scope: Scope, node: Definition, names: list[str]) -> dict[str, str]:
    """Return the defaults of parameters as constants, because Python evaluates them only once."""
    if scope.parent is None:
        parameters = inspect.signature(scope.fn, follow_wrapped=False).parameters
        return {
            name: f" = {scope.program.constant(name, parameters[name].default)}"
            for name in names
            if parameters[name].default is not inspect.Parameter.empty
        }
    found = [*node.args.defaults, *filter(None, node.args.kw_defaults)]
    if found:
        raise UnsupportedSyntax(node, "a default of a lambda", "pass every argument")
    return {}


@compiled.register
def _lambda(node: ast.Lambda, scope: Scope) -> str:
    inner = scope.inner(set())
    inner.temporaries = []
    return f"(function{star(node)} {compile_definition(inner, node)}).bind(this)"
