"""The language picker: a button and a panel of languages, each under its own name."""

from typing import Literal

import reflex as rx

from drishti.components import popover
from drishti.components.arrow_key_list import arrow_key_list
from drishti.components.button import worded_button
from drishti.components.icon import icon
from drishti.components.translated import translated_attribute, translated_text, untranslated
from drishti.content.schema.language import Language, LanguagePicker
from drishti.state.language import LanguageState
from drishti.state.picker import PickerState
from drishti.urls import asset_url

Place = Literal["header", "menu"]


def language_shortcut(content: LanguagePicker) -> rx.Component:
    """Return a button, seen when it has the focus, that opens the header's picker at once."""
    return worded_button(
        content.label,
        icon_name="globe",
        aria_details=_notice("header"),
        data_requires_js="",
        custom_attrs=popover.opens(_panel("header")),
        class_name="skip-link language__shortcut",
    )


def language(content: LanguagePicker, *, name: Place) -> rx.Component:
    """Return a picker; ``name`` tells the header's from the menu's."""
    panel = _panel(name)
    return rx.el.div(
        worded_button(
            content.label,
            icon_name="globe",
            label_class="visually-hidden" if name == "header" else None,
            aria_expanded=PickerState.opened == name,
            aria_controls=panel,
            aria_details=_notice(name),
            custom_attrs=popover.opens(panel),
        ),
        popover.popover(
            arrow_key_list(
                *(_choice(choice, panel) for choice in content.languages),
                label=translated_attribute(content.label),
            ),
            *(
                [
                    translated_text(
                        content.notice, tag="p", id=_notice(name), class_name="language__notice"
                    )
                ]
                if content.widget
                else []
            ),
            name=panel,
            on_toggle=lambda is_open: PickerState.sync_open(name, is_open),
            class_name="language__panel",
        ),
        data_requires_js="",
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
                src=asset_url(choice.flag),
                alt="",
                loading="lazy",
                custom_attrs={"width": 24, "height": 24},
                class_name="language__flag",
            ),
            untranslated(choice.own_name, lang=choice.tag),
            translated_text(choice.label, class_name="language__english-name"),
            icon("check"),
            id=f"{panel}-{choice.code}",
            aria_current=rx.cond(LanguageState.code == choice.code, "true", "false"),
            on_click=LanguageState.choose(choice.code),
            custom_attrs=popover.closes(panel),
            class_name="language__choice",
        )
    )
