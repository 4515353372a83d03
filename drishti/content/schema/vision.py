"""Copy for vision and mission (``content/<language>/vision.toml``)."""

from typing import Annotated

from pydantic import Field

from drishti.content.schema.base import Content, OptionalText, Text
from drishti.content.schema.link_types import Image


class Statement(Content):
    """The vision or the mission, with its image."""

    heading: Text
    text: Text
    image: Image
    image_alt: OptionalText


class Charity(Content):
    """How the charity share is meant to work."""

    heading: Text
    text: Text
    points: Annotated[tuple[Text, ...], Field(min_length=1)]


class Vision(Content):
    """The vision and mission section."""

    heading: Text
    lede: Text
    vision: Statement
    mission: Statement
    charity: Charity
