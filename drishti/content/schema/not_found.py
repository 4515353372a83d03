"""Copy for the 404 page (``content/en/not_found.toml``)."""

from drishti.content.schema.base import Text
from drishti.content.schema.link_types import WithImage


class NotFound(WithImage):
    """The 404 page, which repeats ``heading``, ``offline`` and ``home_label`` in each language."""

    title: Text
    description: Text
    heading: Text
    text: Text
    offline: Text
    home_label: Text
