"""Facts with several fields, such as a document, a gift or a person."""

from datetime import date
from decimal import Decimal
from typing import Annotated, Final

from babel import Locale
from babel.numbers import format_decimal
from pydantic import Field

from drishti.content.schema.base import (
    Content,
    Id,
    NonEmpty,
    OptionalText,
    Text,
    complete,
    matching,
)
from drishti.content.schema.link_types import DocumentAddress, OptionalAddress, WebAddress
from drishti.content.schema.names import Name, OptionalName

INDIAN: Final = Locale("en", "IN")


def in_rupees(amount: int | Decimal) -> str:
    """Return an amount with the rupee sign and Indian digit grouping, such as ``₹1,00,000``."""
    return f"₹{format_decimal(amount, locale=INDIAN)}"


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
    """The first charity; known once it has a name."""

    name: OptionalName
    href: OptionalAddress
    agreed_on: date | None = None

    _complete = complete("name", "href", "agreed_on")


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
    """A report that has been published."""

    id: Id
    title: Text
    href: Annotated[DocumentAddress, Field(min_length=1)]
    published: date
