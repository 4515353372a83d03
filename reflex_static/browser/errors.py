"""The errors that stop a build, with one line for each problem."""

import ast
from dataclasses import dataclass
from pathlib import Path


@dataclass(eq=False)
class UnsupportedSyntax(Exception):  # noqa: N818  reported as a line, never raised to a developer
    """A construct that cannot be compiled, and what to write instead."""

    node: ast.AST | None
    construct: str
    advice: str
    problem: str = "cannot run in the browser"


def place(path: str, line: int) -> str:
    """Return how lines name a place in the code."""
    file = Path(path)
    shown = file.relative_to(Path.cwd()) if file.is_relative_to(Path.cwd()) else file
    return f"{shown}:{line}"
