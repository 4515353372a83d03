"""Copy for the reasons to choose the token (``content/en/reasons.toml``)."""

from typing import Annotated

from pydantic import Field

from drishti.content.schema.base import Content, Id, OptionalText, Section, Text
from drishti.content.schema.link_types import Image


class Reason(Content):
    """One reason."""

    id: Id
    title: Text
    text: Text
    image: Image
    image_alt: OptionalText


class Reasons(Section):
    """The reasons section."""

    heading: Text
    items: Annotated[tuple[Reason, ...], Field(min_length=4)]
