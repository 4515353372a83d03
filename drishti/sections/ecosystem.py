"""Three parts of the ecosystem, under a line of braille that shifts as the page scrolls."""

from typing import Final

import reflex as rx

from drishti.components.link import link
from drishti.components.picture import picture
from drishti.components.section import section
from drishti.components.translated import translated_text
from drishti.content.schema.ecosystem import Card, Ecosystem
from drishti.state.scroll import ScrollState

WORD: Final = ((1, 4, 5), (1, 2, 3, 5), (2, 4), (2, 3, 4), (1, 2, 5), (2, 3, 4, 5), (2, 4))
"""The dots of drishti, letter by letter, in Unified English Braille without contractions."""

# Radius of a dot, from dot to dot, from cell to cell (1.5 : 2.5 : 6 mm on paper), and the line.
DOT: Final = 5
STEP: Final = 17
CELL: Final = 41
HEIGHT: Final = 46


def ecosystem(content: Ecosystem) -> rx.Component:
    """Return the ecosystem section."""
    return section(
        _ground(),
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


def _ground() -> rx.Component:
    """Return a line of braille. An attribute moves it: a style would break the policy.

    The style sheet mirrors it where the page is read from the right, so that it begins and runs
    there: a second pattern turns the word back.
    """
    return rx.el.svg(
        rx.el.svg.defs(
            rx.el.svg.pattern(
                *(rx.el.svg.circle(cx=x, cy=y, r=DOT) for x, y in _dots()),
                id="ecosystem-word",
                width=CELL * (len(WORD) + 1),
                height=HEIGHT,
                pattern_units="userSpaceOnUse",
            ),
            rx.el.svg.pattern(
                id="ecosystem-word-back",
                href="#ecosystem-word",
                custom_attrs={"patternTransform": f"matrix(-1 0 0 1 {_length()} 0)"},
            ),
        ),
        *(_line(pattern) for pattern in ("ecosystem-word", "ecosystem-word-back")),
        aria_hidden="true",
        class_name="ecosystem__ground",
    )


def _line(pattern: str) -> rx.Component:
    return rx.el.svg.rect(
        width=8000,
        height=HEIGHT,
        custom_attrs={"fill": f"url(#{pattern})", "transform": ScrollState.parallax},
    )


def _dots() -> list[tuple[int, int]]:
    """Return the middles of the dots: 1 to 3 go down the left of a cell, 4 to 6 its right."""
    return [
        (DOT + CELL * place + STEP * ((dot - 1) // 3), DOT + 1 + STEP * ((dot - 1) % 3))
        for place, cell in enumerate(WORD)
        for dot in cell
    ]


def _length() -> int:
    return DOT + max(x for x, _ in _dots())
