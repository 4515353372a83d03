"""A sign from one of the site's sprites."""

from typing import Literal

import reflex as rx

from drishti.addresses import address

Sprite = Literal["ui", "social", "coins"]


def icon(name: str, *, sprite: Sprite = "ui") -> rx.Component:
    """Return a decorative sign, drawn in the colour of the text around it."""
    return rx.el.svg(
        rx.el.svg.use(href=f"{address(f'/images/{sprite}.svg')}#{name}"),
        aria_hidden="true",
        class_name="icon",
    )
