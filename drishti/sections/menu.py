"""The full-screen menu on small screens."""

from typing import Final

import reflex as rx

from drishti.components.button import icon_button
from drishti.components.dialog import closes, dialog
from drishti.components.images import logo
from drishti.components.text import text
from drishti.content.schema.language import LanguagePicker
from drishti.content.schema.site_content import SiteContent
from drishti.sections.language import language
from drishti.sections.navigation import contents, navigation, section_links, wallet_entry
from drishti.sections.profiles import profiles
from drishti.sections.reading import reading_button
from drishti.urls import HOME

MENU: Final = "menu"
"""The dialog's id, which its buttons refer to."""


def menu(content: SiteContent, picker: LanguagePicker, *, route: str) -> rx.Component:
    """Return the menu dialog; following a link closes it."""
    texts = content.menu
    return dialog(
        rx.el.div(
            logo(content.facts.ticker, label=content.header.home_label),
            icon_button(
                texts.close_label, icon_name="close", auto_focus=True, custom_attrs=closes(MENU)
            ),
            class_name="menu__bar",
        ),
        navigation(
            section_links(content.header.links, at_home=route == HOME),
            label=texts.title,
            class_name="menu__navigation",
        ),
        rx.el.div(
            language(picker, name="menu", route=route),
            reading_button(content.reading),
            wallet_entry(content.header),
            class_name="menu__controls",
        ),
        *([contents(content)] if route == HOME else []),
        profiles(content, label=content.header.social_label),
        rx.el.div(
            text(texts.disclaimer, tag="p", class_name="menu__disclaimer"),
            text(content.footer.copyright, tag="p", class_name="menu__copyright"),
            class_name="menu__foot",
        ),
        name=MENU,
        label=texts.title,
        class_name="menu",
    )
