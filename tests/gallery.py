"""Take screenshots of every section and state: ``python -m tests.gallery [folder]``.

Covers widths of 320, 768 and 1440, both themes, and English and Arabic; file names say which.
Needs the test tools; builds a copy of the site first.
"""

import sys
import tempfile
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent))

from support.accessibility.states import PAGES, STATES, THEMES
from support.browsers.layout_ready import load_images
from support.content.languages import ENGLISH, RIGHT_TO_LEFT
from support.hosts.static_host import served
from support.projects import copy_project, export, exported
from support.tools import CHROMIUM_ARGUMENTS, chromium

WIDTHS: Final = (320, 768, 1440)
HEIGHT: Final = 900
DESKTOP: Final = 1024
# Floating elements would cover part of each section.
NOTHING_FLOATS: Final = ".header, .to-top { visibility: hidden !important; }"


def main(folder: Path) -> None:
    """Build and serve the site, and save screenshots to ``folder``."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as build:
        project = copy_project(Path(build) / "site")
        result = export(project)
        if result.returncode != 0:
            sys.exit(result.stdout + result.stderr)
        with served(exported(project)) as address, sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=chromium(), args=list(CHROMIUM_ARGUMENTS)
            )
            for width, theme, language in product(WIDTHS, THEMES, (ENGLISH, RIGHT_TO_LEFT)):

                def opened(route: str) -> Page:
                    return _open(browser, width, theme, f"{address}{language.path(route)}")  # noqa: B023 - called at once

                _photograph(opened, folder, f"{width}-{theme}-{language.code}")
            browser.close()


def _open(browser: Browser, width: int, theme: str, address: str) -> Page:
    context = browser.new_context(
        viewport={"width": width, "height": HEIGHT},
        is_mobile=width < DESKTOP,
        has_touch=width < DESKTOP,
        reduced_motion="reduce",
        bypass_csp=True,
    )
    page = context.new_page()
    page.add_init_script(f"localStorage.theme = {theme!r}")
    page.goto(address, wait_until="networkidle")
    load_images(page)
    return page


def _photograph(opened: Callable[[str], Page], folder: Path, look: str) -> None:
    for name, route in PAGES.items():
        page = opened(route)
        page.screenshot(path=folder / f"{name}-{look}.png", full_page=True)
        page.context.close()
    page = opened("/")
    page.add_style_tag(content=NOTHING_FLOATS)
    for section in page.locator("main > section").all():
        section.screenshot(path=folder / f"{section.get_attribute('id')}-{look}.png")
    page.context.close()
    for name, (act, part) in STATES.items():
        page = opened("/")
        act(page)
        if part:
            page.add_style_tag(content=NOTHING_FLOATS)
        shown = page.locator(part) if part else page
        shown.screenshot(path=folder / f"{name}-{look}.png")
        page.context.close()


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "gallery"))
