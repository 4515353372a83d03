"""The language picker: a button and a popover with the languages."""

from typing import Any, Literal

import reflex as rx

from drishti.build.security_policy import NOTICE
from drishti.components import popover
from drishti.components.arrow_keys import arrow_keys
from drishti.components.button import labelled_button
from drishti.components.icon import icon
from drishti.components.translated import translated_attributes, translated_text, untranslated
from drishti.content.schema.language import Language, LanguageGroup, LanguagePicker
from drishti.state.language import LanguageState
from drishti.state.language_picker import PickerState
from drishti.urls import asset_url

Location = Literal["header", "menu"]


def language_shortcut(content: LanguagePicker) -> rx.Component:
    """Return a skip link that opens the header's picker; visible on focus."""
    return labelled_button(
        content.shortcut_label,
        _label_in_hindi(content, class_name="language__hindi"),
        icon_name="globe",
        data_requires_js="",
        custom_attrs=popover.opens(_panel("header")),
        class_name="skip-link language__shortcut",
    )


def language(content: LanguagePicker, *, name: Location) -> rx.Component:
    """Return a picker; ``name`` makes its ids unique on the page."""
    panel = _panel(name)
    is_icon = name == "header"
    hindi_class = "language__hindi visually-hidden" if is_icon else "language__hindi"
    return rx.el.div(
        labelled_button(
            content.label,
            _label_in_hindi(content, class_name=hindi_class),
            icon_name="globe",
            label_class="visually-hidden" if is_icon else None,
            aria_expanded=PickerState.opened == name,
            aria_controls=panel,
            custom_attrs=popover.opens(panel),
        ),
        popover.popover(
            *(
                [translated_text(content.notice, tag="p", id=_notice(panel), class_name=NOTICE)]
                if content.widget
                else []
            ),
            arrow_keys(
                _list(content, panel, "", **translated_attributes(aria_label=content.label)),
                *(part for group in content.groups for part in _group(content, panel, group)),
            ),
            name=panel,
            role="group",
            **translated_attributes(aria_label=content.label),
            on_toggle=lambda is_open: PickerState.sync_open(name, is_open),
            class_name="language__panel",
        ),
        data_requires_js="",
        class_name="language",
    )


def _panel(name: Location) -> str:
    return f"{name}-languages"


def _notice(panel: str) -> str:
    return f"{panel}-notice"


def _label_in_hindi(content: LanguagePicker, *, class_name: str) -> rx.Component:
    """Return the label for Hindi readers who meet the page in another language."""
    return untranslated(content.label_in_hindi, lang="hi", class_name=class_name)


def _group(content: LanguagePicker, panel: str, group: LanguageGroup) -> list[rx.Component]:
    label = f"{panel}-{group.id}"
    return [
        translated_text(group.label, tag="p", id=label, class_name="language__group"),
        _list(content, panel, group.id, aria_labelledby=label),
    ]


def _list(content: LanguagePicker, panel: str, group: str, **name: Any) -> rx.Component:
    choices = [choice for choice in content.languages if choice.group == group]
    notice = _notice(panel) if content.widget else None
    return rx.el.ul(*(_choice(choice, panel, notice) for choice in choices), role="list", **name)


def _choice(choice: Language, panel: str, notice: str | None) -> rx.Component:
    """Return a language; the current one has the focus first, so it is described by the notice."""
    is_current = LanguageState.code == choice.code
    return rx.el.li(
        rx.el.button(
            _mark(choice),
            untranslated(choice.own_name, lang=choice.tag),
            translated_text(choice.label, class_name="language__english-name"),
            icon("check"),
            id=f"{panel}-{choice.code}",
            aria_current=rx.cond(is_current, "true", rx.Var.create(None)),
            aria_describedby=rx.cond(is_current, rx.Var.create(notice), rx.Var.create(None)),
            on_click=LanguageState.choose(choice.code),
            custom_attrs=popover.closes(panel),
            class_name="language__choice",
        )
    )


def _mark(choice: Language) -> rx.Component:
    """Return a country's flag, or a letter of the script, which is decoration beside the name."""
    if choice.letter:
        return untranslated(
            choice.letter, lang=choice.tag, aria_hidden="true", class_name="language__mark"
        )
    return rx.el.img(
        src=asset_url(choice.flag),
        alt="",
        loading="lazy",
        custom_attrs={"width": 24, "height": 24},
        class_name="language__mark",
    )
