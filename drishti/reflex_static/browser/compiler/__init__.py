"""Compiles state classes to JavaScript. These modules register what they compile."""

from . import calls, control_flow, expressions, functions, names, operators, statements

__all__ = ["calls", "control_flow", "expressions", "functions", "names", "operators", "statements"]
