"""Copy for the presale rounds (``content/<language>/rounds.toml``)."""

from typing import Annotated

from pydantic import Field

from drishti.content.schema.base import Content, Figure, Id, Text


class RoundPrice(Content):
    """A presale price; ``name`` is the round."""

    id: Id
    name: Text
    label: Text
    amount: Figure


class Rounds(Content):
    """The presale rounds section."""

    heading: Text
    lede: Text
    sample_note: Text
    prices: Annotated[tuple[RoundPrice, ...], Field(min_length=1)]
