"""Copy for the state of the project (``content/en/status.toml``)."""

from typing import Annotated

from drishti.content.schema.base import (
    Content,
    FactName,
    NonEmpty,
    Section,
    Template,
    Text,
    variables,
)
from drishti.content.schema.link_types import AnchorId, Link


class StatusItem(Content):
    """What is here or missing; an item without ``fact`` is always here.

    ``state`` stands beside the title of what is missing.
    """

    id: AnchorId
    fact: FactName | None = None
    title: Text
    state: Text | None = None
    text: Text
    link: Link | None = None


class Status(Section):
    """The status section."""

    here_heading: Text
    missing_heading: Text
    expected: Annotated[Template, variables("date")]
    late: Annotated[Template, variables("date")]
    checked: Annotated[Template, variables("date")]
    people_heading: Text | None = None
    reports_heading: Text | None = None
    items: NonEmpty[StatusItem]
