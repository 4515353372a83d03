"""Compiles state classes to JavaScript. Importing these modules registers their compilers."""

from . import calls, expressions, functions, statements

__all__ = ["calls", "expressions", "functions", "statements"]
