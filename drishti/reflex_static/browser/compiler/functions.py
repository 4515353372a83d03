"""A whole function: its parameters, its locals and its body."""

import ast

from drishti.reflex_static.browser.compiler.expressions import expression
from drishti.reflex_static.browser.compiler.program import Function, Program
from drishti.reflex_static.browser.compiler.scope import Scope, javascript_name
from drishti.reflex_static.browser.compiler.source import Source
from drishti.reflex_static.browser.compiler.statements import statements
from drishti.reflex_static.browser.compiler.types import NONE, Optional
from drishti.reflex_static.browser.refusal import Refusal


def new_program(where: str = "") -> Program:
    """Return an empty program; ``where`` is named in its problems until a handler is."""
    return Program(compile_function, where=where)


def compile_function(program: Program, function: Function, source: Source) -> str:
    """Return a function as JavaScript; what is refused is noted in the program."""
    names = [parameter.name for parameter in function.parameters]
    stored = {
        part.id
        for part in ast.walk(source.node)
        if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)
    } - _comprehension_names(source.node)
    scope = Scope(
        program,
        function,
        expression,
        locals=frozenset(stored | set(names)),
        types={parameter.name: parameter.type for parameter in function.parameters},
        assigned=set(names),
    )
    body = statements(scope, source.node.body)
    if scope.assigned is not None and function.returns != NONE:
        if not isinstance(function.returns, Optional):
            refusal = Refusal(source.node, "a way out without a result", "return one at the end")
            program.refuse(source.path, refusal)
        body += "\nreturn null;"
    variables = [*map(javascript_name, sorted(stored - set(names))), *scope.temporaries]
    opening = f"let {', '.join(variables)};\n" if variables else ""
    return f"function {function.name}({_signature(function)}) {{\n{opening}{body}\n}}"


def _signature(function: Function) -> str:
    written = [
        javascript_name(one.name) + (f" = {one.default}" if one.default is not None else "")
        for one in function.parameters
    ]
    return ", ".join(["self", *written] if function.owner else written)


def _comprehension_names(node: ast.FunctionDef) -> set[str]:
    """Return names that only comprehensions set: they are not the function's own."""
    inside, outside = set(), set()
    for part in ast.walk(node):
        if isinstance(part, ast.comprehension):
            inside |= {id(name) for name in ast.walk(part.target)}
    for part in ast.walk(node):
        if (
            isinstance(part, ast.Name)
            and isinstance(part.ctx, ast.Store)
            and id(part) not in inside
        ):
            outside.add(part.id)
    return {
        part.id
        for part in ast.walk(node)
        if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)
    } - outside
