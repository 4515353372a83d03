"""How a build stops when something cannot run in a visitor's browser."""

import ast
from pathlib import Path

ONLY_SETS = "set vars and call methods of this class; a helper's name starts with an underscore"


class CannotRunInBrowser(SystemExit):
    """Stops ``reflex run`` and ``reflex export`` with one line per problem and no traceback."""


class Refusal(Exception):  # noqa: N818  it is caught and turned into a line, never an error itself
    """One construct that cannot run in a browser, and what to write instead."""

    def __init__(self, node: ast.AST | None, construct: str, advice: str) -> None:
        super().__init__(construct)
        self.line: int = getattr(node, "lineno", 1)
        self.construct = construct
        self.advice = advice


class Untyped(Exception):  # noqa: N818  see Refusal
    """An expression that rests on a refused one: saying so again would only repeat it."""


def problem(path: str, line: int, where: str, refusal: Refusal) -> str:
    """Return the one line a developer reads."""
    return (
        f"{_from_here(path)}:{line}: {where}: "
        f"{refusal.construct} cannot run in the browser; {refusal.advice}"
    )


def _from_here(path: str) -> str:
    file = Path(path)
    return str(file.relative_to(Path.cwd())) if file.is_relative_to(Path.cwd()) else path
