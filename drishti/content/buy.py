"""Copy for the buy box (``content/<language>/buy.toml``)."""

from datetime import datetime
from typing import Annotated

from pydantic import AwareDatetime, Field

from drishti.content.base import Content, Figure, Id, Percent, Template, Text, gaps


class LabelledFigure(Content):
    """An amount and what it is."""

    label: Text
    amount: Figure


class Raised(Content):
    """The raised sum beside its goal, and how full the bar stands."""

    label: Text
    amount: Figure
    percent: Percent
    note: Text


class Countdown(Content):
    """The end of the round. ``target`` carries its offset from UTC (design decision 7)."""

    label: Text
    target: AwareDatetime
    target_label: Text
    days: Text
    hours: Text
    minutes: Text
    seconds: Text
    spoken: Annotated[Template, gaps("days", "hours", "minutes", "seconds")]
    ended: Text

    @property
    def target_ms(self) -> int:
        """The target in whole milliseconds since 1970, UTC."""
        epoch = datetime.fromisoformat("1970-01-01T00:00:00+00:00")
        return round((self.target - epoch).total_seconds()) * 1000


class PaymentOption(Content):
    """A currency. Names may repeat (spec section 3), so its position tells it apart."""

    name: Annotated[str, Field(min_length=1, max_length=8)]
    icon: Id


class PaymentOptions(Content):
    """The currencies the spec lists, in its order."""

    label: Text
    items: Annotated[tuple[PaymentOption, ...], Field(min_length=1)]


class StaticButton(Content):
    """A button that does nothing yet, and the sentence that says so."""

    label: Text
    note: Text


class Buy(Content):
    """The buy box."""

    heading: Text
    lede: Text
    sample_note: Text
    current: LabelledFigure
    next: LabelledFigure
    raised: Raised
    countdown: Countdown
    pay: LabelledFigure
    receive: LabelledFigure
    options: PaymentOptions
    button: StaticButton
    risk: Text
    imitation: Text
