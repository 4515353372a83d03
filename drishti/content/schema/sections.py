"""Copy for the sections of the home page, in their order (``content/en/<section>.toml``)."""

from datetime import date
from decimal import Decimal
from typing import Annotated, ClassVar, Self

from pydantic import Field, model_validator

from drishti.content.schema.base import (
    Content,
    FactName,
    Figure,
    Id,
    Labelled,
    Name,
    NonEmpty,
    Paragraphs,
    Percent,
    Section,
    Template,
    Text,
    matching,
    variables,
)
from drishti.content.schema.link_types import (
    AnchorId,
    AnchorLink,
    AnyHref,
    Href,
    Icon,
    Image,
    Link,
    WithImage,
)

Drawing = Annotated[
    Image, matching(r".*\.svg", "an SVG file, because the share image is drawn from it")
]
Tagline = Annotated[
    Text,
    matching(
        r"(?=.{1,100}$)(?!(.* \| ){4}).*", "up to 4 phrases between |, and up to 100 characters"
    ),
]


class Door(Labelled):
    """A link for one kind of reader."""

    id: Id
    href: Href


class Hero(WithImage):
    """The hero.

    ``tagline`` is up to 4 phrases joined by ``DIVIDER``; the limits make it fit the share image.
    ``image_tall`` is the image in portrait format, 9:10. ``lede`` says for whom the token is,
    ``plan`` what is planned, ``today`` what is true, and ``doors`` lead readers to what they need.
    """

    title: Text
    tagline: Tagline
    lede: Text
    plan: Text
    today: NonEmpty[Text]
    image_tall: Drawing
    doors: NonEmpty[Door]
    buy: AnchorLink
    whitepaper: AnchorLink


class Card(WithImage):
    """A card; ``id`` becomes an anchor on the home page."""

    id: AnchorId
    title: Text
    description: Text
    action: Text
    href: Href


class Ecosystem(Section):
    """The ecosystem section with three cards (docs/requirements.md, Home page)."""

    in_english: Text
    cards: Annotated[tuple[Card, ...], Field(min_length=3, max_length=3)]


class LabelledFigure(Labelled):
    amount: Figure


class Raised(LabelledFigure):
    """The amount raised and the goal, such as ``$3 / $5``, and as ``spoken``."""

    spoken: Text
    note: Text


class Countdown(Labelled):
    """The texts around the digits of the countdown."""

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


class PaymentOptions(Labelled):
    """The accepted currencies, in the order shown (docs/requirements.md, Buy box)."""

    items: NonEmpty[PaymentOption]


class BuyButton(Labelled):
    """The button; without ``href`` it has no action, and ``state`` says why."""

    href: AnyHref | None = None
    state: Text | None = None
    note: Text | None = None


class Seller(Content):
    """What a buyer must be told."""

    heading: Text
    points: NonEmpty[Text]


class Quotation(Content):
    """Words that are also shown as they are in every language, and a comment on them."""

    quotation: Text
    comment: NonEmpty[Text]


class Buy(Section, WithImage):
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
    button: BuyButton
    seller: Seller | None = None
    risk: Quotation
    imitation: Text


class Price(LabelledFigure):
    """A sample price."""

    id: Id


class RoundPrice(Price):
    """A presale price; ``name`` is the round."""

    name: Text


class Rounds(Section):
    sample: Text | None = None
    prices: NonEmpty[RoundPrice]


class Fact(Content):
    id: Id
    term: Text
    value: Text


class Token(Section):
    facts_caption: Text
    fact_column: Text
    value_column: Text
    facts: NonEmpty[Fact]
    shares_heading: Text
    rest_label: Text | None = None


class Statement(Content):
    """The vision or the mission."""

    heading: Text
    text: Text


class ChainLink(Content):
    """One step of the help on its way. ``state`` is a value, or what is missing."""

    id: Id
    title: Text
    state: Text | None = None
    text: Text | None = None


class Charity(Content):
    """The way from a transaction to blind people, and what has been given.

    ``link`` leads to the charity once there is one. ``gift`` is the line for one gift, and
    ``proof`` the text of its link.
    """

    heading: Text
    chain: NonEmpty[ChainLink]
    gift: Annotated[Template, variables("day", "amount", "to")]
    proof: Text | None = None
    link: Link | None = None


class Sourced(Content):
    """A statement in large type (``value``), what belongs to it, and its source."""

    value: Text
    text: Text
    source: Link


class Testimony(Content):
    """Words of a person, and their source, which names the person."""

    words: Text
    source: Link


