"""Edits of the English content of a copied project."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from support.exports import rewrite

LATER: Final = """
[[quarters]]
id = "later"
ends = 2031-12-31
title = "Q4 2031: Later"
items = [{ id = "more", text = "More" }]
"""
"""A quarter to add to the roadmap."""

Problems = Callable[..., list[str]]
"""Loads the project, with ``load`` or another loader, and returns the error lines."""

Spoil = Callable[[str, str, str], list[str]]
"""Takes a file name, the text to replace and its replacement; returns the error lines."""


def without_lines(problems: list[str]) -> list[str]:
    return [re.sub(r": line \d+: ", ": ", problem) for problem in problems]


def edit(project: Path, name: str, old: str, new: str) -> None:
    """Replace the first ``old`` in a file of ``content/en``, as an owner would by hand."""
    rewrite(project / "content" / "en" / name, lambda text: text.replace(old, new, 1))


def add(project: Path, name: str, entry: str) -> None:
    rewrite(project / "content" / "en" / name, lambda text: text + entry)
