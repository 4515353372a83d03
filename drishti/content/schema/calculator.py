"""Copy and factors of the what-if calculator (``content/en/calculator.toml``)."""

from decimal import Decimal
from typing import Annotated

from pydantic import Field

from drishti.content.schema.base import (
    Content,
    Figure,
    Id,
    NonEmpty,
    Percent,
    RiskText,
    Section,
    Template,
    Text,
    matching,
    variables,
)
from drishti.content.schema.link_types import WithImage

Amount = Annotated[
    str,
    matching(r"(?=.*[1-9])\$?[0-9][0-9,]{0,20}(\.[0-9]{1,2})?", "a sum such as $4,521.67"),
]


class Holding(Content):
    """The sample holding."""

    label: Text
    amount: Amount

    @property
    def cents(self) -> int:
        """The amount in cents."""
        return int(Decimal(self.amount.lstrip("$").replace(",", "")) * 100)


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


class Calculator(Section, WithImage):
    """The what-if calculator and the sample prices.

    ``rise_tenths_per_step`` is in tenths of a percent: 24 means 2.4% per slider step.
    ``live = false`` shows the sum at ``start`` without a slider (docs/requirements.md,
    Calculator).
    """

    sample_note: RiskText
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
    prices: NonEmpty[Price]
