"""Copy and factors of the what-if calculator (``content/<language>/calculator.toml``)."""

from typing import Annotated

from pydantic import Field

from drishti.content.base import Content, Figure, Id, Percent, Template, Text, gaps


class Holding(Content):
    """The sample holding, as shown and in cents."""

    label: Text
    amount: Figure
    cents: Annotated[int, Field(gt=0, le=10_000_000_00)]


class Slider(Content):
    """The slider's name and its hint."""

    label: Text
    hint: Text


class Result(Content):
    """The names of what the slider answers."""

    label: Text
    rise_label: Text


class Price(Content):
    """A sample price."""

    id: Id
    label: Text
    amount: Figure


class Calculator(Content):
    """The what-if calculator and the sample prices beside it.

    ``rise_tenths_per_step`` is in tenths of a percent: 24 means 2.4 % for each step of the
    slider. ``live = false`` shows the two static figures of the spec and no slider.
    """

    heading: Text
    lede: Text
    sample_note: Text
    live: bool
    start: Percent
    rise_tenths_per_step: Annotated[int, Field(ge=0, le=1000)]
    static_rise: Annotated[str, Field(pattern=r"^\d+(\.\d)?%$")]
    static_gain: Figure
    sentence: Annotated[Template, gaps("holding", "rise", "gain")]
    spoken: Annotated[Template, gaps("rise", "gain")]
    warning: Text
    holding: Holding
    slider: Slider
    result: Result
    prices_heading: Text
    prices: Annotated[tuple[Price, ...], Field(min_length=1)]
