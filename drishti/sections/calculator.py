"""The what-if calculator."""

from typing import Any, Final

import reflex as rx

from drishti.components.lists import stats
from drishti.components.section import box, section, section_drawing
from drishti.components.slider import slider
from drishti.components.text import attribute, notice, text
from drishti.content.schema.base import Text
from drishti.content.schema.sections import Calculator
from drishti.export.document import head_script
from drishti.presale.calculator import MAX_POSITION, dollar_label, gain_cents, percent_label
from drishti.state.calculator import CalculatorState
from reflex_static import is_export

SLIDER: Final = "calculator-slider"


def calculator(content: Calculator) -> rx.Component:
    """Return the calculator and the sample prices."""
    return section(
        content,
        box(
            *(_live(content) if content.live else [_static(content)]),
            notice(content.warning, kind="risk"),
        ),
        text(content.prices_heading, tag="h3", class_name="calculator__heading"),
        stats(content.prices),
        notice(content.prices_note, kind="risk"),
        name="calculator",
        below_lede=[notice(content.sample_note, kind="sample")],
        drawing=section_drawing(content),
    )


def _live(content: Calculator) -> list[rx.Component]:
    state = CalculatorState
    values = {"rise": state.rise, "gain": state.gain}
    return [
        rx.el.div(
            _term(content.holding.label, content.holding.amount),
            _term(content.slider.label, state.rise),
            _term(content.result.label, state.gain),
            class_name="calculator__sum",
        ),
        rx.el.div(
            slider(
                name=SLIDER,
                position=state.position,
                maximum=MAX_POSITION,
                on_move=state.move,
                aria_label=attribute(content.slider.label),
                aria_valuetext=attribute(content.spoken, values=values),
            ),
            _end_label(0, content),
            _end_label(MAX_POSITION, content),
            class_name="calculator__control",
        ),
    ]


def calculator_head(content: Calculator) -> list[rx.Component]:
    """Return the script of the page's head that moves the figures until hydration."""
    # Under `reflex run`, React renders the whole page, and would not run it.
    if not content.live or not is_export():
        return []
    constants = {
        "SLIDER": SLIDER,
        "HOLDING_CENTS": content.holding.cents,
        "TENTHS_PER_STEP": content.rise_tenths_per_step,
    }
    return [head_script("calculator", constants=constants)]


def _end_label(position: int, content: Calculator) -> rx.Component:
    """Return the label of one end of the slider, hidden from screen readers."""
    rise = percent_label(position * content.rise_tenths_per_step)
    return text(rise, aria_hidden="true", class_name="note")


def _static(content: Calculator) -> rx.Component:
    tenths = content.start * content.rise_tenths_per_step
    gain = gain_cents(content.holding.cents, tenths)
    return rx.el.div(
        _term(content.holding.label, content.holding.amount),
        _term(content.result.rise_label, percent_label(tenths)),
        _term(content.result.label, dollar_label(gain)),
        class_name="calculator__sum",
    )


def _term(label: Text, amount: rx.Var[Any] | str) -> rx.Component:
    return rx.el.div(
        text(label, tag="p", class_name="muted"),
        rx.el.p(text(amount), class_name="calculator__amount"),
        class_name="calculator__term",
    )
