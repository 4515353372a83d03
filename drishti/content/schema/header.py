"""Copy for the header (``content/en/header.toml``)."""

from drishti.content.schema.base import Content, NonEmpty, Text
from drishti.content.schema.link_types import AnchorLink


class Header(Content):
    """The header, whose links are also in the menu and the footer."""

    skip_link: Text
    home_label: Text
    navigation_label: Text
    links: NonEmpty[AnchorLink]
    wallet_label: Text
    wallet_state: Text
    wallet_note: Text
    social_label: Text
    social_missing: Text | None = None
    social_new_tab: Text
