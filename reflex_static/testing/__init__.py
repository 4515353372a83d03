"""Differential tests: the same code in Python and, compiled, in Node. Needs Hypothesis."""

from .functions import function_in_both
from .states import Both, assert_same_in_both

__all__ = ["Both", "assert_same_in_both", "function_in_both"]
