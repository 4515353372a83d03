"""The logo."""

import reflex as rx

from drishti.components.translated import translated_attributes, untranslated
from drishti.content.schema.base import Text
from drishti.urls import HOME, asset_url, site_url


def logo(ticker: str, *, label: Text) -> rx.Component:
    """Return the logo and ``ticker`` as a link to the home page; ``label`` is its name."""
    return rx.el.elements.a(
        rx.el.img(
            src=asset_url("images/favicon.svg"),
            alt="",
            custom_attrs={"width": 40, "height": 40},
        ),
        untranslated(ticker),
        href=site_url(HOME),
        **translated_attributes(aria_label=label),
        class_name="logo",
    )
