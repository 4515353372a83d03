"""Copy for the opening section (``content/<language>/hero.toml``)."""

from typing import Annotated, Final

from pydantic import AfterValidator
from pydantic_core import PydanticCustomError

from drishti.content.schema.base import DIVIDER, Content, OptionalText, Text
from drishti.content.schema.link_types import Anchor, Image

MAX_TAGLINE: Final = 100
MAX_PHRASES: Final = 4


def _drawn(image: str) -> str:
    if not image.endswith(".svg"):
        reason = "must be an SVG, as the picture for shared links is drawn from it"
        raise PydanticCustomError("drawing", reason)
    return image


def _short(tagline: Text) -> Text:
    phrases = len(tagline.split(DIVIDER))
    if phrases > MAX_PHRASES or len(tagline) > MAX_TAGLINE:
        raise PydanticCustomError(
            "tagline",
            "has {phrases} phrases and {length} characters; allowed: up to {most} and {longest}",
            {
                "phrases": phrases,
                "length": len(tagline),
                "most": MAX_PHRASES,
                "longest": MAX_TAGLINE,
            },
        )
    return tagline


class Action(Content):
    """A link that looks like a button, and the place on the home page it leads to."""

    label: Text
    href: Anchor


class Hero(Content):
    """The opening section: two headlines, one picture, two ways on.

    A tagline is phrases with ``DIVIDER`` between, and short enough for the picture of shared links.
    ``image_tall`` is the same picture composed upright, 9 to 10.
    """

    title: Text
    tagline: Annotated[Text, AfterValidator(_short)]
    lede: Text
    image: Image
    image_tall: Annotated[Image, AfterValidator(_drawn)]
    image_alt: OptionalText
    buy: Action
    whitepaper: Action
