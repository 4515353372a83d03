"""The presale rounds and their prices."""

from typing import Final

import reflex as rx

from drishti.components.braille import Sign
from drishti.components.notice import notice
from drishti.components.rays import rays
from drishti.components.section import section
from drishti.components.translated import translated_text, untranslated
from drishti.content.schema.rounds import RoundPrice, Rounds

# Dimensions of the sun on a ticket's stub, in SVG user units.
SIZE: Final = 56
SUN_RADIUS: Final = 12
RAY_REACH: Final = (18, 25)
RAY_COUNT: Final = 12


def rounds(content: Rounds, *, initial: Sign | None = None) -> rx.Component:
    """Return the presale rounds section."""
    return section(
        rx.el.ul(
            *(_price(price) for price in content.prices), role="list", class_name="rounds__prices"
        ),
        name="rounds",
        heading=content.heading,
        initial=initial,
        below_lede=[notice(content.sample_note, kind="sample")],
        layout="split",
    )


def _price(price: RoundPrice) -> rx.Component:
    return rx.el.li(
        translated_text(price.name, tag="h3", class_name="rounds__name"),
        rx.el.div(
            translated_text(price.label, tag="p", class_name="rounds__label"),
            untranslated(price.amount, tag="p", class_name="rounds__amount"),
            class_name="rounds__worth",
        ),
        _sun(),
        data_reveal="once",
        class_name="rounds__price",
    )


def _sun() -> rx.Component:
    middle = SIZE // 2
    return rx.el.svg(
        rx.el.svg.path(d=rays(middle, middle, reach=RAY_REACH, count=RAY_COUNT)),
        rx.el.svg.circle(cx=middle, cy=middle, r=SUN_RADIUS),
        view_box=f"0 0 {SIZE} {SIZE}",
        aria_hidden="true",
        class_name="rounds__sun",
    )
