"""Copy and settings of the whole site (``content/<language>/site.toml``)."""

from drishti.content.schema.base import Content, Text


class Site(Content):
    """The home page's title and description.

    ``offline`` installs the offline copy; ``False`` removes it from browsers that have it.
    """

    title: Text
    description: Text
    offline: bool
