"""The wallet link, a placeholder that links to the home page."""

import reflex as rx

from drishti.components.link import link
from drishti.components.translated import translated_text
from drishti.content.schema.header import Header
from drishti.urls import HOME, site_url


def wallet(content: Header, *, name: str) -> rx.Component:
    """Return the link and its note; ``name`` makes the note's id unique on the page."""
    note_id = f"{name}-wallet-note"
    return rx.el.div(
        link(
            content.wallet_label,
            href=site_url(HOME),
            aria_describedby=note_id,
            class_name="button button--quiet",
        ),
        translated_text(content.wallet_note, id=note_id, class_name="visually-hidden"),
        class_name="wallet",
    )
