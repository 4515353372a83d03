"""Copy for the token overview (``content/en/token.toml``)."""

from drishti.content.schema.base import Content, Id, NonEmpty, Section, Text


class Fact(Content):
    """A fact about the token."""

    id: Id
    term: Text
    value: Text


class Token(Section):
    """The token overview."""

    facts_caption: Text
    fact_column: Text
    value_column: Text
    facts: NonEmpty[Fact]
    shares_heading: Text
    rest_label: Text | None = None
