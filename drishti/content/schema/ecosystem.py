"""Copy for the ecosystem section (``content/en/ecosystem.toml``)."""

from typing import Annotated

from pydantic import Field

from drishti.content.schema.base import Section, Text
from drishti.content.schema.link_types import AnchorId, Href, WithImage


class Card(WithImage):
    """A card; ``id`` becomes an anchor on the home page."""

    id: AnchorId
    title: Text
    description: Text
    action: Text
    href: Href


class Ecosystem(Section):
    """The ecosystem section with three cards (docs/requirements.md, Home page)."""

    cards: Annotated[tuple[Card, ...], Field(min_length=3, max_length=3)]
