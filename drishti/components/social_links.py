"""Links to social media profiles."""

import reflex as rx

from drishti.components.icon import icon
from drishti.components.link import desktop_link
from drishti.components.translated import (
    translated_attributes,
    translated_prop,
    translated_text,
    untranslated,
)
from drishti.content.schema.base import Text
from drishti.content.schema.facts import SocialLink


def social_links(
    links: tuple[SocialLink, ...],
    *,
    label: Text,
    missing_label: Text | None,
    new_tab_label: Text,
    shows_names: bool = False,
) -> rx.Component:
    """Return a list named ``label``; a link to no page of the token says ``missing_label``."""
    return rx.el.ul(
        *(
            rx.el.li(
                desktop_link(
                    icon(link.id),
                    *([_name(link)] if shows_names else []),
                    label=translated_prop(link.long_name) if link.long_name else link.name,
                    notes=[missing_label] if missing_label and not link.has_page else [],
                    new_tab_label=new_tab_label,
                    href=link.href,
                    class_name="social-links__link",
                )
            )
            for link in links
        ),
        role="list",
        **translated_attributes(aria_label=label),
        data_names=shows_names,
        class_name="social-links",
    )


def _name(link: SocialLink) -> rx.Component:
    return translated_text(link.long_name) if link.long_name else untranslated(link.name)
