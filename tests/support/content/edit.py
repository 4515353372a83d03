"""The type of the fixture that breaks a content file and returns the reported errors."""

from collections.abc import Callable

Spoil = Callable[[str, str, str], list[str]]
"""Takes a file name, the text to replace and its replacement; returns the error lines."""
