"""The navigation links shared by header, menu and footer."""

import reflex as rx

from drishti.components.link import link
from drishti.components.translated import translated_attributes
from drishti.content.schema.base import Text
from drishti.content.schema.link_types import AnchorLink
from drishti.urls import anchor_url


def navigation(
    links: tuple[AnchorLink, ...], *, label: Text, at_home: bool, class_name: str
) -> rx.Component:
    """Return a navigation landmark named ``label``."""
    return rx.el.nav(
        rx.el.ul(
            *(
                rx.el.li(
                    link(
                        entry.label,
                        href=anchor_url(entry.anchor, at_home=at_home),
                        class_name="navigation__link",
                    )
                )
                for entry in links
            ),
            role="list",
            class_name="navigation__list",
        ),
        **translated_attributes(aria_label=label),
        class_name=f"navigation {class_name}",
    )
