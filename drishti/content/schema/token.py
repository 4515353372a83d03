"""Copy for the token overview (``content/<language>/token.toml``)."""

from typing import Annotated, Self

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from drishti.content.schema.amounts import sums
from drishti.content.schema.base import Content, Id, OptionalText, Percent, Text
from drishti.content.schema.link_types import Image, WebAddress

WHOLE = 100


class Fact(Content):
    """A fact about the token; screen readers get ``spoken`` instead of ``value``."""

    id: Id
    term: Text
    value: Text
    spoken: Text | None = None

    @model_validator(mode="after")
    def _spoken_matches_value(self) -> Self:
        figures = set(sums(self.value))
        if self.spoken and figures and set(sums(self.spoken)) != figures:
            raise PydanticCustomError(
                "fact_spoken",
                "spoken is {spoken}; allowed: the numbers of value, {value}, in other words",
                {"spoken": repr(str(self.spoken)), "value": str(self.value)},
            )
        return self


class Allocation(Content):
    """A published share of the supply."""

    id: Id
    label: Text
    percent: Percent
    note: Text


class DocumentLink(Content):
    """A link to a published document."""

    label: Text
    href: WebAddress


class Document(Content):
    """The whitepaper or the audit; ``link`` is ``None`` until it is published."""

    heading: Text
    text: Text
    image: Image
    image_alt: OptionalText
    link: DocumentLink | None = None


class Token(Content):
    """The token overview. Allocations add up to at most 100%."""

    heading: Text
    lede: Text
    facts_caption: Text
    fact_column: Text
    value_column: Text
    facts: Annotated[tuple[Fact, ...], Field(min_length=1)]
    allocations_heading: Text
    allocations_note: Text
    allocations: Annotated[tuple[Allocation, ...], Field(min_length=1)]
    rest_label: Text
    whitepaper: Document
    audit: Document

    @property
    def rest_percent(self) -> int:
        """The unallocated share of the supply, in percent."""
        return WHOLE - sum(allocation.percent for allocation in self.allocations)

    @model_validator(mode="after")
    def _at_most_whole_supply(self) -> Self:
        if self.rest_percent < 0:
            raise PydanticCustomError(
                "allocations_over",
                "allocations add up to {total} percent; allowed: at most 100",
                {"total": WHOLE - self.rest_percent},
            )
        return self
