"""A group of radio buttons."""

from collections.abc import Mapping
from typing import Any

import reflex as rx

from drishti.components.translated import translated_text
from drishti.content.schema.base import Text


def radios(
    question: Text,
    *,
    name: str,
    answers: Mapping[str, rx.Component],
    chosen: rx.Var[Any],
    on_choose: Any,
) -> rx.Component:
    """Return native radio buttons, one per value of ``answers``.

    ``on_choose`` receives the chosen value.
    """
    return rx.el.fieldset(
        translated_text(question, tag="legend", class_name="radios__question"),
        rx.el.div(
            *(
                rx.el.label(
                    rx.el.input(
                        type="radio",
                        id=f"{name}-{value}",
                        name=name,
                        checked=chosen == value,
                        on_change=on_choose(value),
                        class_name="radios__input",
                    ),
                    answer,
                    class_name="radios__answer",
                )
                for value, answer in answers.items()
            ),
            class_name="radios__answers",
        ),
        data_requires_js="",
        class_name="radios",
    )
