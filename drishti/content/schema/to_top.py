"""Copy for the way back to the top (``content/<language>/to_top.toml``)."""

from drishti.content.schema.base import Content, Text


class ToTop(Content):
    """The name of the link that scrolls back to the top."""

    label: Text
