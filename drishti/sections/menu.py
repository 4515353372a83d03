"""The menu that fills a small screen."""

from typing import Final

import reflex as rx

from drishti.components.button import icon_button
from drishti.components.dialog import closes, dialog
from drishti.components.logo import logo
from drishti.components.social_links import social_links
from drishti.components.words import said, words
from drishti.content.schema.site_content import SiteCopy
from drishti.sections.language import language
from drishti.sections.navigation import navigation
from drishti.sections.reading import reading_entry
from drishti.sections.wallet import wallet
from drishti.state.menu import MenuState

MENU: Final = "menu"
"""The dialog's name, by which its buttons open and close it."""


def menu(copy: SiteCopy, *, at_home: bool) -> rx.Component:
    """Return the menu's dialog; a followed link closes it."""
    content = copy.menu
    return dialog(
        rx.el.div(
            logo(copy.site.token.ticker, label=copy.header.home_label),
            icon_button(content.close_label, sign="close", custom_attrs=closes(MENU)),
            class_name="menu__bar",
        ),
        navigation(
            copy.header.links,
            label=content.title,
            at_home=at_home,
            class_name="menu__navigation",
        ),
        rx.el.div(
            language(copy.language, name="menu"),
            reading_entry(copy.reading),
            wallet(copy.header, name="menu"),
            class_name="menu__controls",
        ),
        social_links(
            copy.site.socials,
            label=copy.header.social_label,
            new_tab_label=copy.header.social_new_tab,
        ),
        rx.el.div(
            words(content.disclaimer, tag="p", class_name="menu__disclaimer"),
            words(content.copyright, tag="p", class_name="menu__copyright"),
            class_name="menu__foot",
        ),
        name=MENU,
        label=said(content.title),
        on_follow=MenuState.follow,
        class_name="menu",
    )
