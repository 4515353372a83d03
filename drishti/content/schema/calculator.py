"""Copy and factors of the what-if calculator (``content/en/calculator.toml``)."""

import re
from decimal import Decimal
from typing import Annotated, Final

from pydantic import AfterValidator, Field
from pydantic_core import PydanticCustomError

from drishti.content.schema.base import (
    Content,
    Figure,
    Id,
    OptionalText,
    Percent,
    RiskText,
    Section,
    Template,
    Text,
    variables,
)
from drishti.content.schema.link_types import Image

AMOUNT: Final = re.compile(r"\$?([0-9][0-9,]{0,20}(?:\.[0-9]{1,2})?)")


def _cents(amount: str) -> int:
    """Return a sum such as ``$542.6`` in cents, or 0 if it is not a single sum."""
    match = AMOUNT.fullmatch(amount)
    return int(Decimal(match[1].replace(",", "")) * 100) if match else 0


def _a_sum(amount: str) -> str:
    if not _cents(amount):
        raise PydanticCustomError(
            "holding",
            "is {amount}; allowed: a sum such as $4,521.67",
            {"amount": repr(str(amount))},
        )
    return amount


class Holding(Content):
    """The sample holding."""

    label: Text
    amount: Annotated[Figure, AfterValidator(_a_sum)]

    @property
    def cents(self) -> int:
        """The amount in cents."""
        return _cents(self.amount)


class Slider(Content):
    """The slider's label."""

    label: Text


class Result(Content):
    """Labels of the calculated figures."""

    label: Text
    rise_label: Text


class Price(Content):
    """A sample price."""

    id: Id
    label: Text
    amount: Figure


class Calculator(Section):
    """The what-if calculator and the sample prices.

    ``rise_tenths_per_step`` is in tenths of a percent: 24 means 2.4% per slider step.
    ``live = false`` shows the sum at ``start`` without a slider (docs/requirements.md,
    Calculator).
    """

    heading: Text
    lede: Text
    sample_note: RiskText
    image: Image
    image_alt: OptionalText
    live: bool
    start: Percent
    rise_tenths_per_step: Annotated[int, Field(ge=0, le=1000)]
    spoken: Annotated[Template, variables("rise", "gain")]
    warning: RiskText
    holding: Holding
    slider: Slider
    result: Result
    prices_heading: Text
    prices_note: RiskText
    prices: Annotated[tuple[Price, ...], Field(min_length=1)]
