"""The header, footer, dialogs and effects of every page."""

from typing import Any

import reflex as rx

from drishti.build.catalogues import FOLDER
from drishti.components.effects import (
    deferred_layout,
    hash_focus,
    offline,
    page_language,
    popover_dismiss,
    reveal,
    root_attributes,
    tilt,
)
from drishti.components.link import link
from drishti.content.files import SOURCE_LANGUAGE
from drishti.content.schema.language import LanguagePicker
from drishti.content.schema.site import Site
from drishti.content.schema.site_content import SiteContent
from drishti.reflex_static.browser import scroll_watch
from drishti.reflex_static.delivery import WORKER, is_export
from drishti.sections.footer import footer
from drishti.sections.header import header
from drishti.sections.language import language_shortcut
from drishti.sections.listen import listen_bar
from drishti.sections.menu import menu
from drishti.sections.reading import reading
from drishti.state.language import LanguageState
from drishti.state.reading import CHOICES, ReadingState
from drishti.state.scroll import ScrollState
from drishti.state.theme import ThemeState
from drishti.urls import site_url

MAX_TILT_DEGREES = 20
"""docs/requirements.md, Motion. Perspective and transition are in tokens.css."""


def frame(*children: rx.Component, content: SiteContent, at_home: bool = False) -> rx.Component:
    """Return a whole page with ``children`` in its main landmark."""
    return rx.fragment(
        # The first focusable element, and the target of the link back to the top.
        link(content.header.skip_link, href="#main", id="top", class_name="skip-link"),
        language_shortcut(content.language),
        header(content, at_home=at_home),
        listen_bar(content.listen),
        rx.el.main(*children, id="main", tab_index=-1),
        footer(content, at_home=at_home),
        menu(content, at_home=at_home),
        reading(content.reading, content.listen),
        _effects(content.language),
        *_offline_copy(content.site),
    )


def _effects(picker: LanguagePicker) -> rx.Component:
    return rx.fragment(
        scroll_watch(on_scroll=ScrollState.sync_position),
        root_attributes(
            dark=ThemeState.is_dark,
            reading=ReadingState.chosen,
            choices=CHOICES,
            ready=rx.State.is_hydrated,
        ),
        page_language(
            code=LanguageState.code,
            source=SOURCE_LANGUAGE,
            choices=LanguageState.choices,
            ready=rx.State.is_hydrated,
            languages=_tags(picker),
            widget=picker.widget,
            texts={"switched": str(picker.switched), "failed": str(picker.failed)},
            on_fail=LanguageState.fall_back,
        ),
        hash_focus(),
        popover_dismiss(),
        deferred_layout(),
        reveal(),
        tilt(max_degrees=MAX_TILT_DEGREES),
    )


def _offline_copy(site: Site) -> list[rx.Component]:
    if not (site.offline and is_export()):
        return []
    return [offline(worker=site_url(f"/{WORKER}"), folder=site_url(f"/{FOLDER}/"))]


def _tags(picker: LanguagePicker) -> dict[str, Any]:
    return {
        language.code: {"tag": language.tag, "direction": language.direction}
        for language in picker.languages
    }
