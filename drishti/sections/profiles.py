"""The links to social media profiles shared by header, menu and footer."""

import reflex as rx

from drishti.components.icon import icon
from drishti.components.link import desktop_link, desktop_links
from drishti.components.text import attribute, text
from drishti.content.schema.base import Text
from drishti.content.schema.facts import SocialLink
from drishti.content.schema.site_content import SiteContent


def profiles(content: SiteContent, *, label: Text, shows_names: bool = False) -> rx.Component:
    """Return a list named ``label``; a link says if it leads to no page of the token."""
    texts = content.header
    missing = [texts.social_missing] if texts.social_missing else []
    return desktop_links(
        *(
            desktop_link(
                icon(link.id),
                *([_name(link)] if shows_names else []),
                label=attribute(link.long_name) if link.long_name else link.name,
                notes=[] if link.has_page else missing,
                href=link.href,
                class_name="profiles__link",
            )
            for link in content.facts.socials
        ),
        label=label,
        new_tab_label=texts.social_new_tab,
        custom_attrs={"data-names": shows_names},
        class_name="profiles",
    )


def _name(link: SocialLink) -> rx.Component:
    return text(link.long_name or link.name)
