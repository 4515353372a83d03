"""The 404 page."""

import reflex as rx

from drishti.components.link import button_link
from drishti.components.picture import picture
from drishti.components.text import text
from drishti.content.schema.not_found import NotFound
from drishti.urls import HOME, page_url


def not_found(content: NotFound) -> rx.Component:
    """Return the 404 page's text and a link to the home page."""
    return rx.el.div(
        picture(
            content.image,
            alt=content.image_alt,
            width=400,
            height=300,
            class_name="not-found__picture",
            eager=True,
        ),
        rx.el.div(
            text(content.heading, tag="h1", class_name="not-found__heading"),
            text(content.text, tag="p"),
            button_link(content.home_label, href=page_url(HOME)),
            class_name="not-found__text",
        ),
        class_name="not-found",
    )
