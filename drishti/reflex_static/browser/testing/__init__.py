"""Differential tests of Python code against the JavaScript compiled from it."""

from drishti.reflex_static.browser.testing.functions import function_in_both
from drishti.reflex_static.browser.testing.states import Both, assert_same_in_both

__all__ = ["Both", "assert_same_in_both", "function_in_both"]
