"""Copy and factors of the what-if calculator (``content/<language>/calculator.toml``)."""

from decimal import ROUND_HALF_UP, Decimal
from typing import Annotated, Self

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from drishti.content.schema.amounts import cents
from drishti.content.schema.base import (
    Content,
    Figure,
    Id,
    OptionalText,
    Percent,
    Template,
    Text,
    matching,
    variables,
)
from drishti.content.schema.link_types import Image


class Holding(Content):
    """The sample holding; ``amount`` is shown, ``cents`` is used in calculations."""

    label: Text
    amount: Figure
    cents: Annotated[int, Field(gt=0, le=10_000_000_00)]

    @model_validator(mode="after")
    def _amount_matches_cents(self) -> Self:
        if cents(self.amount) != self.cents:
            raise PydanticCustomError(
                "holding_cents",
                "amount {amount} and cents {cents} differ; allowed: the same sum in both",
                {"amount": self.amount, "cents": self.cents},
            )
        return self


class Slider(Content):
    """The slider's label and hint."""

    label: Text
    hint: Text


class Result(Content):
    """Labels of the calculated figures."""

    label: Text
    rise_label: Text


class Price(Content):
    """A sample price."""

    id: Id
    label: Text
    amount: Figure


class Calculator(Content):
    """The what-if calculator and the sample prices.

    ``rise_tenths_per_step`` is in tenths of a percent: 24 means 2.4% per slider step.
    ``live = false`` shows ``static_rise`` and ``static_gain`` instead of the slider
    (docs/requirements.md, Calculator).
    """

    heading: Text
    lede: Text
    sample_note: Text
    image: Image
    image_alt: OptionalText
    live: bool
    start: Percent
    rise_tenths_per_step: Annotated[int, Field(ge=0, le=1000)]
    static_rise: Annotated[str, matching(r"\d{1,5}(\.\d)?%", "a percentage such as 12%")]
    static_gain: Figure
    sentence: Annotated[Template, variables("holding", "rise", "gain")]
    spoken: Annotated[Template, variables("rise", "gain")]
    warning: Text
    holding: Holding
    slider: Slider
    result: Result
    prices_heading: Text
    prices: Annotated[tuple[Price, ...], Field(min_length=1)]

    @model_validator(mode="after")
    def _static_gain_matches_rise(self) -> Self:
        rise = Decimal(self.static_rise.rstrip("%")) / 100
        gain = (self.holding.cents * rise).to_integral_value(ROUND_HALF_UP)
        if cents(self.static_gain) != gain:
            raise PydanticCustomError(
                "static_gain",
                "static_gain is {found}; allowed: ${gain} ({rise} of {amount})",
                {
                    "found": self.static_gain,
                    "gain": f"{gain / 100:,.2f}",
                    "rise": self.static_rise,
                    "amount": self.holding.amount,
                },
            )
        return self
