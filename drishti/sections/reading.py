"""The reading settings: buttons and the dialog they open."""

from dataclasses import dataclass
from typing import Any, Final

import reflex as rx

from drishti.components.button import icon_button, labelled_button
from drishti.components.dialog import closes, dialog, opens
from drishti.components.link import link
from drishti.components.text import choice, text
from drishti.content.schema.base import Text
from drishti.content.schema.chrome import Reading
from drishti.content.schema.language import LanguagePicker
from drishti.content.schema.site_content import SiteContent
from drishti.sections.language import language
from drishti.sections.listen import MESSAGE_MS, listen_button, listen_choices
from drishti.sections.navigation import contents
from drishti.state.listen import SECTION_IN_VIEW
from drishti.state.reading import OPTIONS, ReadingState
from drishti.state.theme import ThemeState
from drishti.urls import HOME
from reflex_static import timer

DIALOG: Final = "reading"
"""The dialog's id, which its buttons refer to."""


@dataclass(frozen=True)
class _Setting:
    """A setting; ``legend`` is the key of its label.

    An option has a value, the key of its label, and a figure to show instead if the key is empty.
    """

    name: str
    legend: str
    options: list[tuple[str, str, str]]


def reading_button(
    content: Reading, *, label_class: str | None = None, **attributes: str
) -> rx.Component:
    """Return a button that opens the dialog."""
    return labelled_button(
        content.label,
        icon_name="settings",
        label_class=label_class,
        data_requires_js="",
        custom_attrs=opens(DIALOG),
        **attributes,
    )


def theme_switch(label: Text, *, label_class: str | None = None) -> rx.Component:
    """Return a toggle button, whose clicks ``head/theme.js`` handles before hydration."""
    return labelled_button(
        label,
        icon_name="moon",
        label_class=label_class,
        aria_pressed=ThemeState.is_dark,
        on_click=ThemeState.toggle,
        data_switches="theme",
        class_name="icon-button theme",
    )


def reading(content: SiteContent, picker: LanguagePicker, *, route: str) -> rx.Component:
    """Return the dialog, with what else must stay where the header scrolls away; use it once."""
    texts = content.reading
    # So that nobody finds the message about a reset later.
    forget = timer(on_elapsed=ReadingState.forget_reset, after_ms=MESSAGE_MS)
    return dialog(
        rx.el.div(
            text(texts.label, tag="h2", class_name="reading__heading"),
            icon_button(texts.close_label, icon_name="close", custom_attrs=closes(DIALOG)),
            class_name="reading__bar",
        ),
        rx.el.div(
            language(picker, name="reading", route=route),
            theme_switch(content.theme.label),
            link(content.to_top.label, href="#top", class_name="button button--quiet"),
            listen_button(content.listen, name="section", scope=SECTION_IN_VIEW, note=None),
            class_name="menu__controls",
        ),
        *([contents(content)] if route == HOME else []),
        rx.foreach([_setting(texts, name) for name in OPTIONS], _fieldset),
        rx.el.div(
            rx.el.button(
                text(texts.reset_label),
                id="reading-reset",
                on_click=ReadingState.reset_all,
                data_muted=ReadingState.stored == "",  # nothing to reset
                class_name="button button--quiet",
            ),
            rx.el.p(
                rx.cond(
                    ReadingState.resets,
                    rx.fragment(text(texts.was_reset), forget, key=ReadingState.resets),
                ),
                aria_live="polite",
                class_name="note",
            ),
            data_requires_js="",
            class_name="reading__reset",
        ),
        listen_choices(content.listen),
        rx.el.button(  # where the bar has scrolled away
            text(texts.close_label), class_name="button button--quiet", custom_attrs=closes(DIALOG)
        ),
        name=DIALOG,
        label=texts.label,
        on_toggle=ReadingState.sync_open,
        class_name="reading",
    )


def line_guide() -> rx.Component:
    """Return the band that follows the pointer and the focus, if it is turned on."""
    return rx.el.div(id="guide", aria_hidden="true", class_name="reading-guide")


def _setting(texts: Reading, name: str) -> _Setting:
    options = [(value, *_label(texts, name, value)) for value in OPTIONS[name]]
    return _Setting(name, getattr(texts, name.replace("-", "_")).label.key, options)


def _fieldset(setting: Any) -> rx.Component:
    """Return radio buttons, rendered by loops in the browser for a quarter of the bytes."""

    def button(option: Any) -> rx.Component:
        return rx.el.label(
            rx.el.input(
                type="radio",
                id=setting.name + "-" + option[0],  # in an f-string, the name would be random
                name=setting.name,
                checked=ReadingState.chosen[setting.name] == option[0],
                on_change=ReadingState.choose(setting.name, option[0]),
                class_name="radios__input",
            ),
            choice(option[1], option[2]),
            class_name="radios__option",
        )

    return rx.el.fieldset(
        choice(setting.legend, tag="legend", class_name="radios__legend"),
        rx.el.div(rx.foreach(setting.options, button), class_name="radios__options"),
        data_requires_js="",
        class_name="radios",
    )


def _label(content: Reading, name: str, value: str) -> tuple[str, str]:
    if value.isdecimal():
        return "", f"{value}%"
    return getattr(getattr(content, name), value).key, ""
