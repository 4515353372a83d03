"""The errors that stop a build, with one line for each problem."""

import ast
from pathlib import Path


class UnsupportedSyntax(Exception):  # noqa: N818  reported as a line, never raised to a developer
    """A construct that cannot be compiled, and what to write instead."""

    def __init__(
        self,
        node: ast.AST | None,
        construct: str,
        advice: str,
        problem: str = "cannot run in the browser",
    ) -> None:
        super().__init__(construct)
        self.line: int = getattr(node, "lineno", 1)
        self.construct = construct
        self.advice = advice
        self.problem = problem


def place(path: str, line: int) -> str:
    """Return how lines name a place in the code."""
    file = Path(path)
    shown = file.relative_to(Path.cwd()) if file.is_relative_to(Path.cwd()) else file
    return f"{shown}:{line}"
