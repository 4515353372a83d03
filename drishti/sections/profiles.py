"""The links to social media profiles shared by header, menu and footer."""

from typing import Final

import reflex as rx

from drishti.components.images import icon
from drishti.components.lists import plain_list
from drishti.components.text import attribute, state_of, text
from drishti.content.schema.base import Text
from drishti.content.schema.chrome import Header
from drishti.content.schema.facts import SocialLink
from drishti.content.schema.site_content import SiteContent

PANEL: Final = "header-profiles"
HIDDEN: Final = "visually-hidden"


def profiles(content: SiteContent, *, label: Text, shows_names: bool = False) -> rx.Component:
    """Return a list named ``label``; links that lead to no page of the token say so.

    On desktops the links open a new tab, and say so (``new_tabs.js``).
    """
    texts, missing = content.header, content.header.social_missing
    links = (
        rx.el.li(_profile(link, texts, shows_name=shows_names)) for link in content.facts.socials
    )
    return rx.el.div(
        plain_list(links, aria_label=attribute(label), class_name="profiles__list"),
        # Each link says it to screen readers.
        *([text(missing, tag="p", aria_hidden="true", class_name="note")] if missing else []),
        custom_attrs={"data-names": shows_names},
        class_name="profiles",
    )


def profiles_button(content: SiteContent) -> rx.Component:
    """Return the header's button with the icons, and the popover with the links.

    As links in the header, they would be six tab stops, none of which may lead to a page yet.
    """
    texts = content.header
    return rx.el.div(
        rx.el.button(
            rx.el.span(
                *(icon(link.id) for link in content.facts.socials), class_name="profiles__icons"
            ),
            text(texts.social_label, class_name=HIDDEN),
            *state_of(texts.social_missing),
            custom_attrs={"popoverTarget": PANEL},
            class_name="profiles__button",
        ),
        rx.el.div(
            profiles(content, label=texts.social_label, shows_names=True),
            id=PANEL,
            custom_attrs={"popover": "auto"},
            class_name="profiles__panel",
        ),
        class_name="header__profiles",
    )


def _profile(link: SocialLink, texts: Header, *, shows_name: bool) -> rx.Component:
    missing = None if link.has_page else texts.social_missing
    return rx.el.elements.a(
        icon(link.id),
        text(link.long_name or link.name, class_name="" if shows_name else HIDDEN),
        *([text(missing, class_name=f"state {HIDDEN}")] if missing else []),
        text(texts.social_new_tab, class_name=f"profiles__tab {HIDDEN}"),
        href=link.href,
        rel="noopener noreferrer",
        class_name="profiles__link",
    )
