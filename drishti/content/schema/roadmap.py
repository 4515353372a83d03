"""Copy for the roadmap (``content/en/roadmap.toml``)."""

from datetime import date

from drishti.content.schema.base import Content, FactName, Id, NonEmpty, Section, Text
from drishti.content.schema.link_types import AnyHref


class RoadmapItem(Content):
    """One plan; it is done once ``fact`` is known or ``done`` links to where readers can see it."""

    id: Id
    text: Text
    done: AnyHref | None = None
    fact: FactName | None = None


class Quarter(Content):
    """The plans for one quarter; ``ends`` is its last day."""

    id: Id
    ends: date
    title: Text
    items: NonEmpty[RoadmapItem]


class Roadmap(Section):
    """The roadmap section."""

    plan_note: Text
    done_label: Text
    late_label: Text
    planned_label: Text
    open_all: Text
    quarters: NonEmpty[Quarter]
