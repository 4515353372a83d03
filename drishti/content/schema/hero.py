"""Copy for the hero (``content/en/hero.toml``)."""

from typing import Annotated, Final

from pydantic import AfterValidator
from pydantic_core import PydanticCustomError

from drishti.content.schema.base import DIVIDER, OptionalText, Section, Text
from drishti.content.schema.link_types import AnchorLink, Image

MAX_TAGLINE: Final = 100
MAX_PHRASES: Final = 4


def _require_svg(image: str) -> str:
    if not image.endswith(".svg"):
        reason = "is not an SVG; allowed: an SVG file, because the share image is drawn from it"
        raise PydanticCustomError("drawing", reason)
    return image


def _limit_tagline(tagline: Text) -> Text:
    phrases = len(tagline.split(DIVIDER))
    if phrases > MAX_PHRASES or len(tagline) > MAX_TAGLINE:
        raise PydanticCustomError(
            "tagline",
            "has {phrases} phrases, {length} characters; "
            "allowed: up to {most} phrases, {longest} characters",
            {
                "phrases": phrases,
                "length": len(tagline),
                "most": MAX_PHRASES,
                "longest": MAX_TAGLINE,
            },
        )
    return tagline


class Hero(Section):
    """The hero.

    ``tagline`` is up to 4 phrases joined by ``DIVIDER``; the limits make it fit the share image.
    ``image_tall`` is the image in portrait format, 9:10. ``plan`` says what the token is to do
    for the people of ``lede``, and ``status`` leads to what there is of it.
    """

    title: Text
    tagline: Annotated[Text, AfterValidator(_limit_tagline)]
    lede: Text
    plan: Text
    image: Image
    image_tall: Annotated[Image, AfterValidator(_require_svg)]
    image_alt: OptionalText
    buy: AnchorLink
    whitepaper: AnchorLink
    status: AnchorLink
