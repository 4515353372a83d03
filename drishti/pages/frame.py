"""What every page has around its own content."""

from typing import Any

import reflex as rx

from drishti.browser import scroll_watch
from drishti.catalogues import catalogue_addresses
from drishti.components.effects import page_language, page_theme, reveal, tilt
from drishti.components.link import link
from drishti.content.language import LanguagePicker
from drishti.content.site_copy import SiteCopy
from drishti.sections.footer import footer
from drishti.sections.header import header
from drishti.sections.language import language_shortcut
from drishti.sections.menu import menu
from drishti.sections.to_top import to_top
from drishti.state.language import LanguageState
from drishti.state.scroll import ScrollState
from drishti.state.theme import ThemeState

MAX_TILT_DEGREES = 20
"""Spec section 9; perspective and transition stand with the other motion in tokens.css."""


def frame(*children: rx.Component, copy: SiteCopy, at_home: bool = False) -> rx.Component:
    """Return a whole page around ``children``, the parts of its main landmark."""
    return rx.fragment(
        # The way back to the top leads here: the first thing a keyboard meets.
        link(copy.header.skip_link, href="#main", id="top", class_name="skip-link"),
        language_shortcut(copy.language),
        header(copy, at_home=at_home),
        rx.el.main(*children, id="main", tab_index=-1),
        footer(copy, at_home=at_home),
        to_top(copy.to_top),
        menu(copy, at_home=at_home),
        _effects(copy.language),
    )


def _effects(picker: LanguagePicker) -> rx.Component:
    return rx.fragment(
        scroll_watch(on_scroll=ScrollState.follow),
        page_theme(dark=ThemeState.is_dark, ready=rx.State.is_hydrated),
        page_language(
            code=LanguageState.code,
            choices=LanguageState.choices,
            ready=rx.State.is_hydrated,
            languages=_tags(picker),
            catalogues=catalogue_addresses(),
            widget=picker.widget,
            texts={"switched": str(picker.switched), "failed": str(picker.failed)},
            on_fail=LanguageState.choose,
        ),
        reveal(),
        tilt(max_degrees=MAX_TILT_DEGREES),
    )


def _tags(picker: LanguagePicker) -> dict[str, Any]:
    return {
        language.code: {"tag": language.tag, "direction": language.direction}
        for language in picker.languages
    }
