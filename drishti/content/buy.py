"""Copy for the buy box (``content/<language>/buy.toml``)."""

from calendar import month_name
from datetime import datetime
from typing import Annotated, Self

from pydantic import AwareDatetime, Field, model_validator
from pydantic_core import PydanticCustomError

from drishti.content.base import Content, Figure, Id, Name, Percent, Template, Text, gaps


class LabelledFigure(Content):
    """An amount and what it is."""

    label: Text
    amount: Figure


class Raised(Content):
    """The raised sum beside its goal, as seen and as heard, and how full the bar stands."""

    label: Text
    amount: Figure
    spoken: Text
    percent: Percent
    note: Text

    @model_validator(mode="after")
    def _note_says_the_percentage(self) -> Self:
        if str(self.percent) not in self.note:
            raise PydanticCustomError(
                "percent_note",
                "note must say {percent}, as percent does",
                {"percent": self.percent},
            )
        return self


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

    @model_validator(mode="after")
    def _label_says_the_target(self) -> Self:
        day = f"{self.target.day} {month_name[self.target.month]} {self.target.year}"
        time = f"{self.target:%H:%M:%S}"
        if day not in self.target_label or time not in self.target_label:
            raise PydanticCustomError(
                "target_label",
                "target_label must say {day} and {time}, as target does",
                {"day": day, "time": time},
            )
        return self

    @property
    def target_ms(self) -> int:
        """The target in whole milliseconds since 1970, UTC."""
        epoch = datetime.fromisoformat("1970-01-01T00:00:00+00:00")
        return round((self.target - epoch).total_seconds()) * 1000


class PaymentOption(Content):
    """A currency. Names may repeat (spec section 3), so its position tells it apart."""

    name: Annotated[Name, Field(max_length=8)]
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
