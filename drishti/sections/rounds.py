"""The presale's prices."""

import reflex as rx

from drishti.components.notice import notice
from drishti.components.section import section
from drishti.components.words import verbatim, words
from drishti.content.rounds import RoundPrice, Rounds


def rounds(content: Rounds) -> rx.Component:
    """Return the presale rounds section."""
    return section(
        notice(content.sample_note, kind="sample"),
        rx.el.div(*(_price(price) for price in content.prices), class_name="rounds__prices"),
        name="rounds",
        heading=content.heading,
        lede=content.lede,
    )


def _price(price: RoundPrice) -> rx.Component:
    return rx.el.article(
        words(price.name, tag="h3", id=f"rounds-{price.id}", class_name="rounds__name"),
        rx.el.p(
            words(price.label, class_name="rounds__label"),
            " ",
            verbatim(price.amount, class_name="rounds__amount"),
        ),
        words(price.note, tag="p", class_name="rounds__note"),
        aria_labelledby=f"rounds-{price.id}",
        data_reveal="once",
        class_name="rounds__price",
    )
