"""Copy for the roadmap (``content/en/roadmap.toml``)."""

from typing import Annotated

from pydantic import Field

from drishti.content.schema.base import Content, Id, Section, Text


class Quarter(Content):
    """The plans for one quarter."""

    id: Id
    title: Text
    items: Annotated[tuple[Text, ...], Field(min_length=1)]


class Roadmap(Section):
    """The roadmap section."""

    heading: Text
    lede: Text
    plan_note: Text
    open_all: Text
    quarters: Annotated[tuple[Quarter, ...], Field(min_length=1)]
