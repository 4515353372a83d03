"""Copy for the theme switch (``content/en/theme.toml``)."""

from drishti.content.schema.base import Content, Text


class Theme(Content):
    """The label of the theme switch; ``aria-pressed`` conveys its state."""

    label: Text
