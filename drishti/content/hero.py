"""Copy for the opening section (``content/<language>/hero.toml``)."""

from typing import Annotated

from pydantic import AfterValidator
from pydantic_core import PydanticCustomError

from drishti.content.base import Content, OptionalText, Text
from drishti.content.targets import Anchor, Image


def _drawn(image: str) -> str:
    if not image.endswith(".svg"):
        reason = "must be an SVG, as the picture for shared links is drawn from it"
        raise PydanticCustomError("drawing", reason)
    return image


class Action(Content):
    """A link that looks like a button, and the place on the home page it leads to."""

    label: Text
    href: Anchor


class Hero(Content):
    """The opening section: two headlines, one picture, two ways on.

    ``image_tall`` is the same picture composed upright, 9 to 10.
    """

    title: Text
    tagline: Text
    lede: Text
    image: Image
    image_tall: Annotated[Image, AfterValidator(_drawn)]
    image_alt: OptionalText
    buy: Action
    whitepaper: Action
