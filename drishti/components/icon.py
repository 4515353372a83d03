"""A sign from the site's sprite."""

from typing import Final

import reflex as rx

from drishti.urls import asset_url

SPRITE: Final = "images/icons.svg"


def icon(name: str) -> rx.Component:
    """Return a decorative sign, drawn in the colour of the text around it."""
    return rx.el.svg(
        rx.el.svg.use(href=f"{asset_url(SPRITE)}#{name}"),
        aria_hidden="true",
        class_name="icon",
    )
