"""The project's facts (``content/en/facts.toml``).

A fact that is still missing has an empty value. Other texts use the values as variables, such as
``{charity.name}`` (``content/variables.py``), and depend on whether a fact is known
(``content/conditions.py``).
"""

from collections.abc import Callable
from datetime import UTC, date, datetime
from decimal import Decimal
from operator import attrgetter
from typing import Annotated, Any, Final, NamedTuple
from urllib.parse import urlsplit

from babel.numbers import format_decimal
from pydantic import AwareDatetime, Field

from drishti.content.figures import ENGLISH
from drishti.content.schema.base import (
    Content,
    Id,
    Name,
    NonEmpty,
    OptionalName,
    OptionalText,
    Percent,
    Text,
    complete,
    matching,
)
from drishti.content.schema.contract import Contract
from drishti.content.schema.link_types import (
    Contact,
    DocumentAddress,
    Icon,
    OptionalAddress,
    Origin,
    WebAddress,
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


def in_rupees(amount: int | Decimal) -> str:
    """Return an amount with the rupee sign and Indian digit grouping, such as ``₹1,00,000``."""
    return f"₹{format_decimal(amount, locale=ENGLISH)}"


class Document(Content):
    """The whitepaper or the audit; published once it has an address."""

    href: DocumentAddress
    published: date | None = None
    pages: Annotated[int, Field(gt=0)] | None = None

    _complete = complete("href", "published", "pages")


class Sale(Content):
    """The sale; open once it has an address. ``closed_to`` are the countries it excludes."""

    href: OptionalAddress
    refunds: OptionalText
    closed_to: NonEmpty[Text]


class CharityPartner(Content):
    """The first charity; known once it has a name. ``registered_as`` is in a public register."""

    name: OptionalName
    href: OptionalAddress
    registered_as: OptionalName = ""
    agreed_on: date | None = None

    _complete = complete("name", "href", "registered_as", "agreed_on")


class Person(Content):
    """Somebody who decides in the project; ``own_words`` are for those who are blind and say so."""

    id: Id
    name: Name
    role: Text
    line: Text
    href: WebAddress | None = None
    own_words: Text | None = None


Proof = Annotated[
    DocumentAddress,
    Field(min_length=1),
    matching(r"(?!.*/tx/).*|.*/tx/0x[0-9a-fA-F]{64}", "0x and 64 hexadecimal digits after /tx/"),
]


class Gift(Content):
    """Money given: the day, the sum in whole rupees, the recipient and a link to the proof."""

    day: date
    rupees: Annotated[int, Field(gt=0, le=10**12)]
    to: Name
    proof: Proof

    @property
    def amount(self) -> str:
        """The sum, such as ``₹1,00,000``."""
        return in_rupees(self.rupees)


class BlindTest(Content):
    """A test of the site by blind people; known once it says by whom."""

    by: OptionalName
    day: date | None = None
    findings: OptionalText

    _complete = complete("by", "day", "findings")


class Voice(Content):
    """The words of somebody whom the project is about, published with their consent."""

    id: Id
    words: Text
    name: Name
    consented: date


class Report(Content):
    id: Id
    title: Text
    href: Annotated[DocumentAddress, Field(min_length=1)]
    published: date


class Raised(Content):
    """The sum shown as raised and its goal, in dollars; ``percent`` is the length of the bar."""

    amount: Whole
    goal: Whole
    percent: Percent


class Share(Content):
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


def _is_real(address: str) -> bool:
    host = address.removeprefix("https://").partition("/")[0]
    return bool(address) and not host.endswith(RESERVED)


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
    address: Annotated[Origin, Fact(is_known=_is_real, is_needed=True)]
    contact: Annotated[Contact, Fact(is_known=_is_real, is_needed=True)]
    operator: Annotated[OptionalName, Fact(is_needed=True)]
    operator_address: Annotated[OptionalText, Fact(is_needed=True, is_place=True)]
    registration: Annotated[OptionalText, Fact(is_needed=True)]
    if_it_stops: Annotated[OptionalText, Fact()]
    country: Annotated[OptionalText, Fact(is_needed=True, is_place=True)]
    contract: Annotated[Contract, Fact(is_needed=True)]
    charity_account: Annotated[Contract, Fact()]
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
