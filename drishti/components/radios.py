"""Groups of radio buttons."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import reflex as rx

from drishti.components.text import choice


@dataclass(frozen=True)
class RadioGroup:
    """A group of radio buttons; ``legend`` is the key of a text.

    An option has a value, the key of its label, and a figure to show instead if the key is empty.
    """

    name: str
    legend: str
    options: list[tuple[str, str, str]]


def radios(
    groups: list[RadioGroup],
    *,
    chosen: Callable[[Any], rx.Var[Any]],
    on_choose: Any,
) -> rx.Component:
    """Return native radio buttons.

    ``chosen`` returns the value of a group, and ``on_choose`` stores it. Loops in the browser
    render the buttons, because a component per button would take four times the bytes.
    """

    def fieldset(group: Any) -> rx.Component:
        def button(option: Any) -> rx.Component:
            return rx.el.label(
                rx.el.input(
                    type="radio",
                    id=group.name + "-" + option[0],  # in an f-string, the name would be random
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

    return rx.fragment(rx.foreach(groups, fieldset))
