"""The presale's prices."""

import reflex as rx

from drishti.components.section import section
from drishti.components.words import verbatim, words
from drishti.content.rounds import RoundPrice, Rounds


def rounds(content: Rounds) -> rx.Component:
    """Return the presale rounds section."""
    return section(
        rx.el.ul(
            *(_price(price) for price in content.prices), role="list", class_name="rounds__prices"
        ),
        name="rounds",
        heading=content.heading,
        lede=content.lede,
        note=content.sample_note,
        layout="split",
    )


def _price(price: RoundPrice) -> rx.Component:
    return rx.el.li(
        words(price.name, tag="h3", class_name="rounds__name"),
        rx.el.div(
            words(price.label, tag="p", class_name="rounds__label"),
            verbatim(price.amount, tag="p", class_name="rounds__amount"),
            class_name="rounds__worth",
        ),
        words(price.note, tag="p", class_name="rounds__note"),
        data_reveal="once",
        class_name="rounds__price",
    )
