"""Copy for the presale rounds (``content/en/rounds.toml``)."""

from typing import Annotated

from pydantic import Field

from drishti.content.schema.base import Content, Figure, Id, Section, Text


class RoundPrice(Content):
    """A presale price; ``name`` is the round."""

    id: Id
    name: Text
    label: Text
    amount: Figure


class Rounds(Section):
    """The presale rounds section."""

    heading: Text
    sample: Text | None = None
    prices: Annotated[tuple[RoundPrice, ...], Field(min_length=1)]
