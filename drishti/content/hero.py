"""Copy for the opening section (``content/<language>/hero.toml``)."""

from drishti.content.base import Content, Text, Words
from drishti.content.targets import Anchor, Image


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
    image_tall: Image
    image_alt: Words
    buy: Action
    whitepaper: Action
