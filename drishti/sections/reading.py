"""The reading settings: buttons and the dialog they open."""

from typing import Final

import reflex as rx

from drishti.components.button import icon_button, worded_button
from drishti.components.dialog import closes, dialog, opens
from drishti.components.radios import radios
from drishti.components.translated import translated_attribute, translated_text, untranslated
from drishti.content.schema.base import Text
from drishti.content.schema.listen import Listen
from drishti.content.schema.reading import Reading
from drishti.sections.listen import listen_choices
from drishti.state.reading import OPTIONS, RESET, ReadingState

DIALOG: Final = "reading"
"""The dialog's id, which its buttons refer to."""


def reading_button(content: Reading) -> rx.Component:
    """Return the header's button."""
    return icon_button(
        content.label,
        icon_name="settings",
        aria_haspopup="dialog",
        aria_expanded=ReadingState.is_open,
        data_requires_js="",
        custom_attrs=opens(DIALOG),
    )


def reading_entry(content: Reading) -> rx.Component:
    """Return the menu's button, with a visible label."""
    return worded_button(
        content.label,
        icon_name="settings",
        aria_haspopup="dialog",
        aria_expanded=ReadingState.is_open,
        data_requires_js="",
        custom_attrs=opens(DIALOG),
    )


def reading(content: Reading, listen: Listen) -> rx.Component:
    """Return the dialog; use it once per page."""
    return dialog(
        rx.el.div(
            translated_text(content.label, tag="h2", class_name="reading__heading"),
            icon_button(content.close_label, icon_name="close", custom_attrs=closes(DIALOG)),
            class_name="reading__bar",
        ),
        *(
            radios(
                _label(content, name),
                name=name,
                answers={value: _answer(content, name, value) for value in values},
                chosen=ReadingState.chosen[name],
                on_choose=lambda value, name=name: ReadingState.choose(name, value),
            )
            for name, values in OPTIONS.items()
        ),
        rx.el.div(
            rx.el.button(
                translated_text(content.reset_label),
                id="reading-reset",
                on_click=ReadingState.reset_all,
                class_name="button button--quiet",
            ),
            _status(content),
            data_requires_js="",
            class_name="reading__reset",
        ),
        listen_choices(listen),
        name=DIALOG,
        label=translated_attribute(content.label),
        on_toggle=ReadingState.sync_open,
        class_name="reading",
    )


def _label(content: Reading, name: str) -> Text:
    label: Text = getattr(content, name.replace("-", "_")).label
    return label


def _value(content: Reading, name: str, value: str) -> Text | str:
    return f"{value}%" if value.isdecimal() else getattr(getattr(content, name), value)


def _answer(content: Reading, name: str, value: str) -> rx.Component:
    shown = _value(content, name, value)
    return translated_text(shown) if isinstance(shown, Text) else untranslated(shown)


def _status(content: Reading) -> rx.Component:
    """Return a live region that announces the latest change (WCAG 4.1.3)."""
    changes = [(name, value) for name, values in OPTIONS.items() for value in values]
    return rx.el.p(
        rx.match(
            ReadingState.latest,
            *(
                (
                    f"{name}={value}",
                    translated_text(
                        content.changed,
                        values={
                            "setting": translated_attribute(_label(content, name)),
                            "value": _spoken(_value(content, name, value)),
                        },
                    ),
                )
                for name, value in changes
            ),
            (RESET, translated_text(content.was_reset)),
            rx.fragment(),
        ),
        role="status",
        class_name="reading__status",
    )


def _spoken(value: Text | str) -> rx.Var[str] | str:
    return translated_attribute(value) if isinstance(value, Text) else value
