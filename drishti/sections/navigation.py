"""The navigation links shared by header, menu and footer."""

from collections.abc import Iterable

import reflex as rx

from drishti.components.link import link
from drishti.components.translated import translated_attributes
from drishti.content.schema.base import Text
from drishti.content.schema.link_types import AnchorLink
from drishti.urls import anchor_url


def navigation(links: Iterable[tuple[Text, str]], *, label: Text, class_name: str) -> rx.Component:
    """Return a navigation landmark named ``label``; a link is its text and its URL."""
    return rx.el.nav(
        rx.el.ul(
            *(
                rx.el.li(link(text, href=href, class_name="navigation__link"))
                for text, href in links
            ),
            role="list",
            class_name="navigation__list",
        ),
        **translated_attributes(aria_label=label),
        class_name=f"navigation {class_name}",
    )


def section_links(links: Iterable[AnchorLink], *, at_home: bool) -> list[tuple[Text, str]]:
    """Return links to sections of the home page, for ``navigation``."""
    return [(entry.label, anchor_url(entry.anchor, at_home=at_home)) for entry in links]
