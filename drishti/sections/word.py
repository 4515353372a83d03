"""The ticker's symbol spelled out in braille; each letter also stands beside a heading."""

import reflex as rx

from drishti.components.braille import Sign, drawing, sign_data, spell
from drishti.components.effects import effect
from drishti.components.link import button_link
from drishti.components.text import attribute, text
from drishti.content.schema.sections import Word
from drishti.urls import link_url


def word(content: Word, symbol: str) -> rx.Component:
    """Return the word, with a radio button per letter."""
    signs = spell(symbol)
    return rx.el.section(
        text(content.heading, tag="h2"),
        text(content.hint, tag="p", class_name="word__hint"),
        rx.el.div(
            *(_letter(content, sign) for sign in signs),
            role="group",
            aria_label=symbol,
            dir="ltr",
            class_name="word__letters",
        ),
        # For braille displays, which show these cells as they are; many fonts draw square dots.
        text("".join(sign.cells for sign in signs), tag="p", class_name="visually-hidden"),
        text(content.history, tag="p", class_name="word__hint"),
        rx.el.div(
            *(button_link(link.label, href=link_url(link.href)) for link in content.links),
            class_name="word__links",
        ),
        effect("braille"),
        id="word",
        class_name="word",
    )


def _letter(content: Word, sign: Sign) -> rx.Component:
    """Return a letter, which is also shown in print while it is chosen.

    It is a radio button, because a group of those is a single tab stop even without scripts.
    """
    return rx.el.label(
        rx.el.input(
            type="radio",
            name="word",
            aria_label=attribute(
                content.letter, values={"letter": sign.character, "dots": sign.dots}
            ),
            class_name="word__choice",
            **sign_data(sign),
        ),
        drawing(sign),
        text(sign.character, aria_hidden="true", class_name="word__print"),
        class_name="word__letter",
    )
