"""Images from ``assets/``."""

from typing import Final

import reflex as rx

from drishti.components.text import attribute, text
from drishti.content.schema.base import Text
from drishti.content.schema.link_types import WithImage
from drishti.urls import HOME, asset_url, page_url

SPRITE: Final = "images/icons.svg"


def icon(name: str) -> rx.Component:
    """Return a decorative icon of the sprite in ``currentColor``."""
    return rx.el.svg(
        rx.el.svg.use(href=f"{asset_url(SPRITE)}#{name}"),
        aria_hidden="true",
        # For browsers without the styles, which override it.
        custom_attrs={"width": 24, "height": 24},
        class_name="icon",
    )


def picture(
    content: WithImage,
    *,
    width: int,
    height: int,
    class_name: str,
    eager: bool = False,
    **attributes: str,
) -> rx.Component:
    """Return the image, with the size in pixels that it has in browsers without the styles.

    Use ``eager`` above the fold; other images load lazily.
    """
    return rx.el.img(
        src=asset_url(content.image),
        alt=attribute(content.image_alt) if content.image_alt else "",
        loading="eager" if eager else "lazy",
        custom_attrs={"width": width, "height": height}
        | ({"fetchPriority": "high"} if eager else {"decoding": "async"}),
        class_name=class_name,
        **attributes,
    )


def logo(ticker: str, *, label: Text) -> rx.Component:
    """Return the logo and ``ticker`` as a link to the home page, with ``label`` as its name."""
    return rx.el.elements.a(
        rx.el.img(
            src=asset_url("images/favicon.svg"), alt="", custom_attrs={"width": 40, "height": 40}
        ),
        text(ticker),
        href=page_url(HOME),
        aria_label=attribute(label),
        class_name="logo",
    )
