"""The colours of both themes keep their contrast on every ground they can stand on."""

import re
from itertools import product

import pytest

from colours import hex_contrast
from tree import ROOT

GROUNDS = ["ground", "sunken", "raised"]
TEXTS = ["ink", "muted", "emphasis", "link"]
MARKS = ["line", "bar", "focus"]
# Pairs that stand together and nowhere else.
TEXT_PAIRS = [
    ("on-accent", "accent"),
    ("on-deep", "deep"),
    ("on-deep", "panel"),
    ("on-deep-muted", "deep"),
    ("on-deep-accent", "deep"),
    *product(TEXTS, GROUNDS),
]
MARK_PAIRS = [("focus", "focus-halo"), ("line", "deep"), *product(MARKS, GROUNDS)]


def tokens(theme: str) -> dict[str, str]:
    """Return the colours of a theme by their job; the dark theme overlays the light one."""
    source = (ROOT / "assets" / "styles" / "tokens.css").read_text("utf-8")
    light, dark = source.split(":root.dark")
    found = dict(re.findall(r"--color-([\w-]+): (#[0-9a-f]{6})", light))
    return (
        found
        if theme == "light"
        else found | dict(re.findall(r"--color-([\w-]+): (#[0-9a-f]{6})", dark))
    )


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("text", "ground"), TEXT_PAIRS)
def test_text_has_seven_to_one(theme: str, text: str, ground: str) -> None:
    colours = tokens(theme)

    assert hex_contrast(colours[text], colours[ground]) >= 7


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("mark", "ground"), MARK_PAIRS)
def test_boundaries_rings_and_marks_have_three_to_one(theme: str, mark: str, ground: str) -> None:
    colours = tokens(theme)

    assert hex_contrast(colours[mark], colours[ground]) >= 3
