"""Edits of the English content of a copied project."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from drishti.content.errors import ContentError
from drishti.content.loader import load
from support.exports import rewrite

LATER: Final = """
[[quarters]]
id = "later"
ends = 2031-12-31
title = "Q4 2031: Later"
items = [{ id = "more", text = "More" }]
"""
"""A quarter to add to the roadmap."""


def problems(project: Path, load: Callable[[Path], object] = load) -> list[str]:
    """Load the content of a project and return the error lines that an owner would see."""
    try:
        load(project)
    except ContentError as error:
        return str(error).splitlines()
    return []


def without_lines(lines: list[str]) -> list[str]:
    return [re.sub(r": line \d+: ", ": ", line) for line in lines]


def edit(project: Path, name: str, old: str, new: str) -> None:
    """Replace the first ``old`` in a file of ``content/en``, as an owner would by hand."""
    rewrite(project / "content" / "en" / name, lambda text: text.replace(old, new, 1))


def add(project: Path, name: str, entry: str) -> None:
    rewrite(project / "content" / "en" / name, lambda text: text + entry)


def spoiled(project: Path, name: str, old: str, new: str) -> list[str]:
    """Replace text in a file and return the error lines that an owner would see."""
    edit(project, name, old, new)
    return problems(project)
