"""Copy for the back-to-top link (``content/en/to_top.toml``)."""

from drishti.content.schema.base import Content, Text


class ToTop(Content):
    """The label of the back-to-top link."""

    label: Text
