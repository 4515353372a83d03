"""Copy for vision, mission and charity (``content/en/vision.toml``)."""

from typing import Annotated, ClassVar

from drishti.content.schema.base import (
    Content,
    Id,
    NonEmpty,
    RiskText,
    Section,
    Template,
    Text,
    variables,
)
from drishti.content.schema.link_types import Link, WithImage


class Statement(Content):
    """The vision or the mission."""

    heading: Text
    text: Text


class Charity(Content):
    """The charity: where the money is to come from, and what has been given.

    ``link`` leads to the charity once there is one.

    ``points`` say what has been given. They are ``RiskText``, because no outdated translation may
    deny a gift. ``gift`` is the line for one gift, and ``proof`` the text of its link.
    """

    heading: Text
    text: Text
    points: tuple[RiskText, ...] = ()
    gift: Annotated[Template, variables("day", "amount", "to")]
    proof: Text | None = None
    link: Link | None = None


class Statistic(Content):
    """A fact about blindness in India; ``text`` continues the sentence that ``value`` begins."""

    id: Id
    value: Text
    text: Text
    source: Link


class Help(Content):
    """What readers can do now."""

    heading: Text
    points: NonEmpty[Text]
    links_heading: Text
    links: tuple[Link, ...]


class Vision(Section, WithImage):
    """The vision and mission section."""

    ANCHORS: ClassVar = ("charity", "help")

    vision: Statement
    mission: Statement
    charity: Charity
    statistics: tuple[Statistic, ...]
    help: Help
    voices_heading: Text | None = None
