"""Whole functions: signature, locals and body."""

import ast

from drishti.reflex_static.browser.errors import UnsupportedSyntax

from .dispatch import compile_expression
from .program import Function, Program
from .scope import Scope, javascript_name
from .signature import read_signature, read_source
from .statements import compile_block
from .types import NONE


def new_program(where: str = "") -> Program:
    """Return an empty program; ``where`` is shown in problems found outside a handler."""
    return Program(compile_function, where=where)


def compile_function(program: Program, function: Function) -> str:
    """Return a function as JavaScript; problems in its body are reported to the program."""
    node = read_source(function.fn)
    is_method, is_handler = function.owner is not None, function.is_handler
    function.signature = signature = read_signature(
        function.fn, node, is_method=is_method, is_handler=is_handler
    )
    types = signature.parameters
    stored = _stored_names(node)
    scope = Scope(
        program,
        function,
        compile_expression,
        locals=frozenset(stored | set(types)),
        types=dict(types),
        assigned=set(types),
    )
    body = compile_block(scope, node.body)
    if scope.assigned is not None and signature.returns != NONE:
        error = UnsupportedSyntax(node, "a missing `return`", "return a value at the end")
        program.report(function.fn.__code__.co_filename, error)
    variables = map(javascript_name, sorted(stored - set(types)))
    declaration = f"let {', '.join(variables)};\n" if stored - set(types) else ""
    parameters = ", ".join((["self"] if is_method else []) + [*map(javascript_name, types)])
    return f"function {function.name}({parameters}) {{\n{declaration}{body}\n}}"


def _stored_names(node: ast.FunctionDef) -> set[str]:
    """Return the names that a function assigns to, except those in comprehensions."""
    inner = {
        name
        for part in ast.walk(node)
        if isinstance(part, ast.comprehension)
        for name in ast.walk(part.target)
    }
    return {
        part.id
        for part in ast.walk(node)
        if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store) and part not in inner
    }
