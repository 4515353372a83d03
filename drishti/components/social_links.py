"""Links to social media profiles."""

import reflex as rx

from drishti.components.icon import icon
from drishti.components.link import desktop_link
from drishti.components.translated import translated_attribute
from drishti.content.schema.base import Text
from drishti.content.schema.facts import SocialLink


def social_links(
    links: tuple[SocialLink, ...], *, label: Text, new_tab_label: Text
) -> rx.Component:
    """Return a list of links; ``label`` names the list."""
    return rx.el.ul(
        *(
            rx.el.li(
                desktop_link(
                    icon(link.id),
                    label=link.name,
                    new_tab_label=new_tab_label,
                    href=link.href,
                    class_name="social-links__link",
                )
            )
            for link in links
        ),
        role="list",
        aria_label=translated_attribute(label),
        class_name="social-links",
    )
