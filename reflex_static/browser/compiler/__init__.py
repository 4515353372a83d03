"""Compiles state classes to JavaScript. Importing these modules registers their compilers."""

from . import calls, control_flow, expressions, functions, names, operators, statements

__all__ = ["calls", "control_flow", "expressions", "functions", "names", "operators", "statements"]