class Case(Sourced):
    """A court case, and words of somebody who brought it."""

    voice: Testimony


class Statistic(Sourced):
    """A fact about blindness in India; ``text`` continues the sentence that ``value`` begins."""

    id: Id


class HelpPoint(Content):
    """Something that readers can do now, and where."""

    id: Id
    text: Text
    links: tuple[Link, ...] = ()


class Help(Content):
    heading: Text
    points: NonEmpty[HelpPoint]


class Vision(Section, WithImage):
    ANCHORS: ClassVar = ("charity", "help")

    vision: Statement
    mission: Statement
    charity: Charity
    case: Case
    statistics: tuple[Statistic, ...]
    help: Help
    voices_heading: Text | None = None


class Reason(WithImage):
    id: Id
    title: Text
    text: Text


class Reasons(Section):
    items: Annotated[tuple[Reason, ...], Field(min_length=3)]


class Feature(WithImage):
    id: Id
    title: Text
    description: Text


class Features(Section):
    """The eight key features (docs/requirements.md, Home page)."""

    items: Annotated[tuple[Feature, ...], Field(min_length=8, max_length=8)]


Amount = Annotated[
    str, matching(r"(?=.*[1-9])\$?[0-9][0-9,]{0,20}(\.[0-9]{1,2})?", "a sum such as $4,521.67")
]


class Holding(Labelled):
    amount: Amount

    @property
    def cents(self) -> int:
        """The amount in cents."""
        return int(Decimal(self.amount.lstrip("$").replace(",", "")) * 100)


class Result(Labelled):
    rise_label: Text


class Calculator(Section, WithImage):
    """The what-if calculator and the sample prices.

    ``rise_tenths_per_step`` is in tenths of a percent: 24 means 2.4% per slider step.
    ``live = false`` shows the sum at ``start`` without a slider (docs/requirements.md,
    Calculator).
    """

    sample_note: Text
    live: bool
    start: Percent
    rise_tenths_per_step: Annotated[int, Field(ge=0, le=1000)]
    spoken: Annotated[Template, variables("rise", "gain")]
    warning: Text
    holding: Holding
    slider: Labelled
    result: Result
    prices_heading: Text
    prices_note: Text
    prices: NonEmpty[Price]


class RoadmapItem(Content):
    """One plan; it is done once ``fact`` is known or ``done`` links to where readers can see it."""

    id: Id
    text: Text
    done: AnyHref | None = None
    fact: FactName | None = None


class Quarter(Content):
    """The plans for one quarter; ``ends`` is its last day."""

    id: AnchorId
    ends: date
    title: Text
    items: NonEmpty[RoadmapItem]


class Roadmap(Section):
    count: Annotated[Template, variables("done", "all")]
    plan_note: Text
    done_label: Text
    late_label: Text
    planned_label: Text
    open_all: Text
    quarters: NonEmpty[Quarter]


class StatusGroup(Content):
    """The readers whom some items concern most; ``id`` becomes an anchor on the home page."""

    id: AnchorId
    heading: Text


class StatusItem(Content):
    """An item that is here once its ``fact`` is known, or always without ``fact``.

    ``state`` is a status beside the title of a missing item, such as "not named yet".
    """

    id: AnchorId
    group: Id
    fact: FactName | None = None
    title: Text
    state: Text | None = None
    text: Text
    link: Link | None = None


class Status(Section):
    here_label: Text
    counted: Annotated[Template, variables("here", "all")]
    expected: Annotated[Template, variables("date")]
    late: Annotated[Template, variables("date")]
    updated: Text
    news_heading: Text
    feed_label: Text
    people_heading: Text | None = None
    reports_heading: Text | None = None
    groups: NonEmpty[StatusGroup]
    items: NonEmpty[StatusItem]

    @model_validator(mode="after")
    def _groups_exist(self) -> Self:
        groups = [group.id for group in self.groups]
        for item in self.items:
            if item.group not in groups:
                allowed = ", ".join(groups)
                raise ValueError(f"{item.id!r} has group {item.group!r}; allowed: {allowed}")
        return self


class Question(Content):
    id: AnchorId
    question: Text
    answer: Paragraphs
    links: tuple[Link, ...] = ()


class Faq(Section):
    open_all: Text
    items: NonEmpty[Question]


class Word(Content):
    """The token's symbol in braille, at the end of the home page.

    A symbol with more letters than ``braille_beside`` in ``site.toml`` has sections is not shown.
    """

    heading: Text
    hint: Text
    history: Text
    letter: Annotated[Template, variables("letter", "dots")]
    links: tuple[Link, ...]
