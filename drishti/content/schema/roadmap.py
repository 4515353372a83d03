"""Copy for the roadmap (``content/en/roadmap.toml``)."""

from datetime import date
from typing import Annotated

from pydantic import Field

from drishti.content.schema.base import Content, FactName, Id, Section, Text
from drishti.content.schema.link_types import AnyHref


class RoadmapItem(Content):
    """One plan, done once ``fact`` is known, or ``done`` leads to where readers can see it."""

    id: Id
    text: Text
    done: AnyHref | None = None
    fact: FactName | None = None


class Quarter(Content):
    """The plans for one quarter, which ``ends`` with that day."""

    id: Id
    ends: date
    title: Text
    items: Annotated[tuple[RoadmapItem, ...], Field(min_length=1)]


class Roadmap(Section):
    """The roadmap section."""

    heading: Text
    lede: Text
    plan_note: Text
    done_label: Text
    late_label: Text
    planned_label: Text
    open_all: Text
    quarters: Annotated[tuple[Quarter, ...], Field(min_length=1)]
