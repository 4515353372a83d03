"""The ecosystem: three cards, and a line of braille with a parallax effect."""

import reflex as rx

from drishti.components.braille import CELL_SPACING, DOT_RADIUS, LINE_HEIGHT, dot_centres, spell
from drishti.components.images import picture
from drishti.components.link import link
from drishti.components.lists import plain_list
from drishti.components.section import section
from drishti.components.text import text
from drishti.content.schema.base import Text
from drishti.content.schema.sections import Card, Ecosystem
from drishti.state.scroll import ScrollState
from drishti.urls import link_url


def ecosystem(content: Ecosystem, symbol: str) -> rx.Component:
    """Return the ecosystem section."""
    return section(
        content,
        _braille_line(symbol),
        plain_list(
            (_card(card, content.in_english) for card in content.cards),
            class_name="section__content ecosystem__cards",
        ),
        name="ecosystem",
    )


def _card(content: Card, in_english: Text) -> rx.Component:
    language = [rx.fragment(" "), text(in_english, class_name="ecosystem__language")]
    return rx.el.li(
        text(content.title, tag="h3", id=content.id),
        picture(content, width=280, height=210, data_tilt="", class_name="ecosystem__picture"),
        text(content.description, tag="p", class_name="ecosystem__description muted"),
        link(
            content.action,
            *(language if "#section-" in content.href else []),
            href=link_url(content.href),
            class_name="link link--alone ecosystem__action",
        ),
        data_reveal="once",
        class_name="ecosystem__card",
    )


def _braille_line(word: str) -> rx.Component:
    """Return a line that repeats ``word`` in braille, with a parallax effect.

    An SVG attribute moves it, because the security policy blocks ``style`` attributes. On
    right-to-left pages the stylesheet mirrors the line. The second pattern, which is shown only
    there, mirrors the word back.
    """
    cells = "".join(sign.cells for sign in spell(word))
    centres = dot_centres(cells)
    width = DOT_RADIUS + max(x for x, _ in centres)
    return rx.el.svg(
        rx.el.svg.defs(
            rx.el.svg.pattern(
                *(rx.el.svg.circle(cx=x, cy=y, r=DOT_RADIUS) for x, y in centres),
                id="ecosystem-word",
                width=CELL_SPACING * (len(cells) + 1),
                height=LINE_HEIGHT,
                pattern_units="userSpaceOnUse",
            ),
            rx.el.svg.pattern(
                id="ecosystem-word-back",
                href="#ecosystem-word",
                pattern_transform=f"matrix(-1 0 0 1 {width} 0)",
            ),
        ),
        *(_pattern_rect(pattern) for pattern in ("ecosystem-word", "ecosystem-word-back")),
        width=300,  # what browsers assume; the line overflows it
        height=LINE_HEIGHT,
        aria_hidden="true",
        class_name="ecosystem__ground",
    )


def _pattern_rect(pattern: str) -> rx.Component:
    return rx.el.svg.rect(
        width=8000,
        height=LINE_HEIGHT,
        custom_attrs={"fill": f"url(#{pattern})", "transform": ScrollState.parallax},
    )
