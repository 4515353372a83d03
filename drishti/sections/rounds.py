"""The presale rounds and their prices."""

import reflex as rx

from drishti.components.lists import plain_list
from drishti.components.section import section
from drishti.components.text import notice, text
from drishti.content.schema.sections import RoundPrice, Rounds


def rounds(content: Rounds) -> rx.Component:
    """Return the presale rounds section."""
    return section(
        content,
        plain_list(map(_ticket, content.prices), class_name="rounds__prices"),
        name="rounds",
        below_lede=[notice(content.sample, kind="sample")] if content.sample else [],
    )


def _ticket(price: RoundPrice) -> rx.Component:
    """Return a ticket with the price on its stub."""
    return rx.el.li(
        text(price.name, tag="p", class_name="rounds__name"),
        text(price.label, tag="p", class_name="muted"),
        text(price.amount, tag="p", class_name="rounds__amount stat__amount"),
        data_reveal="once",
        class_name="rounds__price",
    )
