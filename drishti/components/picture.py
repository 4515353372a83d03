"""An image from ``assets/``."""

import reflex as rx

from drishti.components.text import attribute
from drishti.content.schema.link_types import WithImage
from drishti.urls import asset_url


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
