"""Three parts of the ecosystem, under a line of braille that shifts as the page scrolls."""

import reflex as rx

from drishti.components.link import link
from drishti.components.picture import picture
from drishti.components.section import section
from drishti.components.words import words
from drishti.content.ecosystem import Card, Ecosystem
from drishti.state.scroll import ScrollState


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
        words(content.title, tag="h3", id=content.id, class_name="ecosystem__title"),
        words(content.description, tag="p", class_name="ecosystem__description"),
        link(content.action, href=content.href, class_name="ecosystem__action"),
        data_reveal="once",
        class_name="ecosystem__card",
    )


def _ground() -> rx.Component:
    """Return a line of the token's mark. An attribute moves it: a style would break the policy."""
    return rx.el.svg(
        rx.el.svg.defs(
            rx.el.svg.pattern(
                *(rx.el.svg.circle(cx=x, cy=y, r=6) for x, y in ((12, 12), (34, 12), (34, 34))),
                id="ecosystem-dots",
                width=80,
                height=46,
                pattern_units="userSpaceOnUse",
            )
        ),
        rx.el.svg.rect(
            x=-2000,
            width=8000,
            height=46,
            custom_attrs={"fill": "url(#ecosystem-dots)", "transform": ScrollState.parallax},
        ),
        aria_hidden="true",
        class_name="ecosystem__ground",
    )
