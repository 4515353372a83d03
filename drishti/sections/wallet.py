"""The wallet link, a placeholder that links to the home page."""

import reflex as rx

from drishti.components.link import link
from drishti.components.state import state_of
from drishti.components.text import attribute, text
from drishti.content.schema.chrome import Header
from drishti.urls import HOME, page_url

CLASS_NAME = "button button--static"


def wallet_button(content: Header) -> rx.Component:
    """Return the header's link, whose tooltip says that it connects nothing."""
    return link(
        content.wallet_label,
        *state_of(content.wallet_state),
        href=page_url(HOME),
        title=attribute(content.wallet_note),
        class_name=CLASS_NAME,
    )


def wallet_entry(content: Header) -> rx.Component:
    """Return the menu's link, with the note below it."""
    note_id = "wallet-note"
    return rx.el.div(
        link(
            content.wallet_label,
            *state_of(content.wallet_state),
            href=page_url(HOME),
            aria_describedby=note_id,
            class_name=CLASS_NAME,
        ),
        text(content.wallet_note, tag="p", id=note_id, class_name="wallet__note note"),
        class_name="wallet",
    )
