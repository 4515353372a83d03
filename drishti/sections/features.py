"""The key features."""

import reflex as rx

from drishti.components.images import picture
from drishti.components.lists import plain_list
from drishti.components.section import section
from drishti.components.text import text
from drishti.content.schema.sections import Feature, Features


def features(content: Features) -> rx.Component:
    """Return the key features section."""
    return section(
        content,
        plain_list(map(_feature, content.items), class_name="columns"),
        name="features",
    )


def _feature(feature: Feature) -> rx.Component:
    return rx.el.li(
        text(feature.title, tag="h3"),
        picture(feature, width=80, height=80, data_tilt="", class_name="pictured__picture"),
        text(feature.description, tag="p"),
        data_reveal="once",
        class_name="pictured",
    )
