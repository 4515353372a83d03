"""The HTML document around the pages: its head, its theme before the first paint, its 404 file."""

import json
import re
from html import escape
from pathlib import Path
from typing import Any, Final

import reflex as rx

from drishti.addresses import HOME, address
from drishti.catalogues import catalogue_addresses
from drishti.content.loader import english

# Runs before the first paint, so that a stored theme never flashes (<body> is not parsed yet), and
# a stored language is on its way while the page is still being read.
FIRST_SCRIPT: Final = """\
try {
  if (localStorage.getItem("theme") === "dark") {
    document.documentElement.classList.add("dark");
    addEventListener("DOMContentLoaded", () => document.body.classList.add("dark-mode"));
  }
  const href = CATALOGUES[localStorage.getItem("tlang")];
  if (href) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "anonymous", href });
    document.head.append(link);
  }
} catch {}
"""

FONT: Final = "/fonts/atkinson-hyperlegible-next-latin-wght-normal.woff2"

# Reflex's own theme script and provider follow the system's theme and write storage by themselves.
REFLEX_THEME_SCRIPT: Final = re.compile(r'jsx\("script",\{\},"(?:[^"\\]|\\.)*"\),')
REFLEX_ALIASES: Final = "alias: ["
NO_THEME_PROVIDER: Final = "export const ThemeProvider = ({ children }) => children;\n"


def head() -> list[rx.Component]:
    """Return what stands in the head of every page."""
    icons = [
        ("icon", "image/svg+xml", "/images/favicon.svg"),
        ("apple-touch-icon", "image/png", "/images/apple-touch-icon.png"),
    ]
    return [
        rx.el.script(FIRST_SCRIPT.replace("CATALOGUES", json.dumps(catalogue_addresses()))),
        *(rx.el.link(rel=rel, type=kind, href=address(path)) for rel, kind, path in icons),
        rx.el.link(
            rel="preload",
            type="font/woff2",
            href=address(FONT),
            custom_attrs={"as": "font", "crossOrigin": "anonymous"},
        ),
    ]


class Document(rx.plugins.Plugin):
    """Makes the site the one owner of its theme, and its 404 file readable without scripts."""

    def pre_compile(self, **context: Any) -> None:
        """Replace Reflex's theme by none."""
        context["add_save_task"](_no_theme_provider)
        context["add_modify_task"]("app/_document.js", _without_theme_script)
        context["add_modify_task"]("vite.config.js", _with_theme_alias)

    def get_static_assets(self, **_context: Any) -> list[tuple[Path, str]]:
        """Return ``robots.txt``, which names the site map."""
        sitemap = f"{english().site.address}{address('/sitemap.xml')}"
        return [(Path("public/robots.txt"), f"User-agent: *\nAllow: /\nSitemap: {sitemap}\n")]

    def post_build(self, **context: Any) -> None:
        """Give the 404 file its words: without scripts it is empty."""
        static: Path = context["static_dir"]
        for page in static.rglob("__spa-fallback.html"):
            html = page.read_text("utf-8")
            page.write_text(_replaced(html, "<body>", f"<body>{_not_found_words()}"), "utf-8")


def _no_theme_provider() -> tuple[str, str]:
    return "utils/no-theme.js", NO_THEME_PROVIDER


def _without_theme_script(document: str) -> str:
    found = REFLEX_THEME_SCRIPT.findall(document)
    reflex_own = [script for script in found if "prefers-color-scheme" in script]
    if len(reflex_own) != 1:
        raise SystemExit("Reflex's theme script was not found in its document; see document.py")
    return document.replace(reflex_own[0], "")


def _with_theme_alias(config: str) -> str:
    alias = (
        '{ find: "$/utils/react-theme", replacement: '
        'fileURLToPath(new URL("./utils/no-theme.js", import.meta.url)) },'
    )
    return _replaced(config, REFLEX_ALIASES, f"{REFLEX_ALIASES}\n      {alias}")


def _not_found_words() -> str:
    words = english().not_found
    return (
        f"<noscript><main><h1>{escape(words.heading)}</h1><p>{escape(words.text)}</p>"
        f'<p><a href="{address(HOME)}">{escape(words.home_label)}</a></p></main></noscript>'
    )


def _replaced(source: str, old: str, new: str) -> str:
    if source.count(old) != 1:
        raise SystemExit(f"Reflex's output has no single {old!r} any more; see document.py")
    return source.replace(old, new)
