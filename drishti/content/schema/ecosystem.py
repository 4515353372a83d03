"""Copy for the ecosystem section (``content/en/ecosystem.toml``)."""

from typing import Annotated

from pydantic import Field

from drishti.content.schema.base import Content, OptionalText, Section, Text
from drishti.content.schema.link_types import AnchorId, Href, Image


class Card(Content):
    """A card; ``id`` becomes an anchor on the home page."""

    id: AnchorId
    title: Text
    description: Text
    image: Image
    image_alt: OptionalText
    action: Text
    href: Href


class Ecosystem(Section):
    """The ecosystem section with three cards (docs/requirements.md, Home page)."""

    heading: Text
    lede: Text
    cards: Annotated[tuple[Card, ...], Field(min_length=3, max_length=3)]
