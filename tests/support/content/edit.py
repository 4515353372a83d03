"""Edits of the English content of a copied project."""

import re
from collections.abc import Callable
from pathlib import Path

from support.exports import rewrite

Problems = Callable[..., list[str]]
"""Loads the project, with ``load`` or another loader, and returns the error lines."""

Spoil = Callable[[str, str, str], list[str]]
"""Takes a file name, the text to replace and its replacement; returns the error lines."""


def without_lines(problems: list[str]) -> list[str]:
    return [re.sub(r": line \d+: ", ": ", problem) for problem in problems]


def edit(project: Path, name: str, old: str, new: str) -> None:
    """Replace the first ``old`` in a file of ``content/en``, as an owner would by hand."""
    rewrite(project / "content" / "en" / name, lambda text: text.replace(old, new, 1))
