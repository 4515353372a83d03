"""Copy for the key features (``content/en/features.toml``)."""

from typing import Annotated

from pydantic import Field

from drishti.content.schema.base import FactName, Id, Section, Text
from drishti.content.schema.link_types import WithImage


class Feature(WithImage):
    """One feature; ``status`` is its stage, with a dotted bullet until ``fact`` is known."""

    id: Id
    fact: FactName | None = None
    title: Text
    description: Text
    status: Text


class Features(Section):
    """The eight key features (docs/requirements.md, Home page)."""

    items: Annotated[tuple[Feature, ...], Field(min_length=8, max_length=8)]
