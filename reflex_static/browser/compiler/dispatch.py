"""Finds the function that compiles a statement or an expression."""

import ast
from collections.abc import Callable
from typing import Any

from ..errors import UnsupportedSyntax
from .scope import Scope

Compiler = Callable[[Scope, Any], str]
COMPILERS: dict[type[ast.AST], Compiler] = {}
UNSUPPORTED: dict[type[ast.AST], tuple[str, str]] = {
    ast.AsyncFor: ("`async for`", "use a loop that awaits"),
    ast.ClassDef: ("a class in a function", "write it at the top of the module"),
    ast.Global: ("`global`", "use a var of the state"),
    ast.TryStar: ("`except*`", "use except"),
    ast.Starred: ("`*` here", "write the items out"),
}


def compiles(*kinds: type[ast.AST]) -> Callable[[Compiler], Compiler]:
    """Return a decorator that registers a function for these nodes."""

    def register(compiler: Compiler) -> Compiler:
        COMPILERS.update(dict.fromkeys(kinds, compiler))
        return compiler

    return register


def _compile(scope: Scope, node: ast.AST) -> str:
    compiler = COMPILERS.get(type(node))
    if compiler is None:
        construct, advice = UNSUPPORTED.get(type(node), (type(node).__name__, "write it out"))
        raise UnsupportedSyntax(node, construct, advice)
    return compiler(scope, node)


def compile_block(scope: Scope, nodes: list[ast.stmt]) -> str:
    """Compile a block; after an unsupported statement, the rest are still checked.

    Names assigned in the block are treated as unassigned after it, because it may not run.
    """
    before, texts = set(scope.assigned), []
    for node in nodes:
        try:
            texts.append(_compile(scope, node))
        except UnsupportedSyntax as error:
            scope.program.report(scope.fn.__code__.co_filename, error)
            names = [part for part in ast.walk(node) if isinstance(part, ast.Name)]
            scope.assigned |= {part.id for part in names}
            scope.unknown |= {part.id for part in names if isinstance(part.ctx, ast.Store)}
    scope.assigned &= before
    return "\n".join(filter(None, texts))


def compile_expression(scope: Scope, node: ast.expr) -> str:
    """Compile an expression, or raise ``UnsupportedSyntax``."""
    try:
        return _compile(scope, node)
    except UnsupportedSyntax as error:
        # A build-time value has no line number, so its error gets that of the expression.
        error.line = error.line if error.line > 1 else node.lineno
        raise


def compile_condition(scope: Scope, node: ast.expr) -> str:
    """Compile an expression that is only tested for truth."""
    if isinstance(node, ast.BoolOp):
        symbol = " && " if isinstance(node.op, ast.And) else " || "
        return f"({symbol.join(compile_condition(scope, value) for value in node.values)})"
    js = compile_expression(scope, node)
    is_not = isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)
    return js if is_not or isinstance(node, ast.Compare) else f"py.truth({js})"


def items_of(scope: Scope, nodes: list[ast.expr]) -> str:
    """Compile the items of a list, a tuple or a set, or the arguments of a call."""
    return ", ".join(
        f"...py.iterate({compile_expression(scope, node.value)})"
        if isinstance(node, ast.Starred)
        else compile_expression(scope, node)
        for node in nodes
    )
