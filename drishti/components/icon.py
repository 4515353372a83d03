"""An icon from the site's SVG sprite."""

from typing import Final

import reflex as rx

from drishti.urls import asset_url

SPRITE: Final = "images/icons.svg"


def icon(name: str) -> rx.Component:
    """Return a decorative icon in ``currentColor``."""
    return rx.el.svg(
        rx.el.svg.use(href=f"{asset_url(SPRITE)}#{name}"),
        aria_hidden="true",
        # For browsers without the styles, which override it.
        custom_attrs={"width": 24, "height": 24},
        class_name="icon",
    )
