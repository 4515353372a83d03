"""Puts the bundle's scripts and the styles into the prerendered HTML files."""

import json
import re
from pathlib import Path
from typing import Final

import reflex as rx

from drishti.reflex_static.compat.internals import shell
from drishti.reflex_static.inline import inlined

START: Final = Path(__file__).with_name("start.js")
MANIFEST: Final = "bundle.json"
HOME: Final = "index"
NOT_FOUND: Final = "404"
STYLESHEET: Final = re.compile(
    r'<link\b(?=[^>]*\brel="stylesheet")[^>]*\bhref="[^"]*/(assets/[^"/]+\.css)"[^>]*>'
)
STYLE_PRELOAD: Final = re.compile(r'<link\b[^>]*\bas="style"[^>]*>')
# Emotion prerenders the style of an element beside it.
ELEMENT_STYLE: Final = re.compile(r'<style data-emotion="[^"]*">(.*?)</style>', re.DOTALL)


def finish(static: Path) -> None:
    """Insert the scripts that ``static`` has for each page, and replace the stylesheet.

    As a file, the stylesheet would delay the first paint by a round trip.

    Raises:
        SystemExit: If a page lacks a stylesheet or an inline script.

    """
    scripts, not_found = _scripts(static / MANIFEST), shell(static)
    inlined_sheets: set[Path] = set()

    def styles(link: re.Match[str]) -> str:
        sheet = static / link[1]
        inlined_sheets.add(sheet)
        return f"<style>{sheet.read_text('utf-8').strip()}</style>"

    for page in static.rglob("*.html"):
        html = STYLE_PRELOAD.sub("", page.read_text("utf-8"))
        route = NOT_FOUND if page == not_found else _route(page.relative_to(static))
        # A page in another locale has the scripts of the page without its first part.
        module = route if route in scripts else route.partition("/")[2] or HOME
        # Before the other inline scripts, so that these can dispatch "hydrate" (start.js).
        html, element_styles = _without_element_styles(html)
        html, found = STYLESHEET.subn(styles, html)
        if not found:
            raise SystemExit(f"{page.name}: no stylesheet was found")
        if element_styles:
            html = html.replace("</head>", f"<style>{element_styles}</style></head>", 1)
        before, first, rest = html.partition("<script>")
        if not first:
            raise SystemExit(f"{page.name}: no inline script was found to insert the bundle before")
        page.write_text(f"{before}{_tags(scripts[module])}{first}{rest}", "utf-8", newline="\n")
    for sheet in inlined_sheets:
        sheet.unlink()


def _scripts(manifest: Path) -> dict[str, list[str]]:
    """Return each route's scripts, entry first, and delete the list of them."""
    chunks = json.loads(manifest.read_text("utf-8"))
    manifest.unlink()
    return {
        chunk["name"]: [chunk["file"], *(chunks[key]["file"] for key in chunk.get("imports", []))]
        for chunk in chunks.values()
        if chunk.get("isEntry")
    }


def _without_element_styles(html: str) -> tuple[str, str]:
    """Return a page without the styles in its body, and these."""
    found = dict.fromkeys(ELEMENT_STYLE.findall(html))
    return ELEMENT_STYLE.sub("", html), "".join(found)


def _route(page: Path) -> str:
    """Return the route of ``terms/index.html``."""
    route = "/".join(page.parts[:-1])
    return route.removeprefix(rx.config.get_config().frontend_path.strip("/")).strip("/") or HOME


def _tags(files: list[str]) -> str:
    # Low priority, because the page is usable before hydration. Chromium ignores the priority for
    # a module's imports and preloads, so shared chunks are listed as separate scripts.
    own, *shared = (rx.config.get_config().prepend_frontend_path(f"/{file}") for file in files)
    scripts = "".join(
        f'<script type="module" src="{path}" fetchpriority="low"></script>'
        for path in (*shared, own)
    )
    return f"<template>{scripts}</template><script>{inlined(START)}</script>"
