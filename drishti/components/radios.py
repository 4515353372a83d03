"""Groups of radio buttons."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import reflex as rx

from drishti.components.text import choice
from drishti.content.schema.base import Text


@dataclass(frozen=True)
class Radios:
    """The key of a legend, and its options ``[value, key, figure]``; key or figure is empty."""

    name: str
    legend: str
    options: list[list[str]]


def radio_group(name: str, legend: Text, options: Sequence[tuple[str, Text | str]]) -> Radios:
    """Return a group named ``legend``; ``options`` are values and their labels."""
    labels = [
        [value, label.key, ""] if isinstance(label, Text) else [value, "", label]
        for value, label in options
    ]
    return Radios(name, legend.key, labels)


def radios(
    groups: Sequence[Radios],
    *,
    chosen: Callable[[Any], rx.Var[Any]],
    on_choose: Any,
) -> rx.Component:
    """Return native radio buttons.

    ``chosen`` returns the value of a group, and ``on_choose`` stores it. They are loops in the
    browser, because a component per button would take four times the bytes.
    """

    def fieldset(group: Any) -> rx.Component:
        def button(option: Any) -> rx.Component:
            return rx.el.label(
                rx.el.input(
                    type="radio",
                    id=group.name + "-" + option[0],  # Reflex makes a random name of an f-string
                    name=group.name,
                    checked=chosen(group.name) == option[0],
                    on_change=on_choose(group.name, option[0]),
                    class_name="radios__input",
                ),
                choice(option[1], option[2]),
                class_name="radios__option",
            )

        return rx.el.fieldset(
            choice(group.legend, tag="legend", class_name="radios__legend"),
            rx.el.div(rx.foreach(group.options, button), class_name="radios__options"),
            data_requires_js="",
            class_name="radios",
        )

    return rx.fragment(rx.foreach(list(groups), fieldset))
