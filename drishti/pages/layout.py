"""The header, footer, dialogs and effects of every page."""

from typing import Final

import reflex as rx

from drishti.components.effects import effect
from drishti.components.link import link
from drishti.components.text import text
from drishti.content.files import LEGAL_PAGES, shown_texts
from drishti.content.loader import translations
from drishti.content.schema.language import SOURCE_LANGUAGE
from drishti.content.schema.site_content import SiteContent
from drishti.sections.footer import footer
from drishti.sections.header import header
from drishti.sections.language import STORAGE_KEY, language_shortcut
from drishti.sections.listen import listen_bar
from drishti.sections.menu import menu
from drishti.sections.offline import offline
from drishti.sections.reading import line_guide, reading
from drishti.state.reading import STORAGE_KEY as READING_KEY
from drishti.state.reading import ReadingState
from drishti.state.scroll import ScrollState
from drishti.state.theme import STORAGE_KEY as THEME_KEY
from drishti.state.theme import ThemeState
from drishti.urls import HOME
from reflex_static import is_export, scroll_watch

EFFECTS: Final = (
    *("hash_focus", "popover_dismiss", "deferred_layout", "reveal"),
    *("tilt", "new_tabs", "steady_summary"),
)
TRANSLATOR: Final = {"source": SOURCE_LANGUAGE, "storage_key": STORAGE_KEY}


def layout(*children: rx.Component, content: SiteContent, route: str) -> rx.Component:
    """Return a whole page with ``children`` in its main landmark."""
    at_home = route == HOME
    picker = content.language
    if picker.widget and not picker.widget_everywhere and not _has_untranslated(content, route):
        picker = picker.model_copy(update={"widget": False})
    return rx.fragment(
        # The first focusable element, and the target of the link back to the top.
        link(
            content.header.skip_link,
            rx.el.br(),
            text(content.header.keyboard_hint, data_requires_js="", class_name="skip-link__hint"),
            href="#main",
            id="top",
            class_name="skip-link",
        ),
        language_shortcut(picker),
        header(content, picker, route=route),
        *([offline(content.site)] if content.site.offline and is_export() else []),
        listen_bar(content.listen),
        # Focusable only once the skip link is followed (hash_focus.js). Otherwise, Orca would focus
        # <main> at each heading, and Tab would continue from the start of <main>.
        rx.el.main(*children, id="main"),
        footer(content, at_home=at_home),
        menu(content, picker, route=route),
        reading(content, picker, route=route),
        line_guide(),
        scroll_watch(on_scroll=ScrollState.sync_position),
        effect(
            "root_attributes",
            dark=ThemeState.is_dark,
            reading=ReadingState.stored,
            ready=rx.State.is_hydrated,
            keys=[THEME_KEY, READING_KEY],
        ),
        *([effect("google_translate", **TRANSLATOR)] if picker.widget else []),
        *map(effect, EFFECTS),
    )


def _has_untranslated(content: SiteContent, route: str) -> bool:
    """Return whether a language lacks a text that the page may have.

    The numbered sections of the legal pages are not translated.
    """
    legal = tuple(f"{name}." for name in LEGAL_PAGES)
    needed = {key for key in shown_texts(content) if not key.startswith(legal)}
    is_legal = route in {"/disclaimer", "/terms-uses"}
    return is_legal or any(needed - texts.keys() for texts in translations().values())
