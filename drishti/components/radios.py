"""Groups of radio buttons."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import reflex as rx

from drishti.components.translated import translated_choice
from drishti.content.schema.base import Text


@dataclass(frozen=True)
class Radios:
    """A question ``[text, key]`` and its answers ``[value, label, key]``.

    The key of a label that is a figure is empty.
    """

    name: str
    question: list[str]
    answers: list[list[str]]


def question(name: str, text: Text, answers: Sequence[tuple[str, Text | str]]) -> Radios:
    """Return the question ``text``; ``answers`` are values and their labels."""
    labels = [[value, str(label), getattr(label, "key", "")] for value, label in answers]
    return Radios(name, [str(text), text.key], labels)


def radios(
    questions: Sequence[Radios],
    *,
    chosen: Callable[[Any], rx.Var[Any]],
    on_choose: Any,
) -> rx.Component:
    """Return native radio buttons.

    ``chosen`` returns the value of a question, and ``on_choose`` stores it. They are loops in the
    browser, because a component per button would take four times the bytes.
    """

    def group(asked: Any) -> rx.Component:
        def button(answer: Any) -> rx.Component:
            return rx.el.label(
                rx.el.input(
                    type="radio",
                    id=asked.name + "-" + answer[0],  # Reflex makes a random name of an f-string
                    name=asked.name,
                    checked=chosen(asked.name) == answer[0],
                    on_change=on_choose(asked.name, answer[0]),
                    class_name="radios__input",
                ),
                translated_choice(answer[1], key=answer[2]),
                class_name="radios__answer",
            )

        return rx.el.fieldset(
            translated_choice(
                asked.question[0],
                key=asked.question[1],
                tag="legend",
                class_name="radios__question",
            ),
            rx.el.div(rx.foreach(asked.answers, button), class_name="radios__answers"),
            data_requires_js="",
            class_name="radios",
        )

    return rx.fragment(rx.foreach(list(questions), group))
