"""The header, footer, dialogs and effects of every page."""

from typing import Any

import reflex as rx

from drishti.components.effects import (
    deferred_layout,
    hash_focus,
    language_message,
    page_language,
    popover_dismiss,
    reveal,
    root_attributes,
    tilt,
)
from drishti.components.link import link
from drishti.components.translated import text_keys
from drishti.content.files import SOURCE_LANGUAGE
from drishti.content.loader import translations
from drishti.content.schema.language import LanguagePicker
from drishti.content.schema.site_content import SiteContent
from drishti.content.sources import shown_texts
from drishti.reflex_static.browser import scroll_watch
from drishti.reflex_static.delivery import is_export
from drishti.sections.footer import footer
from drishti.sections.header import header
from drishti.sections.language import language_shortcut
from drishti.sections.listen import listen_bar
from drishti.sections.menu import menu
from drishti.sections.offline import offline
from drishti.sections.reading import line_guide, reading
from drishti.state.language import LanguageState
from drishti.state.reading import ReadingState
from drishti.state.scroll import ScrollState
from drishti.state.theme import ThemeState


def frame(*children: rx.Component, content: SiteContent, at_home: bool = False) -> rx.Component:
    """Return a whole page with ``children`` in its main landmark."""
    page = _page(*children, content=content, at_home=at_home)
    if content.language.widget_everywhere or not _is_translated(page, content):
        return page
    picker = content.language.model_copy(update={"widget": False})
    own = content.model_copy(update={"language": picker})
    return _page(*children, content=own, at_home=at_home)


def _is_translated(page: rx.Component, content: SiteContent) -> bool:
    """Return whether no language leaves a text of the page to Google."""
    settings = {key for key in shown_texts(content) if key.startswith("reading.")}  # in loops
    keys = {*text_keys(page), *settings}
    return all(
        keys - texts.keys() <= {f"language.languages.{code}.label"}
        for code, texts in translations().items()
    )


def _page(*children: rx.Component, content: SiteContent, at_home: bool) -> rx.Component:
    return rx.fragment(
        # The first focusable element, and the target of the link back to the top.
        link(content.header.skip_link, href="#main", id="top", class_name="skip-link"),
        language_shortcut(content.language),
        header(content, at_home=at_home),
        listen_bar(content.listen),
        # hash_focus.js makes it focusable only once the skip link is followed. Otherwise Orca would
        # focus it at a heading, and Tab would continue from its start.
        rx.el.main(*children, id="main"),
        footer(content, at_home=at_home),
        menu(content, at_home=at_home),
        reading(content.reading, content.listen),
        line_guide(),
        *([offline(content.site)] if content.site.offline and is_export() else []),
        _effects(content.language),
    )


def _effects(picker: LanguagePicker) -> rx.Component:
    return rx.fragment(
        scroll_watch(on_scroll=ScrollState.sync_position),
        root_attributes(
            dark=ThemeState.is_dark,
            reading=ReadingState.stored,
            ready=rx.State.is_hydrated,
        ),
        page_language(
            code=LanguageState.code,
            source=SOURCE_LANGUAGE,
            choices=LanguageState.choices,
            ready=rx.State.is_hydrated,
            languages=_tags(picker),
            widget=picker.widget,
            texts={"switched": str(picker.switched), "changed": str(picker.changed)},
            on_fail=LanguageState.fall_back,
        ),
        language_message(failed=str(picker.failed)),
        hash_focus(),
        popover_dismiss(),
        deferred_layout(),
        reveal(),
        tilt(),
    )


def _tags(picker: LanguagePicker) -> dict[str, Any]:
    return {
        language.code: {"tag": language.tag, "direction": language.direction}
        for language in picker.languages
    }
