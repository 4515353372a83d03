"""Copy for the buy box (``content/en/buy.toml``)."""

from typing import Annotated

from pydantic import Field

from drishti.content.schema.base import (
    Content,
    Figure,
    NonEmpty,
    RiskText,
    Section,
    Template,
    Text,
    variables,
)
from drishti.content.schema.link_types import AnyHref, Icon, WithImage
from drishti.content.schema.names import Name


class LabelledFigure(Content):
    """An amount and its label."""

    label: Text
    amount: Figure


class Raised(LabelledFigure):
    """The amount raised and the goal, such as ``$3 / $5``."""

    note: Text


class Countdown(Content):
    """The texts around the digits of the countdown."""

    label: Text
    target_label: Text
    days: Text
    hours: Text
    minutes: Text
    seconds: Text
    spoken: Annotated[Template, variables("days", "hours", "minutes")]
    ended: Text


class PaymentOption(Content):
    """A currency. Names may repeat, so it has no id (docs/requirements.md, Buy box)."""

    name: Annotated[Name, Field(max_length=8)]
    icon: Icon


class PaymentOptions(Content):
    """The accepted currencies, in the order shown (docs/requirements.md, Buy box)."""

    label: Text
    items: NonEmpty[PaymentOption]


class BuyButton(Content):
    """The button; without ``href`` it has no action, and ``state`` says why."""

    label: Text
    href: AnyHref | None = None
    state: Text | None = None
    note: Text | None = None


class Seller(Content):
    """What a buyer must be told."""

    heading: Text
    points: NonEmpty[RiskText]


class Buy(Section, WithImage):
    """The buy box."""

    lede: RiskText
    sample_note: RiskText
    sample: Text | None = None
    current: LabelledFigure
    next: LabelledFigure
    raised: Raised
    countdown: Countdown
    pay: LabelledFigure
    receive: LabelledFigure
    options: PaymentOptions
    button: BuyButton
    seller: Seller | None = None
    risk: RiskText
    imitation: RiskText
