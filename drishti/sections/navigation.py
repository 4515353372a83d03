"""The links that header, menu and footer share, and the wallet's, which leads to the home page."""

from collections.abc import Iterable
from typing import Any

import reflex as rx

from drishti.components.images import icon
from drishti.components.link import link
from drishti.components.lists import plain_list
from drishti.components.text import attribute, state_of, text
from drishti.content.links import SECTIONS
from drishti.content.schema.base import Text
from drishti.content.schema.chrome import Header
from drishti.content.schema.link_types import AnchorLink
from drishti.content.schema.site_content import SiteContent
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


def contents(site: SiteContent) -> rx.Component:
    """Return a closed list of the home page's sections, for readers who cannot jump by headings."""
    label = site.legal.contents_label
    headings = ((name, getattr(site, name).heading) for name in SECTIONS if name != "hero")
    links = (link(it, href=f"#{name}", class_name="navigation__link") for name, it in headings)
    return rx.el.details(
        rx.el.summary(
            text(label, class_name="accordion__title"),
            icon("chevron"),
            class_name="accordion__summary",
        ),
        plain_list(map(rx.el.li, links), class_name="accordion__body"),
        class_name="accordion",
    )


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
