"""The project's facts (``content/en/facts.toml``).

A fact that is still missing has an empty value. Other texts use the values as variables, such as
``{charity.name}`` (``content/variables.py``), and depend on whether a fact is known
(``content/conditions.py``).
"""

from collections.abc import Callable
from datetime import UTC, date, datetime
from operator import attrgetter
from typing import Annotated, Any, Final, NamedTuple
from urllib.parse import urlsplit

from pydantic import AwareDatetime, Field

from drishti.content.schema.base import (
    Content,
    Id,
    NonEmpty,
    OptionalText,
    Percent,
    Text,
    matching,
)
from drishti.content.schema.contract import Contract
from drishti.content.schema.link_types import Contact, Icon, Origin, WebAddress
from drishti.content.schema.names import Name, OptionalName
from drishti.content.schema.records import (
    BlindTest,
    CharityPartner,
    Document,
    Gift,
    Person,
    Report,
    Sale,
    Voice,
)

WHOLE: Final = 100
RESERVED: Final = ".example"
"""The top-level domain that can have no real sites (RFC 2606)."""

Whole = Annotated[int, Field(ge=0, le=10**15)]
Price = Annotated[
    str,
    matching(
        r"\$([1-9]\d{0,2}(,\d{3})+|\d+)(\.\d+)?",
        "a sum in dollars with a decimal point, such as $0.018 or $1,000.50",
    ),
]
Moment = Annotated[
    AwareDatetime, Field(ge=datetime(2000, 1, 1, tzinfo=UTC), lt=datetime(2200, 1, 1, tzinfo=UTC))
]
Ticker = Annotated[str, matching(r"\$[A-Z0-9]{2,12}", "$ and 2 to 12 capital letters or digits")]


class Raised(Content):
    """The sum shown as raised and its goal, in dollars; ``percent`` is the length of the bar."""

    amount: Whole
    goal: Whole
    percent: Percent


class Share(Content):
    """A published share of the supply."""

    id: Id
    label: Text
    percent: Percent
    note: Text


class SocialLink(Content):
    """A social media profile; ``id`` also names its icon, and links prefer ``long_name``."""

    id: Icon
    name: Name
    long_name: Text | None = None
    href: WebAddress

    @property
    def has_page(self) -> bool:
        """Whether the link leads to a page of the token, not to the network's front page."""
        return bool(urlsplit(self.href).path.strip("/"))


def _rest(shares: tuple[Share, ...]) -> int:
    return WHOLE - sum(share.percent for share in shares)


class Fact(NamedTuple):
    """Marks a field as a fact that may be missing, called ``name`` or as the field.

    It is known if ``is_known`` holds for the field, or for its ``part``. If it ``is_needed``, no
    sale opens without it (docs/requirements.md, Buy box). If it ``is_place``, a translated text may
    have it in English. If it ``is_never_empty``, its variables have a value while it is missing.
    """

    part: str = ""
    is_known: Callable[[Any], object] = bool
    name: str = ""
    is_needed: bool = False
    is_place: bool = False
    is_never_empty: bool = False


class Facts(Content):
    """Every fact; ``fact_rules`` says how they go together."""

    name: Annotated[OptionalName, Fact(is_never_empty=True)]
    ticker: Ticker
    meaning: Annotated[OptionalText, Fact()]
    year: Annotated[int, Field(ge=2000, lt=2200)]
    address: Annotated[Origin, Fact(is_known=lambda it: not it.endswith(RESERVED), is_needed=True)]
    contact: Annotated[Contact, Fact(is_needed=True)]
    operator: Annotated[OptionalName, Fact(is_needed=True)]
    operator_address: Annotated[OptionalText, Fact(is_needed=True, is_place=True)]
    registration: Annotated[OptionalText, Fact(is_needed=True)]
    if_it_stops: Annotated[OptionalText, Fact()]
    country: Annotated[OptionalText, Fact(is_needed=True, is_place=True)]
    contract: Annotated[Contract, Fact(is_needed=True)]
    owner_rights: Annotated[OptionalText, Fact()]
    portion: Annotated[
        str, matching(r"((?!0*\.?0*%)\d\d?(\.\d\d?)?%)?", "a percentage such as 1%"), Fact()
    ]
    whitepaper: Annotated[Document, Fact("href", is_needed=True)]
    audit: Annotated[Document, Fact("href")]
    sale: Annotated[Sale, Fact("href"), Fact("refunds", name="refunds", is_needed=True)]
    charity: Annotated[CharityPartner, Fact("name")]
    supply: Annotated[Whole, Field(gt=0)]
    shares: Annotated[NonEmpty[Share], Fact(is_known=lambda it: not _rest(it), is_never_empty=True)]
    raised: Raised
    countdown: Moment
    prices: dict[str, Price]
    socials: Annotated[
        NonEmpty[SocialLink],
        Fact(is_known=lambda links: all(it.has_page for it in links), is_never_empty=True),
    ]
    updated: date
    checked: date
    expected: dict[str, date]
    people: Annotated[
        tuple[Person, ...],
        Fact(),
        Fact(name="blind_people", is_known=lambda people: any(it.own_words for it in people)),
    ] = ()
    gifts: Annotated[tuple[Gift, ...], Fact()] = ()
    blind_test: Annotated[BlindTest, Fact("by")]
    voices: Annotated[tuple[Voice, ...], Fact()] = ()
    reports: Annotated[tuple[Report, ...], Fact()] = ()

    @property
    def symbol(self) -> str:
        """The ticker without its dollar sign."""
        return self.ticker.removeprefix("$")

    @property
    def rest_percent(self) -> int:
        """The part of the supply that no share covers, in percent."""
        return _rest(self.shares)

    @property
    def countdown_ms(self) -> int:
        """The end of the countdown in milliseconds since the Unix epoch, rounded to seconds."""
        return round(self.countdown.timestamp()) * 1000

    @property
    def states(self) -> dict[str, bool]:
        """Whether each fact that may be missing is known."""
        return {
            name: bool(mark.is_known(attrgetter(path)(self)))
            for name, (path, mark) in MARKS.items()
        }


MARKS: Final = {
    mark.name or field: (f"{field}.{mark.part}".removesuffix("."), mark)
    for field, info in Facts.model_fields.items()
    for mark in info.metadata
    if isinstance(mark, Fact)
}
"""The path and the mark of each fact that may be missing, by its name."""
