"""Contrast as WCAG 2.2 defines it (1.4.3, 1.4.6, 1.4.11), and the ratios the site requires."""

from collections.abc import Sequence
from itertools import product
from typing import Final

from drishti.content.errors import Problem
from drishti.palette import FILE, TINTS, tokens

LINEAR_BELOW: Final = 0.04045

GROUNDS: Final = ("ground", "sunken", "raised", "glow")
TEXTS: Final = ("ink", "muted", "emphasis", "link")
MARKS: Final = ("line", "bar", "focus")
# The header is translucent. Of the page colours behind it, these change its colour most.
BELOW_THE_HEADER: Final = ("deep", "accent")
# Pairs of foreground and background: those only used together, and each text on each ground.
TEXT_PAIRS: Final = (
    ("on-accent", "accent"),
    ("on-deep", "deep"),
    ("on-deep-muted", "deep"),
    ("on-deep-accent", "deep"),
    *product(TEXTS, (*GROUNDS, *(f"veil over {below}" for below in BELOW_THE_HEADER))),
)
MARK_PAIRS: Final = (("focus", "focus-halo"), ("line", "deep"), *product(MARKS, GROUNDS))
BORDER_PAIRS: Final = tuple(product(("line", "hairline", "focus", "bar"), GROUNDS))
THEMES: Final = ("light", "dark")
COLOURED: Final = (*THEMES, *(f"{theme}, {tint}" for tint in TINTS for theme in THEMES))
RULES: Final = (
    *((theme, TEXT_PAIRS, 7) for theme in COLOURED),
    *((theme, MARK_PAIRS, 3) for theme in COLOURED),
    *((f"{theme}, high", (*TEXT_PAIRS, *BORDER_PAIRS), 10) for theme in THEMES),
)
"""Themes, pairs of colours, and the minimum contrast of each pair."""


def contrast_problems(css: str) -> list[Problem]:
    """Return the pairs of colours in ``tokens.css`` that have too little contrast."""
    problems = []
    for theme, pairs, least in RULES:
        colours = tokens(css, theme)
        for below in BELOW_THE_HEADER:
            colours[f"veil over {below}"] = blend(colours["veil"], colours[below])
        for mark, ground in pairs:
            ratio = hex_contrast(colours[mark], colours[ground])
            if ratio < least:
                message = f"is {ratio:.1f} to 1 in the {theme} theme; allowed: {least} to 1 or more"
                problems.append(Problem(FILE, f"--color-{mark} on --color-{ground}", message))
    return problems


def contrast(one: Sequence[int], other: Sequence[int]) -> float:
    """Return the contrast ratio, 1 to 21, of two colours: red, green and blue from 0 to 255."""
    darker, lighter = sorted(map(_luminance, (one, other)))
    return (lighter + 0.05) / (darker + 0.05)


def hex_contrast(one: str, other: str) -> float:
    """Return the contrast ratio between two colours written ``#rrggbb``."""
    return contrast(bytes.fromhex(one[1:7]), bytes.fromhex(other[1:7]))


def blend(above: str, below: str) -> str:
    """Return the colour of ``above``, which may be written ``#rrggbbaa``, over ``below``."""
    opacity = int(above[7:9] or "ff", 16) / 255
    pairs = zip(bytes.fromhex(above[1:7]), bytes.fromhex(below[1:7]), strict=True)
    return "#" + bytes(round(opacity * top + (1 - opacity) * base) for top, base in pairs).hex()


def _luminance(colour: Sequence[int]) -> float:
    red, green, blue = (
        part / 12.92 if part <= LINEAR_BELOW else ((part + 0.055) / 1.055) ** 2.4
        for part in (channel / 255 for channel in colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
