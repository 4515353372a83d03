"""The calculator's slider and results."""

from typing import Final

import reflex as rx

from drishti.content.loader import english
from drishti.presale.calculator import MAX_POSITION, dollar_label, gain_cents, percent_label

START: Final = english().calculator.start
HOLDING_CENTS: Final = english().calculator.holding.cents
TENTHS_PER_STEP: Final = english().calculator.rise_tenths_per_step


class CalculatorState(rx.State):
    """The slider's position, 0 to 100."""

    position: int = START

    @rx.event
    def move(self, position: int) -> None:
        """Store the slider's position, limited to 0 to 100 (docs/requirements.md, Calculator)."""
        self.position = min(max(position, 0), MAX_POSITION)

    @rx.var
    def rise(self) -> str:
        """The assumed rise, formatted like ``12%``."""
        return percent_label(self.position * TENTHS_PER_STEP)

    @rx.var
    def gain(self) -> str:
        """The gain on the sample holding, formatted like ``$542.6``."""
        return dollar_label(gain_cents(HOLDING_CENTS, self.position * TENTHS_PER_STEP))
