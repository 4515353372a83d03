"""The logo."""

import reflex as rx

from drishti.components.text import attribute, text
from drishti.content.schema.base import Text
from drishti.urls import HOME, asset_url, page_url


def logo(ticker: str, *, label: Text) -> rx.Component:
    """Return the logo and ``ticker`` as a link to the home page, with ``label`` as its name."""
    return rx.el.elements.a(
        rx.el.img(
            src=asset_url("images/favicon.svg"),
            alt="",
            custom_attrs={"width": 40, "height": 40},
        ),
        text(ticker),
        href=page_url(HOME),
        aria_label=attribute(label),
        class_name="logo",
    )
