"""Where a function was written: its syntax tree, its file and its lines."""

import ast
import inspect
import linecache
import textwrap
import typing
from dataclasses import dataclass
from types import FunctionType

from drishti.reflex_static.browser.refusal import Refusal


@dataclass(frozen=True)
class Source:
    """A function's syntax tree, with line numbers as in its file."""

    node: ast.FunctionDef
    path: str
    hints: dict[str, object]


def read_source(fn: FunctionType) -> Source:
    """Return the syntax tree of a function, or refuse what is not a plain one."""
    linecache.checkcache(fn.__code__.co_filename)
    if hasattr(fn, "__wrapped__"):
        raise Refusal(None, f"the decorator of `{fn.__name__}`", "write a plain function")
    try:
        lines, first = inspect.getsourcelines(fn)
        tree = ast.parse(textwrap.dedent("".join(lines)))
    except (OSError, SyntaxError) as error:
        raise Refusal(
            None, f"`{fn.__name__}`, whose source is not at hand,", "write it with def"
        ) from error
    ast.increment_lineno(tree, first - 1)
    node = tree.body[0]
    if isinstance(node, ast.AsyncFunctionDef):
        raise Refusal(node, "`async def`", "write a plain def; nothing has to be waited for")
    if not isinstance(node, ast.FunctionDef):
        raise Refusal(node, "a lambda", "write it with def")
    return Source(node, fn.__code__.co_filename, _hints(fn))


def _hints(fn: FunctionType) -> dict[str, object]:
    cells = dict(zip(fn.__code__.co_freevars, fn.__closure__ or (), strict=True))
    known = {name: cell.cell_contents for name, cell in cells.items()}
    try:
        return typing.get_type_hints(fn, localns=known)
    except NameError:
        return dict(fn.__annotations__)
