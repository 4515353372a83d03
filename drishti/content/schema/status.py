"""Copy for the state of the project (``content/en/status.toml``)."""

from typing import Annotated

from pydantic import Field

from drishti.content.schema.base import Content, FactName, Id, Section, Text
from drishti.content.schema.link_types import Link


class StatusItem(Content):
    """What is here or missing; an item without ``fact`` is always here."""

    id: Id
    fact: FactName | None = None
    title: Text
    text: Text
    link: Link | None = None


class Status(Section):
    """The status section."""

    heading: Text
    lede: Text
    here_heading: Text
    missing_heading: Text
    items: Annotated[tuple[StatusItem, ...], Field(min_length=1)]
