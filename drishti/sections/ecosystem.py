"""Three parts of the ecosystem, before a ground that shifts as the page scrolls."""

import reflex as rx

from drishti.components.card import card
from drishti.components.link import link
from drishti.components.picture import picture
from drishti.components.section import section
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
        signed=True,
    )


def _card(content: Card) -> rx.Component:
    return card(
        picture(
            content.image,
            alt=content.image_alt,
            width=400,
            height=300,
            class_name="ecosystem__picture",
        ),
        link(content.action, href=content.href, class_name="ecosystem__action"),
        title=content.title,
        description=content.description,
        name=content.id,
        class_name="ecosystem__card",
    )


def _ground() -> rx.Component:
    """Return rows of braille dots. An attribute moves them: a style would break the policy."""
    return rx.el.svg(
        rx.el.svg.defs(
            rx.el.svg.pattern(
                *(rx.el.svg.circle(cx=x, cy=y, r=3) for x, y in ((12, 12), (28, 12), (28, 28))),
                id="ecosystem-dots",
                width=64,
                height=64,
                pattern_units="userSpaceOnUse",
            )
        ),
        rx.el.svg.rect(
            y=-400,
            width="100%",
            height="200%",
            custom_attrs={"fill": "url(#ecosystem-dots)", "transform": ScrollState.parallax},
        ),
        aria_hidden="true",
        class_name="ecosystem__ground",
    )
