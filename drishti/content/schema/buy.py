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
    variables,
)
from drishti.content.schema.link_types import Image

INDIA: Final = timezone(timedelta(hours=5, minutes=30))
YEARS: Final = range(2000, 2200)


def _plausible_year(target: datetime) -> datetime:
    if target.year not in YEARS:
        raise PydanticCustomError(
            "target_year",
            "year is {year}; allowed: {first} to {last}",
            {"year": target.year, "first": YEARS[0], "last": YEARS[-1]},
        )
    return target


class LabelledFigure(Content):
    """An amount and its label."""

    label: Text
    amount: Figure


class Raised(Content):
    """The amount raised and the goal, such as ``$3 / $5``; ``spoken`` is for screen readers."""

    label: Text
    amount: Figure
    spoken: Text
    percent: Percent
    note: Text

    @model_validator(mode="after")
    def _texts_match_figures(self) -> Self:
        if self.percent not in sums(self.note):
            raise PydanticCustomError(
                "percent_note",
                "note does not mention percent; allowed: text with the number {percent}",
                {"percent": self.percent},
            )
        if sums(self.spoken) != sums(self.amount):
            raise PydanticCustomError(
                "raised_spoken",
                "spoken is {spoken}; allowed: the numbers of amount, {amount}, in the same order, "
                "as digits or with words such as million and crore",
                {"spoken": repr(str(self.spoken)), "amount": self.amount},
            )
        return self


class Countdown(Content):
    """The end of the round. ``target`` has a UTC offset (docs/requirements.md, Countdown)."""

    label: Text
    target: Annotated[AwareDatetime, AfterValidator(_plausible_year)]
    target_label: Text
    days: Text
    hours: Text
    minutes: Text
    seconds: Text
    spoken: Annotated[Template, variables("days", "hours", "minutes", "seconds")]
    ended: Text

    @model_validator(mode="after")
    def _label_matches_target(self) -> Self:
        target = self.target_in_india
        day, time = f"{target.day} {month_name[target.month]} {target.year}", f"{target:%H:%M:%S}"
        if not all(re.search(rf"\b{text}\b", self.target_label) for text in (day, time)):
            raise PydanticCustomError(
                "target_label",
                "target_label differs from target; allowed: text with {day} and {time} (India)",
                {"day": day, "time": time},
            )
        return self

    @property
    def target_in_india(self) -> datetime:
        """The target in Indian Standard Time, as in ``target_label``."""
        return self.target.astimezone(INDIA)

    @property
    def target_ms(self) -> int:
        """The target in milliseconds since the Unix epoch, rounded to a whole second."""
        epoch = datetime.fromisoformat("1970-01-01T00:00:00+00:00")
        return round((self.target - epoch).total_seconds()) * 1000


class PaymentOption(Content):
    """A currency. Names may repeat, so it has no id (docs/requirements.md, Buy box)."""

    name: Annotated[Name, Field(max_length=8)]
    icon: Id


class PaymentOptions(Content):
    """The accepted currencies, in the order shown (docs/requirements.md, Buy box)."""

    label: Text
    items: Annotated[tuple[PaymentOption, ...], Field(min_length=1)]


class StaticButton(Content):
    """A button without an action, and the note that explains it."""

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
