"""The language picker: a button and a popover with the languages."""

from typing import Literal

import reflex as rx

from drishti.components import popover
from drishti.components.arrow_key_list import arrow_key_list
from drishti.components.button import worded_button
from drishti.components.icon import icon
from drishti.components.translated import translated_attribute, translated_text, untranslated
from drishti.content.schema.language import Language, LanguagePicker
from drishti.state.language import LanguageState
from drishti.state.language_picker import PickerState
from drishti.urls import asset_url

Location = Literal["header", "menu"]


def language_shortcut(content: LanguagePicker) -> rx.Component:
    """Return a skip link that opens the header's picker; visible on focus."""
    return worded_button(
        content.label,
        icon_name="globe",
        aria_details=_notice("header"),
        data_requires_js="",
        custom_attrs=popover.opens(_panel("header")),
        class_name="skip-link language__shortcut",
    )


def language(content: LanguagePicker, *, name: Location) -> rx.Component:
    """Return a picker; ``name`` makes its ids unique on the page."""
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


def _panel(name: Location) -> str:
    return f"{name}-languages"


def _notice(name: Location) -> str:
    """Return the id for ``aria-details``: without that attribute, Orca reads out every language."""
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
            aria_current=rx.cond(LanguageState.code == choice.code, "true", rx.Var.create(None)),
            on_click=LanguageState.choose(choice.code),
            custom_attrs=popover.closes(panel),
            class_name="language__choice",
        )
    )
