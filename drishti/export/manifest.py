"""The web app manifest."""

import json
from typing import Final

import reflex as rx

from drishti.content.loader import english
from drishti.content.schema.language import SOURCE_LANGUAGE
from drishti.palette import colour
from drishti.urls import HOME, asset_url, site_url
from reflex_static import content_hash

FILE: Final = "manifest.json"
ICONS: Final = (
    ("images/icon-192.png", "192x192", "any"),
    ("images/icon-512.png", "512x512", "any"),
    ("images/icon-maskable-512.png", "512x512", "maskable"),
)


def manifest_links() -> list[rx.Component]:
    """Return the ``<head>`` elements for the manifest and the theme colour.

    Browsers use the first matching theme colour; ``head/theme.js`` enables the dark one.
    """
    light, dark = colour("ground")
    return [
        rx.el.link(
            rel="manifest",
            href=f"{site_url(f'/{FILE}')}?v={content_hash(manifest().encode())}",
            cross_origin="use-credentials",  # of a host that asks for a password
        ),
        rx.el.meta(name="theme-color", content=dark, custom_attrs={"media": "not all"}),
        rx.el.meta(name="theme-color", content=light),
    ]


def manifest() -> str:
    """Return the manifest as JSON."""
    site, ticker = english().site, english().facts.ticker
    light, _ = colour("ground")
    values = {
        "id": site_url(HOME),
        "start_url": site_url(HOME),
        "scope": site_url(HOME),
        "name": site.title,
        "short_name": ticker,
        "description": site.description,
        "lang": SOURCE_LANGUAGE,
        "display": "standalone",
        "theme_color": light,
        "background_color": light,
        "icons": [
            {"src": asset_url(path), "sizes": sizes, "type": "image/png", "purpose": purpose}
            for path, sizes, purpose in ICONS
        ],
    }
    return json.dumps(values, ensure_ascii=False)
