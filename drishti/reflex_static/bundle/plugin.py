"""The plugin: hydrates what Reflex has prerendered with scripts of its own."""

import shutil
from pathlib import Path
from typing import Any, Final

import reflex as rx
from reflex.compiler.utils import compile_client_storage, get_page_import_specifier
from reflex.utils.exec import is_prod_mode
from reflex.utils.prerequisites import get_web_dir

from drishti.reflex_static.bundle.documents import finish, move_not_found
from drishti.reflex_static.bundle.patches import (
    DOCUMENT,
    ROUTER_CONFIG,
    mark_router_scripts,
    prerender_not_found,
)
from drishti.reflex_static.bundle.vite import CONFIG, build

JAVASCRIPT: Final = Path(__file__).with_name("javascript")
FOLDER: Final = "bundle"
PACKAGES_FILE: Final = "licences.json"
"""Left in the output for a later plugin: the packages that the scripts are made of."""
PAGE: Final = """\
import {{ hydrate }} from "$/bundle/hydrate.js";
import Page from "{page}";

hydrate(Page);
"""


class Bundle(rx.plugins.Plugin):
    """Prerenders every page, the 404 page too, and hydrates each without a router.

    ``reflex run`` keeps Reflex's own scripts, which know how to reload a page under edit.
    """

    def pre_compile(self, **context: Any) -> None:
        """Write the sources of the bundle, and mark what the pages are to lose."""
        if not is_prod_mode():
            return
        _refuse_cookies()
        shutil.rmtree(get_web_dir() / FOLDER, ignore_errors=True)
        sources = _sources([page.route for page in context["unevaluated_pages"]])
        context["add_save_task"](lambda: sources)
        context["add_modify_task"](DOCUMENT, mark_router_scripts)
        context["add_modify_task"](ROUTER_CONFIG, prerender_not_found)

    def post_build(self, **context: Any) -> None:
        """Build the bundle in the place of Reflex's, and name its files in the pages."""
        static: Path = context["static_dir"]
        for script in (static / "assets").glob("*.js"):
            script.unlink()
        scripts = build(get_web_dir(), static)
        finish(static, move_not_found(static), scripts)


def _refuse_cookies() -> None:
    cookies = compile_client_storage(rx.State)["cookies"]
    if cookies:
        raise SystemExit(f"Bundle: no state may keep a cookie, but {', '.join(cookies)} does")


def _sources(routes: list[str]) -> list[tuple[str, str]]:
    shared = [(path.name, path.read_text("utf-8")) for path in sorted(JAVASCRIPT.glob("*.js"))]
    return [
        *((name if name == CONFIG else f"{FOLDER}/{name}", code) for name, code in shared),
        *(
            (f"{FOLDER}/pages/{route}.js", PAGE.format(page=get_page_import_specifier(route)))
            for route in routes
        ),
    ]
