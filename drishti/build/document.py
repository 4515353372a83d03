"""The HTML document around the pages: its head, and its theme before the first paint."""

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import reflex as rx

from drishti.build.catalogues import catalogue_addresses
from drishti.build.licences import LICENCES_FILE
from drishti.build.manifest import manifest_links
from drishti.content.loader import english
from drishti.reflex_static.compat import replaced
from drishti.reflex_static.delivery import inlined, page_script
from drishti.urls import address, asset

FIRST_SCRIPT: Final = Path(__file__).with_suffix(".js")
"""What cannot wait for hydration."""

FONT: Final = "fonts/atkinson-hyperlegible-next-latin-wght-normal.woff2"

# Reflex's own theme script and provider follow the system's theme and write storage by themselves.
REFLEX_THEME_SCRIPT: Final = re.compile(r'jsx\("script",\{\},"(?:[^"\\]|\\.)*"\),')
HTML_DOCUMENT: Final = "app/_document.js"
VITE_CONFIG: Final = "vite.config.js"
REFLEX_ALIASES: Final = "alias: ["
NO_THEME_PROVIDER: Final = "export const ThemeProvider = ({ children }) => children;\n"


def head(*, stored: Mapping[str, Any]) -> list[rx.Component]:
    """Return what stands in the head of every page.

    ``stored`` maps the names in capitals that `document.js` uses to what the states keep in the
    browser's storage: their keys, and the values of the reading settings.
    """
    icons = [
        ("icon", "image/svg+xml", "images/favicon.svg"),
        ("apple-touch-icon", "image/png", "images/apple-touch-icon.png"),
    ]
    return [
        rx.el.script(page_script()),
        rx.el.script(_first_script(stored)),
        *(rx.el.link(rel=rel, type=kind, href=asset(path)) for rel, kind, path in icons),
        rx.el.link(rel="license", href=address(f"/{LICENCES_FILE}")),
        rx.el.link(
            rel="preload",
            type="font/woff2",
            href=asset(FONT),
            custom_attrs={"as": "font", "crossOrigin": "anonymous"},
        ),
        *manifest_links(),
    ]


class Document(rx.plugins.Plugin):
    """Makes the site the one owner of its theme."""

    def pre_compile(self, **context: Any) -> None:
        """Replace Reflex's theme by none."""
        context["add_save_task"](_no_theme_provider)
        context["add_modify_task"](HTML_DOCUMENT, _without_theme_script)
        context["add_modify_task"](VITE_CONFIG, _with_theme_alias)

    def get_static_assets(self, **_context: Any) -> list[tuple[Path, str]]:
        """Return ``robots.txt``, which names the site map."""
        sitemap = f"{english().site.address}{address('/sitemap.xml')}"
        return [(Path("public/robots.txt"), f"User-agent: *\nAllow: /\nSitemap: {sitemap}\n")]


def _first_script(stored: Mapping[str, Any]) -> str:
    known = {"CATALOGUES": catalogue_addresses(), **stored}
    script = inlined(FIRST_SCRIPT.read_text("utf-8"))
    for name, value in known.items():
        script = script.replace(name, json.dumps(value))
    return script


def _no_theme_provider() -> tuple[str, str]:
    return "utils/no-theme.js", NO_THEME_PROVIDER


def _without_theme_script(document: str) -> str:
    found = REFLEX_THEME_SCRIPT.findall(document)
    reflex_own = [script for script in found if "prefers-color-scheme" in script]
    if len(reflex_own) != 1:
        raise SystemExit(f"{HTML_DOCUMENT}: Reflex has changed it; its theme script is not there")
    return document.replace(reflex_own[0], "")


def _with_theme_alias(config: str) -> str:
    alias = (
        '{ find: "$/utils/react-theme", replacement: '
        'fileURLToPath(new URL("./utils/no-theme.js", import.meta.url)) },'
    )
    return replaced(VITE_CONFIG, config, REFLEX_ALIASES, f"{REFLEX_ALIASES}\n      {alias}")
