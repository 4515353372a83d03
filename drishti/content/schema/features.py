"""Copy for the key features (``content/en/features.toml``)."""

from typing import Annotated

from pydantic import Field

from drishti.content.schema.base import Content, FactName, Id, OptionalText, Section, Text
from drishti.content.schema.link_types import Image


class Feature(Content):
    """One feature; ``status`` is its stage of development, until ``fact`` is known."""

    id: Id
    fact: FactName | None = None
    title: Text
    description: Text
    image: Image
    image_alt: OptionalText
    status: Text


class Features(Section):
    """The eight key features (docs/requirements.md, Home page)."""

    heading: Text
    items: Annotated[tuple[Feature, ...], Field(min_length=8, max_length=8)]
