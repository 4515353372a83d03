"""Copy and settings of the whole site (``content/en/site.toml``)."""

from drishti.content.schema.base import Content, Text


class Site(Content):
    """The home page's title and description.

    ``offline`` installs the offline copy; ``False`` removes it from browsers that have it.
    ``newer`` and ``show_newer`` tell a reader of the copy that the host has a newer page.
    """

    title: Text
    description: Text
    offline: bool
    newer: Text
    show_newer: Text
