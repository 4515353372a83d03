"""The syntax tree of a Python function."""

import ast
import inspect
import linecache
import typing
from collections.abc import Iterator
from types import FunctionType

from ..errors import UnsupportedSyntax

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


def read_source(fn: FunctionType) -> Definition:
    """Return the syntax tree of a function, with line numbers as in its file."""
    linecache.checkcache(fn.__code__.co_filename)
    if hasattr(fn, "__wrapped__"):
        raise UnsupportedSyntax(None, f"the decorator of `{fn.__name__}`", "write a plain function")
    try:
        lines, first = inspect.getsourcelines(fn)
        # An indented block is kept as it is, because texts in it may have lines of their own.
        block = "if True:\n" * lines[0][:1].isspace()
        tree = ast.parse(block + "".join(lines))
    except (OSError, SyntaxError) as error:
        construct = f"`{fn.__name__}`, whose source is not available,"
        raise UnsupportedSyntax(None, construct, "write it with def") from error
    ast.increment_lineno(tree, first - 1 - bool(block))
    kinds = ast.Lambda if fn.__name__ == "<lambda>" else (ast.FunctionDef, ast.AsyncFunctionDef)
    found = [node for node in ast.walk(tree) if isinstance(node, kinds)]
    if not found or (kinds is ast.Lambda and len(found) > 1):
        raise UnsupportedSyntax(tree.body[0], "one of several lambdas", "write it with def")
    return found[0]


def annotations_of(fn: FunctionType) -> dict[str, object]:
    """Return the annotations as types, or unresolved if one of them contains an unknown name."""
    try:
        return typing.get_type_hints(fn)
    except (NameError, TypeError):
        return dict(fn.__annotations__)


def own_nodes(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes of a function or comprehension, without those of nested functions."""
    for part in ast.iter_child_nodes(node):
        yield part
        if not isinstance(part, Definition):
            yield from own_nodes(part)


def is_generator(node: Definition) -> bool:
    """Return whether a function becomes a generator in JavaScript because it yields or waits."""
    kinds = ast.Yield | ast.YieldFrom | ast.Await | ast.AsyncWith
    return any(isinstance(part, kinds) for part in own_nodes(node))


NAMED = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ExceptHandler, ast.MatchAs, ast.MatchStar)


def assigned_names(node: Definition) -> set[str]:
    """Return the names that a function assigns to, except those in comprehensions."""
    parts = list(own_nodes(node))
    targets = (part.target for part in parts if isinstance(part, ast.comprehension))
    inner = {name for target in targets for name in ast.walk(target)}
    names = [part for part in parts if isinstance(part, ast.Name) and part not in inner]
    stored = {name.id for name in names if not isinstance(name.ctx, ast.Load)}
    named = {part.name for part in parts if isinstance(part, NAMED) and part.name}
    return stored | named
