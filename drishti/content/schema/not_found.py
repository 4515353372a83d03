"""Copy for the 404 page (``content/en/not_found.toml``)."""

from drishti.content.schema.base import Content, OptionalText, Text
from drishti.content.schema.link_types import Image


class NotFound(Content):
    """The 404 page; it is in English, with ``heading``, ``offline`` and ``home_label`` in each."""

    title: Text
    description: Text
    heading: Text
    text: Text
    offline: Text
    home_label: Text
    image: Image
    image_alt: OptionalText
