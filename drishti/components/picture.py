"""An image from ``assets/``."""

import reflex as rx

from drishti.components.text import attribute
from drishti.content.schema.base import Text
from drishti.urls import asset_url


def picture(
    image: str,
    *,
    alt: Text,
    width: int,
    height: int,
    class_name: str,
    eager: bool = False,
    tilts: bool = False,
) -> rx.Component:
    """Return an image of ``width`` by ``height`` pixels, decorative if ``alt`` is empty.

    Use ``eager`` above the fold; other images load lazily. ``tilts`` makes the image tilt towards
    the pointer.
    """
    return rx.el.img(
        src=asset_url(image),
        alt=attribute(alt) if alt else "",
        loading="eager" if eager else "lazy",
        custom_attrs={"width": width, "height": height}
        | ({"fetchPriority": "high"} if eager else {"decoding": "async"}),
        class_name=class_name,
        **({"data_tilt": ""} if tilts else {}),
    )
