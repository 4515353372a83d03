"""Read the colours of ``tokens.css``."""

import re
from typing import Final

from drishti.content.errors import ContentError, Problem
from drishti.urls import ASSETS

FILE: Final = "assets/styles/tokens.css"
STYLES: Final = ASSETS.parent / FILE
LIGHT: Final = (":root",)
DARK: Final = (":root", ":root.dark")


def colour(name: str) -> tuple[str, str]:
    """Return a colour of ``tokens.css`` in the light and dark theme, as ``#rrggbb``.

    Raises ``ContentError`` if a theme does not have the colour, or has it in another notation.
    """
    css = STYLES.read_text("utf-8")
    light, dark = (tokens(css, *theme).get(name) for theme in (LIGHT, DARK))
    if light is None or dark is None:
        message = "not found; allowed: # and six lower-case hexadecimal digits, or var() of such"
        raise ContentError([Problem(FILE, f"--color-{name}", message)])
    return light, dark


def tokens(css: str, *theme: str) -> dict[str, str]:
    """Return the screen colours of the selectors of a theme, by name; the last one wins."""
    blocks: dict[str, str] = {}
    screen = css.partition("@media print")[0]
    for selectors, block in re.findall(r"(:root[^{}]*) {([^}]*)}", screen):
        for selector in re.split(r",(?![^(]*\))", selectors):
            name = " ".join(selector.split())
            blocks[name] = blocks.get(name, "") + block
    found: dict[str, str] = {}
    for selector in theme:
        declared = r"--color-([\w-]+): (#[0-9a-f]{6,8}|var\(.*\));"
        found |= re.findall(declared, blocks.get(selector, ""))
    return {name: value for name in found if (value := _resolve(name, found))}


def _resolve(name: str, declared: dict[str, str]) -> str:
    """Return a token's colour, which another token may give; empty if it leads to none."""
    left = dict(declared)
    while (value := left.pop(name, "")).startswith("var"):
        name = value.removeprefix("var(--color-").removesuffix(")")
    return value
