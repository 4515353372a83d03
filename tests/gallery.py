"""Take screenshots of every section and state: ``python -m tests.gallery [folder]``.

Covers widths of 320, 768 and 1440, both themes, and English and Arabic; file names say which.
Needs the test tools; builds a copy of the site first.
"""

import sys
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent))

from support.accessibility.states import PAGES, STATES, THEMES
from support.browsers.layout_ready import load_images
from support.hosts.static_host import served
from support.projects import copy_project, export, exported
from support.tools import CHROMIUM_ARGUMENTS, chromium

WIDTHS: Final = (320, 768, 1440)
HEIGHT: Final = 900
DESKTOP: Final = 1024
# Floating elements would cover part of each section.
NOTHING_FLOATS: Final = ".header, .to-top { visibility: hidden !important; }"
LANGUAGES: Final = {"en": "", "ar": "/ar"}


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
            for width, theme, language in product(WIDTHS, THEMES, LANGUAGES):
                look = f"{width}-{theme}-{language}"
                for name, page in _visits(browser, address, width, theme, language):
                    page.screenshot(path=folder / f"{name}-{look}.png", full_page=True)
                    page.context.close()
                _photograph_parts(browser, address, folder, (width, theme, language))
            browser.close()


def _open(browser: Browser, look: tuple[int, str, str], address: str) -> Page:
    width, theme, code = look
    context = browser.new_context(
        viewport={"width": width, "height": HEIGHT},
        is_mobile=width < DESKTOP,
        has_touch=width < DESKTOP,
        reduced_motion="reduce",
        bypass_csp=True,
    )
    context.route("**/translate.google.com/**", lambda route: route.abort())
    page = context.new_page()
    page.add_init_script(f"localStorage.theme = {theme!r}")
    page.goto(address.format(LANGUAGES[code]), wait_until="networkidle")
    load_images(page)
    return page


def _visits(
    browser: Browser, address: str, width: int, theme: str, language: str
) -> Iterator[tuple[str, Page]]:
    for name, path in PAGES.items():
        yield (
            name,
            _open(browser, (width, theme, language), f"{address}{{}}{path}"),
        )


def _photograph_parts(
    browser: Browser, address: str, folder: Path, look: tuple[int, str, str]
) -> None:
    suffix = "-".join(map(str, look))
    page = _open(browser, look, f"{address}{{}}/")
    page.add_style_tag(content=NOTHING_FLOATS)
    for section in page.locator("main > section").all():
        section.screenshot(path=folder / f"{section.get_attribute('id')}-{suffix}.png")
    page.context.close()
    for name, (act, part) in STATES.items():
        page = _open(browser, look, f"{address}{{}}/")
        act(page)
        target = folder / f"{name}-{suffix}.png"
        if part:
            page.add_style_tag(content=NOTHING_FLOATS)
            page.locator(part).screenshot(path=target)
        else:
            page.screenshot(path=target)
        page.context.close()


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "gallery"))
