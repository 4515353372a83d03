"""The header of every page."""

import reflex as rx

from drishti.components.button import icon_button
from drishti.components.dialog import opens
from drishti.components.images import logo
from drishti.components.text import attribute
from drishti.content.schema.language import LanguagePicker
from drishti.content.schema.site_content import SiteContent
from drishti.sections.language import WORD, language
from drishti.sections.menu import MENU
from drishti.sections.navigation import navigation, section_links, wallet_link
from drishti.sections.profiles import HIDDEN, profiles_button
from drishti.sections.reading import reading_button, theme_switch
from drishti.state.scroll import ScrollState
from drishti.urls import HOME


def header(content: SiteContent, picker: LanguagePicker, *, route: str) -> rx.Component:
    """Return the header of the page at ``route``."""
    texts = content.header
    return rx.el.header(
        rx.el.div(
            logo(content.facts.ticker, label=texts.home_label),
            navigation(
                section_links(texts.links, at_home=route == HOME),
                label=texts.navigation_label,
                class_name="header__navigation",
            ),
            rx.el.div(
                # First, so that nothing moves when it leaves its place (header.css).
                reading_button(content.reading, label_class=WORD, aria_keyshortcuts="Escape"),
                language(picker, name="header", route=route),
                theme_switch(content.theme.label, label_class=HIDDEN),
                icon_button(
                    content.menu.open_label,
                    icon_name="menu",
                    custom_attrs=opens(MENU),
                    class_name="header__menu",
                ),
                class_name="header__controls",
            ),
            profiles_button(content),
            rx.el.div(
                wallet_link(texts, title=attribute(texts.wallet_note)),
                class_name="wallet header__wallet",
            ),
            class_name="header__bar",
        ),
        data_scrolled=ScrollState.is_past_top,
        data_upward=ScrollState.is_upward,
        class_name="header",
    )
