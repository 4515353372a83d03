"""The project's facts (``content/en/facts.toml``).

A fact that is still missing has an empty value. Other texts use the values as variables, such as
``{charity.name}`` (``content/variables.py``), and depend on whether a fact is known
(``content/conditions.py``).
"""

from datetime import UTC, date, datetime
from typing import Annotated, Final
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

FILLED_IN: Final = (
    *("name", "meaning", "contact", "operator", "operator_address", "registration", "if_it_stops"),
    *("people", "gifts", "voices", "reports", "country", "contract", "owner_rights", "portion"),
)
"""The facts that are known once their field has a value."""

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


class Facts(Content):
    """Every fact; ``fact_rules`` says how they go together."""

    name: OptionalName
    ticker: Ticker
    meaning: OptionalText
    year: Annotated[int, Field(ge=2000, lt=2200)]
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
    shares: NonEmpty[Share]
    raised: Raised
    countdown: Moment
    prices: dict[str, Price]
    socials: NonEmpty[SocialLink]
    updated: date
    checked: date
    expected: dict[str, date]
    people: tuple[Person, ...] = ()
    gifts: tuple[Gift, ...] = ()
    blind_test: BlindTest
    voices: tuple[Voice, ...] = ()
    reports: tuple[Report, ...] = ()

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
        """The end of the countdown in milliseconds since the Unix epoch, rounded to seconds."""
        return round(self.countdown.timestamp()) * 1000

    @property
    def states(self) -> dict[str, bool]:
        """Whether each fact that may be missing is known."""
        return {name: bool(getattr(self, name)) for name in FILLED_IN} | {
            "address": not self.address.endswith(RESERVED),
            "blind_people": any(person.own_words for person in self.people),
            "blind_test": bool(self.blind_test.by),
            "whitepaper": bool(self.whitepaper.href),
            "audit": bool(self.audit.href),
            "sale": bool(self.sale.href),
            "refunds": bool(self.sale.refunds),
            "charity": bool(self.charity.name),
            "shares": self.rest_percent == 0,
            "socials": all(link.has_page for link in self.socials),
        }
