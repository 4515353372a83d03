"""Copy for the hero (``content/en/hero.toml``)."""

from typing import Annotated

from drishti.content.schema.base import OptionalText, Section, Text, matching
from drishti.content.schema.link_types import AnchorLink, Image

Drawing = Annotated[
    Image, matching(r".*\.svg", "an SVG file, because the share image is drawn from it")
]
Tagline = Annotated[
    Text,
    matching(
        r"(?=.{1,100}$)(?!(.* \| ){4}).*", "up to 4 phrases between |, and up to 100 characters"
    ),
]


class Hero(Section):
    """The hero.

    ``tagline`` is up to 4 phrases joined by ``DIVIDER``; the limits make it fit the share image.
    ``image_tall`` is the image in portrait format, 9:10. ``plan`` says how the token should
    help the people in ``lede``, and ``status`` leads to what exists so far.
    """

    title: Text
    tagline: Tagline
    lede: Text
    plan: Text
    image: Image
    image_tall: Drawing
    image_alt: OptionalText
    buy: AnchorLink
    whitepaper: AnchorLink
    status: AnchorLink
