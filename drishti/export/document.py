"""The ``<head>`` of every page."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import reflex as rx

from drishti.content.links import DISCLAIMER, TERMS
from drishti.content.loader import english
from drishti.content.schema.chrome import Counting
from drishti.content.translation import translated_languages
from drishti.export.licences import LICENCES_FILE
from drishti.export.manifest import manifest_links
from drishti.urls import FEED, HOME, asset_url, file_url, site_url
from reflex_static import inline_script, is_export

HEAD_SCRIPTS: Final = ("theme", "icons", "reading", "language", "dialogs", "first_layout")
"""The scripts of every page that must run before hydration, in order."""

SHARED: Final = (
    'root=document.documentElement,[visit]=performance.getEntriesByType?.("navigation")??[]'
)
"""What several of the scripts need. It must not throw, because none of them would run then."""

LED: Final = (HOME, DISCLAIMER, TERMS)
"""The pages that redirect to the stored language (docs/requirements.md, Languages)."""

FONT: Final = "fonts/atkinson-hyperlegible-next-latin-wght-normal.woff2"


def head(*, constants: dict[str, Any]) -> list[rx.Component]:
    """Return the ``<head>`` of every page; ``scripts/head/`` shares ``constants`` with states."""
    icons = [
        ("icon", "image/png", "images/icon-192.png"),  # for Safari, which shows no SVG icon
        ("icon", "image/svg+xml", "images/favicon.svg"),
        ("apple-touch-icon", "image/png", "images/apple-touch-icon.png"),
    ]
    languages = {
        "LANGUAGES": [language.code for language in translated_languages(english())],
        "HOME": site_url(HOME),
        "PAGES": [page.strip("/") for page in LED],
    }
    feed = rx.el.link(rel="alternate", type="application/atom+xml", href=file_url(FEED))
    return [
        head_script(*HEAD_SCRIPTS, constants=languages | constants),
        *(rx.el.link(rel=rel, type=kind, href=asset_url(path)) for rel, kind, path in icons),
        rx.el.link(rel="license", href=site_url(f"/{LICENCES_FILE}")),
        rx.el.link(
            rel="preload",
            type="font/woff2",
            href=asset_url(FONT),
            cross_origin="anonymous",
            custom_attrs={"as": "font"},
        ),
        *manifest_links(),
        *([feed] if english().has_feed else []),
        *_counter(english().site.counting),
    ]


def _counter(counting: Counting) -> list[rx.Component]:
    """Return the script that counts visits, only in exports."""
    if not counting.script or not is_export():
        return []
    source = asset_url(counting.script.removeprefix("/"))
    return [rx.el.script(src=source, defer=True, custom_attrs=dict(counting.attributes))]


def head_script(*names: str, constants: Mapping[str, Any]) -> rx.Component:
    """Return files of ``scripts/head/`` as one inline script, with the constants they use.

    Each file becomes a block after ``SHARED``; if it throws, the others still run.
    """
    values = ",".join(
        f"{name}={json.dumps(value, separators=(',', ':'))}" for name, value in constants.items()
    )
    folder = Path(__file__).parents[1] / "scripts" / "head"
    blocks = (inline_script(folder / f"{name}.js") for name in names)
    scripts = "\n".join(f"try{{\n{block}\n}}catch(e){{console.error(e)}}" for block in blocks)
    return rx.el.script(f"{{\nconst {SHARED},{values};\n{scripts}\n}}")
