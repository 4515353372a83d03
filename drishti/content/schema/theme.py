"""Copy for the dark theme's switch (``content/<language>/theme.toml``)."""

from drishti.content.schema.base import Content, Text


class Theme(Content):
    """The name of the switch; whether it is on is said by ``aria-pressed``."""

    label: Text
