"""The site's mark, which leads home."""

import reflex as rx

from drishti.components.words import said, verbatim
from drishti.content.schema.base import Text
from drishti.urls import HOME, address, asset


def logo(ticker: str, *, label: Text) -> rx.Component:
    """Return the mark and ``ticker`` as a link home; ``label`` is its name."""
    return rx.el.elements.a(
        rx.el.img(
            src=asset("images/favicon.svg"),
            alt="",
            custom_attrs={"width": 40, "height": 40},
        ),
        verbatim(ticker),
        href=address(HOME),
        aria_label=said(label),
        class_name="logo",
    )
