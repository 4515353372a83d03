"""Copy for the buy box (``content/<language>/buy.toml``)."""

import re
from calendar import month_name
from datetime import datetime, timedelta, timezone
from typing import Annotated, Final, Self

from pydantic import AfterValidator, AwareDatetime, Field, model_validator
from pydantic_core import PydanticCustomError

from drishti.content.schema.amounts import sums
from drishti.content.schema.base import (
    Content,
    Figure,
    Id,
    Name,
    OptionalText,
    Percent,
    Template,
    Text,
    gaps,
)
from drishti.content.schema.link_types import Image

INDIA: Final = timezone(timedelta(hours=5, minutes=30))
YEARS: Final = range(2000, 2200)


def _within_reach(target: datetime) -> datetime:
    if target.year not in YEARS:
        raise PydanticCustomError(
            "target_year",
            "is in the year {year}; allowed: {first} to {last}",
            {"year": target.year, "first": YEARS[0], "last": YEARS[-1]},
        )
    return target


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
    def _words_say_the_figures(self) -> Self:
        if self.percent not in sums(self.note):
            raise PydanticCustomError(
                "percent_note",
                "note must say {percent}, as percent does",
                {"percent": self.percent},
            )
        if sums(self.spoken) != sums(self.amount):
            raise PydanticCustomError(
                "raised_spoken",
                "spoken is {spoken}; allowed: the figures of amount, {amount}, in this order, "
                "in digits, also with million, crore and the like",
                {"spoken": repr(str(self.spoken)), "amount": self.amount},
            )
        return self


class Countdown(Content):
    """The end of the round. ``target`` carries its offset from UTC (design decision 7)."""

    label: Text
    target: Annotated[AwareDatetime, AfterValidator(_within_reach)]
    target_label: Text
    days: Text
    hours: Text
    minutes: Text
    seconds: Text
    spoken: Annotated[Template, gaps("days", "hours", "minutes", "seconds")]
    ended: Text

    @model_validator(mode="after")
    def _label_says_the_target(self) -> Self:
        there = self.target_in_india
        day, time = f"{there.day} {month_name[there.month]} {there.year}", f"{there:%H:%M:%S}"
        if not all(re.search(rf"\b{said}\b", self.target_label) for said in (day, time)):
            raise PydanticCustomError(
                "target_label",
                "target_label must say {day} and {time}, as target does in Indian time",
                {"day": day, "time": time},
            )
        return self

    @property
    def target_in_india(self) -> datetime:
        """The target by the clock of which ``target_label`` speaks."""
        return self.target.astimezone(INDIA)

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
    image: Image
    image_alt: OptionalText
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
