"""The colours of both themes have enough contrast on every background on which they are used."""

import re
from itertools import product

import pytest

from support.accessibility.colours import blend, hex_contrast
from support.projects import ROOT

GROUNDS = ["ground", "sunken", "raised", "glow"]
TEXTS = ["ink", "muted", "emphasis", "link"]
MARKS = ["line", "bar", "focus"]
# The header lets some of the page through; these are the colours farthest from its own.
BELOW_THE_HEADER = ["deep", "accent"]
# Colours that are only used with each other.
TEXT_PAIRS = [
    ("on-accent", "accent"),
    ("on-deep", "deep"),
    ("on-deep", "panel"),
    ("on-deep-muted", "deep"),
    ("on-deep-accent", "deep"),
    *product(TEXTS, [*GROUNDS, *(f"veil over {below}" for below in BELOW_THE_HEADER)]),
]
TINTS = ["cream", "blue", "yellow"]
ANY_TINT = ":is( " + ", ".join(f'[data-reading~="contrast={tint}"]' for tint in TINTS) + " )"
THEMES = ["light", "dark", *(f"{theme}, {tint}" for tint in TINTS for theme in ("light", "dark"))]
MARK_PAIRS = [("focus", "focus-halo"), ("line", "deep"), *product(MARKS, GROUNDS)]


def layers(theme: str) -> list[str]:
    """Return the selectors that apply to a theme, a later one before an earlier one."""
    base, _, chosen = theme.partition(", ")
    roots = [":root", ":root.dark"][: 1 + (base == "dark")]
    ends = [ANY_TINT] * (chosen in TINTS) + [f'[data-reading~="contrast={chosen}"]'] * bool(chosen)
    return [*roots, *(f"{root}{end}" for end in ends for root in roots)]


def tokens(theme: str) -> dict[str, str]:
    """Return the colour tokens of a theme on the screen, merged from its blocks."""
    source = (ROOT / "assets" / "styles" / "tokens.css").read_text("utf-8")
    blocks: dict[str, str] = {}
    for selectors, block in re.findall(r"(:root[^{}]*) {([^}]*)}", source.split("@media print")[0]):
        for selector in re.split(r",(?![^(]*\))", selectors):
            name = " ".join(selector.split())
            blocks[name] = blocks.get(name, "") + block
    found: dict[str, str] = {}
    for selector in layers(theme):
        found |= re.findall(r"--color-([\w-]+): (#[0-9a-f]{6,8}|var\(.*\));", blocks[selector])
    while references := {name for name, colour in found.items() if colour.startswith("var")}:
        found |= {name: found[found[name][len("var(--color-") : -1]] for name in references}
    return found | {
        f"veil over {below}": blend(found["veil"], found[below]) for below in BELOW_THE_HEADER
    }


def expect_contrast(theme: str, pairs: list[tuple[str, str]], *, least: float) -> None:
    colours = tokens(theme)
    ratios = {
        (mark, ground): hex_contrast(colours[mark], colours[ground]) for mark, ground in pairs
    }
    low = [
        f"assets/styles/tokens.css: --color-{mark} on --color-{ground} in the {theme} theme is "
        f"{ratio:.1f} to 1; allowed: at least {least} to 1"
        for (mark, ground), ratio in ratios.items()
        if ratio < least
    ]
    assert low == [], "\n".join(low)


@pytest.mark.parametrize("theme", THEMES)
def test_text_contrast_is_at_least_7_to_1(theme: str) -> None:
    expect_contrast(theme, TEXT_PAIRS, least=7)


@pytest.mark.parametrize("theme", THEMES)
def test_non_text_contrast_is_at_least_3_to_1(theme: str) -> None:
    expect_contrast(theme, MARK_PAIRS, least=3)


@pytest.mark.parametrize("theme", ["light, high", "dark, high"])
def test_high_contrast_is_at_least_10_to_1_for_text_and_boundaries(theme: str) -> None:
    borders = product(["line", "hairline", "focus", "bar"], GROUNDS)
    expect_contrast(theme, [*TEXT_PAIRS, *borders], least=10)
