"""Copy for the reasons to choose the token (``content/en/reasons.toml``)."""

from typing import Annotated

from pydantic import Field

from drishti.content.schema.base import Id, Section, Text
from drishti.content.schema.link_types import WithImage


class Reason(WithImage):
    """One reason."""

    id: Id
    title: Text
    text: Text


class Reasons(Section):
    """The reasons section."""

    items: Annotated[tuple[Reason, ...], Field(min_length=4)]
