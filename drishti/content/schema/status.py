"""Copy for the status of the project (``content/en/status.toml``)."""

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
    """An item that is listed as here once its ``fact`` is known, or always without ``fact``.

    ``state`` is a status beside the title of a missing item, such as "not named yet".
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
