"""The kind of fixture that spoils a content file and reports what an owner would read."""

from collections.abc import Callable

Spoil = Callable[[str, str, str], list[str]]
"""Takes a file's name, the piece to replace and its replacement; returns the lines."""
