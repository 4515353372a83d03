"""Blocks of statements, and the function that compiles each statement."""

import ast
from collections.abc import Callable
from typing import Any

from drishti.reflex_static.browser.errors import UnsupportedSyntax

from .scope import Scope

Compiler = Callable[[Scope, Any], str]
COMPILERS: dict[type[ast.stmt], Compiler] = {}
UNSUPPORTED: dict[type[ast.stmt], tuple[str, str]] = {
    ast.AsyncFor: ("`async for`", "use a loop that awaits"),
    ast.ClassDef: ("a class in a function", "write it at the top of the module"),
    ast.Global: ("`global`", "use a var of the state"),
    ast.TryStar: ("`except*`", "use except"),
}


def compiles_statement(*kinds: type[ast.stmt]) -> Callable[[Compiler], Compiler]:
    """Return a decorator that registers a function for these statements."""

    def register(compiler: Compiler) -> Compiler:
        COMPILERS.update(dict.fromkeys(kinds, compiler))
        return compiler

    return register


def compile_block(scope: Scope, nodes: list[ast.stmt]) -> str:
    """Compile statements; after an unsupported one, the rest are still checked."""
    texts = []
    for node in nodes:
        try:
            texts.append(_compile_statement(scope, node))
        except UnsupportedSyntax as error:
            scope.program.report(scope.fn.__code__.co_filename, error)
            scope.assigned |= {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
    return "\n".join(filter(None, texts))


def _compile_statement(scope: Scope, node: ast.stmt) -> str:
    compiler = COMPILERS.get(type(node))
    if compiler is None:
        construct, advice = UNSUPPORTED.get(type(node), (type(node).__name__, "write it out"))
        raise UnsupportedSyntax(node, construct, advice)
    return compiler(scope, node)
