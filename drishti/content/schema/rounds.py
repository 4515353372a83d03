"""Copy for the presale rounds (``content/en/rounds.toml``)."""

from drishti.content.schema.base import Content, Figure, Id, NonEmpty, Section, Text


class RoundPrice(Content):
    """A presale price; ``name`` is the round."""

    id: Id
    name: Text
    label: Text
    amount: Figure


class Rounds(Section):
    """The presale rounds section."""

    sample: Text | None = None
    prices: NonEmpty[RoundPrice]
