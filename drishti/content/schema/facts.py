"""The project's facts (``content/en/facts.toml``).

A fact that is still missing has an empty value. Other texts use the values as variables, such as
``{charity.name}`` (``content/variables.py``), and depend on whether a fact is known
(``content/conditions.py``).
"""

from datetime import date, datetime
from typing import Annotated, Final, Self
from urllib.parse import urlsplit

from pydantic import AfterValidator, AwareDatetime, Field, model_validator
from pydantic_core import PydanticCustomError

from drishti.content.schema.base import Content, Id, OptionalText, Percent, Text, matching
from drishti.content.schema.contract import Contract
from drishti.content.schema.link_types import Contact, Origin, WebAddress
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

YEARS: Final = range(2000, 2200)
WHOLE: Final = 100
RESERVED: Final = ".example"
"""The top-level domain that can have no real sites (RFC 2606)."""

Whole = Annotated[int, Field(ge=0, le=10**15)]
Price = Annotated[str, matching(r"\$\d[\d,]*(\.\d+)?", "a sum in dollars such as $0.5")]
Ticker = Annotated[str, matching(r"\$[A-Z0-9]{2,12}", "$ and 2 to 12 capital letters or digits")]


def _plausible_year(moment: datetime) -> datetime:
    if moment.year not in YEARS:
        raise PydanticCustomError(
            "target_year",
            "year is {year}; allowed: {first} to {last}",
            {"year": moment.year, "first": YEARS[0], "last": YEARS[-1]},
        )
    return moment


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
    """A social media profile; ``id`` is also the name of its icon, ``long_name`` says more."""

    id: Id
    name: Name
    long_name: Text | None = None
    href: WebAddress

    @property
    def has_page(self) -> bool:
        """Whether the link leads to a page of the token, not to the network's front page."""
        return bool(urlsplit(self.href).path.strip("/"))


class Facts(Content):
    """Every fact. Shares add up to at most 100%."""

    name: OptionalName
    ticker: Ticker
    meaning: OptionalText
    year: Annotated[int, Field(ge=YEARS[0], le=YEARS[-1])]
    address: Origin
    contact: Contact
    operator: OptionalName
    operator_address: OptionalText
    registration: OptionalText
    if_it_stops: OptionalText
    country: OptionalText
    contract: Contract
    owner_rights: OptionalText
    portion: Annotated[str, matching(r"((?!0*\.?0*%)\d\d?(\.\d\d?)?%)?", "a percentage such as 1%")]
    whitepaper: Document
    audit: Document
    sale: Sale
    charity: CharityPartner
    supply: Annotated[Whole, Field(gt=0)]
    shares: Annotated[tuple[Share, ...], Field(min_length=1)]
    raised: Raised
    countdown: Annotated[AwareDatetime, AfterValidator(_plausible_year)]
    prices: dict[str, Price]
    socials: Annotated[tuple[SocialLink, ...], Field(min_length=1)]
    updated: date
    checked: date
    expected: dict[str, date]
    people: tuple[Person, ...] = ()
    gifts: tuple[Gift, ...] = ()
    blind_test: BlindTest
    voices: tuple[Voice, ...] = ()
    reports: tuple[Report, ...] = ()

    @model_validator(mode="after")
    def _at_most_whole_supply(self) -> Self:
        if self.rest_percent < 0:
            message = "shares add up to {total} percent; allowed: at most 100"
            raise PydanticCustomError("shares_over", message, {"total": WHOLE - self.rest_percent})
        return self

    @model_validator(mode="after")
    def _meaning_of_ticker(self) -> Self:
        if self.meaning and self.symbol.lower() not in self.meaning.lower():
            message = "meaning does not mention {word}; allowed: text with this word, or empty"
            raise PydanticCustomError("meaning", message, {"word": self.symbol})
        return self

    @model_validator(mode="after")
    def _expected_facts(self) -> Self:
        if unknown := ", ".join(sorted(self.expected.keys() - self.states)):
            message = "expected has the unknown fact {found}; allowed: {facts}"
            context = {"found": unknown, "facts": ", ".join(self.states)}
            raise PydanticCustomError("expected", message, context)
        return self

    @property
    def symbol(self) -> str:
        """The ticker without its dollar sign."""
        return self.ticker.removeprefix("$")

    @property
    def rest_percent(self) -> int:
        """The part of the supply that no share covers, in percent."""
        return WHOLE - sum(share.percent for share in self.shares)

    @property
    def countdown_ms(self) -> int:
        """The end of the countdown in milliseconds since the Unix epoch, on a whole second."""
        return round(self.countdown.timestamp()) * 1000

    @property
    def states(self) -> dict[str, bool]:
        """Whether each fact that may be missing is known."""
        return {
            "name": bool(self.name),
            "meaning": bool(self.meaning),
            "address": not self.address.endswith(RESERVED),
            "contact": bool(self.contact),
            "operator": bool(self.operator),
            "operator_address": bool(self.operator_address),
            "registration": bool(self.registration),
            "if_it_stops": bool(self.if_it_stops),
            "people": bool(self.people),
            "blind_people": any(person.own_words for person in self.people),
            "gifts": bool(self.gifts),
            "blind_test": bool(self.blind_test.by),
            "voices": bool(self.voices),
            "reports": bool(self.reports),
            "country": bool(self.country),
            "contract": bool(self.contract),
            "owner_rights": bool(self.owner_rights),
            "portion": bool(self.portion),
            "whitepaper": bool(self.whitepaper.href),
            "audit": bool(self.audit.href),
            "sale": bool(self.sale.href),
            "refunds": bool(self.sale.refunds),
            "charity": bool(self.charity.name),
            "shares": self.rest_percent == 0,
            "socials": all(link.has_page for link in self.socials),
        }
