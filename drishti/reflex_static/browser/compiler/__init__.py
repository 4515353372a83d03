"""Compiles state classes to JavaScript. These modules register what they compile."""

from . import calls, control_flow, expressions, names, operators, statements

__all__ = ["calls", "control_flow", "expressions", "names", "operators", "statements"]
