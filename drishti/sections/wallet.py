"""The wallet link, a placeholder that links to the home page."""

from typing import Any

import reflex as rx

from drishti.components.link import link
from drishti.components.text import attribute, state_of, text
from drishti.content.schema.chrome import Header
from drishti.urls import HOME, page_url


def wallet_button(content: Header) -> rx.Component:
    """Return the header's link, whose tooltip says that it connects nothing."""
    return _link(content, title=attribute(content.wallet_note))


def wallet_entry(content: Header) -> rx.Component:
    """Return the menu's link, with the note below it."""
    note_id = "wallet-note"
    return rx.el.div(
        _link(content, aria_describedby=note_id),
        text(content.wallet_note, tag="p", id=note_id, class_name="wallet__note note"),
        class_name="wallet",
    )


def _link(content: Header, **attributes: Any) -> rx.Component:
    return link(
        content.wallet_label,
        *state_of(content.wallet_state),
        href=page_url(HOME),
        class_name="button button--static",
        **attributes,
    )
