"""A range slider with integer steps."""

from typing import Any

import reflex as rx

from drishti.components.progress_bar import progress_bar


class _Slider(rx.el.Input):
    library = "$/modules/scripts/slider"
    tag = "Slider"

    position: rx.Var[int]
    on_move: rx.EventHandler[rx.event.passthrough_event_spec(int)]


def slider(
    *, name: str, position: rx.Var[Any] | int, maximum: int, on_move: Any, **attributes: Any
) -> rx.Component:
    """Return a slider from 0 to ``maximum``; ``name`` is its id."""
    return rx.el.div(
        progress_bar(value=position, maximum=maximum),
        _Slider.create(
            id=name,
            position=position,
            on_move=on_move,
            custom_attrs={"min": 0, "max": maximum, "step": 1},
            class_name="slider__input",
            **attributes,
        ),
        role="none",  # as in components/section.py
        class_name="slider",
    )
