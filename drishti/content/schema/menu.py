"""Copy for the full-screen menu on small screens (``content/en/menu.toml``)."""

from drishti.content.schema.base import Content, RiskText, Text


class Menu(Content):
    """The menu: labels of its controls, and the text at the bottom."""

    open_label: Text
    close_label: Text
    title: Text
    disclaimer: RiskText
