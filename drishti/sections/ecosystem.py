"""The ecosystem: three cards, and a line of braille with a parallax effect."""

from typing import Final

import reflex as rx

from drishti.components.link import link
from drishti.components.picture import picture
from drishti.components.section import section
from drishti.components.translated import translated_text
from drishti.content.schema.ecosystem import Card, Ecosystem
from drishti.state.scroll import ScrollState

BRAILLE_CELLS: Final = ((1, 4, 5), (1, 2, 3, 5), (2, 4), (2, 3, 4), (1, 2, 5), (2, 3, 4, 5), (2, 4))
"""The word "drishti": dot numbers of each cell in uncontracted Unified English Braille."""

# Dot and cell spacing have the proportions of printed braille (2.5 mm and 6 mm).
DOT_RADIUS: Final = 5
DOT_SPACING: Final = 17
CELL_SPACING: Final = 41
LINE_HEIGHT: Final = 46


def ecosystem(content: Ecosystem) -> rx.Component:
    """Return the ecosystem section."""
    return section(
        _braille_line(),
        rx.el.ul(
            *(_card(each) for each in content.cards), role="list", class_name="ecosystem__cards"
        ),
        name="ecosystem",
        heading=content.heading,
        lede=content.lede,
    )


def _card(content: Card) -> rx.Component:
    return rx.el.li(
        picture(
            content.image,
            alt=content.image_alt,
            width=400,
            height=300,
            tilts=True,
            class_name="ecosystem__picture",
        ),
        translated_text(content.title, tag="h3", id=content.id, class_name="ecosystem__title"),
        translated_text(content.description, tag="p", class_name="ecosystem__description"),
        link(content.action, href=content.href, class_name="ecosystem__action"),
        data_reveal="once",
        class_name="ecosystem__card",
    )


def _braille_line() -> rx.Component:
    """Return a line of braille, moved by an SVG attribute as the policy blocks inline styles.

    On right-to-left pages the stylesheet mirrors the line; a second pattern mirrors the word back.
    """
    return rx.el.svg(
        rx.el.svg.defs(
            rx.el.svg.pattern(
                *(rx.el.svg.circle(cx=x, cy=y, r=DOT_RADIUS) for x, y in _dot_centres()),
                id="ecosystem-word",
                width=CELL_SPACING * (len(BRAILLE_CELLS) + 1),
                height=LINE_HEIGHT,
                pattern_units="userSpaceOnUse",
            ),
            rx.el.svg.pattern(
                id="ecosystem-word-back",
                href="#ecosystem-word",
                custom_attrs={"patternTransform": f"matrix(-1 0 0 1 {_word_width()} 0)"},
            ),
        ),
        *(_pattern_rect(pattern) for pattern in ("ecosystem-word", "ecosystem-word-back")),
        aria_hidden="true",
        class_name="ecosystem__ground",
    )


def _pattern_rect(pattern: str) -> rx.Component:
    return rx.el.svg.rect(
        width=8000,
        height=LINE_HEIGHT,
        custom_attrs={"fill": f"url(#{pattern})", "transform": ScrollState.parallax},
    )


def _dot_centres() -> list[tuple[int, int]]:
    """Return the dots' centres: 1 to 3 are the left column of a cell, 4 to 6 the right."""
    return [
        (
            DOT_RADIUS + CELL_SPACING * position + DOT_SPACING * ((dot - 1) // 3),
            DOT_RADIUS + 1 + DOT_SPACING * ((dot - 1) % 3),
        )
        for position, cell in enumerate(BRAILLE_CELLS)
        for dot in cell
    ]


def _word_width() -> int:
    return DOT_RADIUS + max(x for x, _ in _dot_centres())
