"""The links that header, menu and footer share, and the wallet's, which leads to the home page."""

from collections.abc import Iterable
from typing import Any

import reflex as rx

from drishti.components.link import link
from drishti.components.lists import plain_list
from drishti.components.text import attribute, state_of, text
from drishti.content.schema.base import Text
from drishti.content.schema.chrome import Header
from drishti.content.schema.link_types import AnchorLink
from drishti.urls import HOME, page_url

Entry = tuple[Text, rx.Var[str] | str, Text | None]
"""The text of a link, its URL, and the status of its target."""


def navigation(links: Iterable[Entry], *, label: Text, class_name: str) -> rx.Component:
    """Return a navigation landmark named ``label``."""
    entries = (
        rx.el.li(link(name, *state_of(state), href=href, class_name="navigation__link"))
        for name, href, state in links
    )
    return rx.el.nav(
        plain_list(entries, class_name="navigation__list"),
        aria_label=attribute(label),
        class_name=f"navigation {class_name}",
    )


def section_links(links: Iterable[AnchorLink], *, at_home: bool) -> list[Entry]:
    """Return links to sections of the home page, for ``navigation``; relative if ``at_home``."""
    return [
        (it.label, it.anchor if at_home else page_url(f"{HOME}{it.anchor}"), it.state)
        for it in links
    ]


def wallet_entry(content: Header) -> rx.Component:
    """Return the menu's link, with the note below it."""
    note_id = "wallet-note"
    return rx.el.div(
        wallet_link(content, aria_describedby=note_id),
        text(content.wallet_note, tag="p", id=note_id, class_name="wallet__note note"),
        class_name="wallet",
    )


def wallet_link(content: Header, **attributes: Any) -> rx.Component:
    """Return the link, which connects nothing; ``attributes`` refer to the note that says so."""
    return link(
        content.wallet_label,
        *state_of(content.wallet_state),
        href=page_url(HOME),
        class_name="button button--static",
        **attributes,
    )
