"""The language picker: a button and a panel of languages, each under its own name."""

from typing import Literal

import reflex as rx

from drishti.components import popover
from drishti.components.button import worded_button
from drishti.components.choices import choices
from drishti.components.icon import icon
from drishti.components.words import said, verbatim, words
from drishti.content.schema.language import Language, LanguagePicker
from drishti.state.language import LanguageState
from drishti.state.picker import PickerState
from drishti.urls import asset

Place = Literal["header", "menu"]


def language_shortcut(content: LanguagePicker) -> rx.Component:
    """Return a button, seen when it has the focus, that opens the header's picker at once."""
    return worded_button(
        content.label,
        sign="globe",
        aria_details=_notice("header"),
        data_needs="scripts",
        custom_attrs=popover.opens(_panel("header")),
        class_name="skip-link language__shortcut",
    )


def language(content: LanguagePicker, *, name: Place) -> rx.Component:
    """Return a picker; ``name`` tells the header's from the menu's."""
    panel = _panel(name)
    return rx.el.div(
        worded_button(
            content.label,
            sign="globe",
            label_class="visually-hidden" if name == "header" else None,
            aria_expanded=PickerState.opened == name,
            aria_controls=panel,
            aria_details=_notice(name),
            custom_attrs=popover.opens(panel),
        ),
        popover.popover(
            choices(
                *(_choice(choice, panel) for choice in content.languages),
                label=said(content.label),
            ),
            *(
                [words(content.notice, tag="p", id=_notice(name), class_name="language__notice")]
                if content.widget
                else []
            ),
            name=panel,
            on_follow=lambda is_open: PickerState.follow(name, is_open),
            class_name="language__panel",
        ),
        data_needs="scripts",
        class_name="language",
    )


def _panel(name: Place) -> str:
    return f"{name}-languages"


def _notice(name: Place) -> str:
    """Return the id of all that is said when a picker opens: else Orca reads out every language."""
    return f"{name}-languages-notice"


def _choice(choice: Language, panel: str) -> rx.Component:
    return rx.el.li(
        rx.el.button(
            rx.el.img(
                src=asset(choice.flag),
                alt="",
                loading="lazy",
                custom_attrs={"width": 24, "height": 24},
                class_name="language__flag",
            ),
            verbatim(choice.own_name, lang=choice.tag),
            words(choice.label, class_name="language__english-name"),
            icon("check"),
            type="button",
            aria_current=rx.cond(LanguageState.code == choice.code, "true", "false"),
            on_click=LanguageState.choose(choice.code),
            custom_attrs=popover.closes(panel),
            class_name="language__choice",
        )
    )
