"""The prerendered files: which page each one is, and the scripts it asks for."""

import re
import shutil
from pathlib import Path
from typing import Final

import reflex as rx

from drishti.reflex_static.bundle.vite import Scripts
from drishti.reflex_static.compat.internals import SHELLS
from drishti.reflex_static.compat.patches import ROUTER_MARK

HOME: Final = "index"
NOT_FOUND: Final = "404"
PRELOADS: Final = re.compile(r'<link rel="modulepreload" [^>]*>')
ROUTER: Final = re.compile(rf'<template id="{ROUTER_MARK}"></template>.*(?=</body>)', re.DOTALL)


def move_not_found(static: Path) -> Path:
    """Put the prerendered 404 page where Reflex looks for it, and return where that is."""
    [page] = static.rglob(f"{NOT_FOUND}/index.html")
    shell = next(static / name for name in SHELLS if (static / name).exists())
    shutil.copy(page, shell)
    shutil.rmtree(page.parent)
    page.parent.with_suffix(".html").unlink(missing_ok=True)
    return shell


def finish(static: Path, shell: Path, scripts: Scripts) -> None:
    """Put the bundle's scripts into every page, in the place of the router's."""
    for page in static.rglob("*.html"):
        html, found = ROUTER.subn("", PRELOADS.sub("", page.read_text("utf-8")))
        if found != 1:
            raise SystemExit(f"{page.name}: React Router's scripts were not found")
        route = NOT_FOUND if page == shell else _route(page.relative_to(static))
        if route == HOME and page.name != "index.html":
            page.unlink()  # of a site under a path; no host looks for it there
            continue
        tags = _tags(scripts[route])
        page.write_text(html.replace("</head>", f"{tags}</head>", 1), "utf-8")


def _route(page: Path) -> str:
    """Return the route of a file such as ``terms/index.html``, or of its twin ``terms.html``."""
    route = page.with_suffix("").as_posix().removesuffix("index").strip("/")
    return route.removeprefix(rx.config.get_config().frontend_path.strip("/")).strip("/") or HOME


def _tags(files: list[str]) -> str:
    # The page can be read and used before they come, so they let its style and pictures go first.
    # Chromium fetches a module's imports, and what is preloaded for it, in a hurry all the same; a
    # script that stands in the page itself can wait, so what is imported stands there before it.
    own, *shared = (rx.config.get_config().prepend_frontend_path(f"/{file}") for file in files)
    return "".join(
        f'<script type="module" src="{path}" fetchpriority="low"></script>'
        for path in (*shared, own)
    )
