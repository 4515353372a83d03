"""Take a screenshot of every page: ``python -m tests.gallery [folder]``.

Every page is taken in both themes, in English and Arabic, at widths of 320, 768 and 1440 pixels.
Files are named after page, theme, language and width.
"""

import sys
import tempfile
from functools import partial
from itertools import product
from pathlib import Path

from playwright.sync_api import sync_playwright

TESTS = Path(__file__).parents[0]
sys.path[:0] = [str(TESTS), str(TESTS.parent / "reflex_static" / "tests")]

from support.accessibility.visits import PAGES, THEMES, Visit, opened
from support.browsers.waiting import load_images
from support.content.languages import ENGLISH, RIGHT_TO_LEFT
from support.exports import built
from support.hosts.static_host import served
from support.projects import copy_project
from support.tools import CHROMIUM_ARGUMENTS, chromium


def main(folder: Path) -> None:
    """Build and serve the site, and save screenshots to ``folder``."""
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as build,
        served(built(copy_project(Path(build) / "site"))) as address,
        sync_playwright() as playwright,
        playwright.chromium.launch(
            executable_path=chromium(), args=list(CHROMIUM_ARGUMENTS)
        ) as browser,
    ):
        for look in product(PAGES, THEMES, (ENGLISH, RIGHT_TO_LEFT), (320, 768, 1440)):
            visit = Visit(*look)
            page = opened(partial(browser.new_page, base_url=address), visit)
            load_images(page)
            page.screenshot(path=folder / f"{visit}.png", full_page=True)
            page.close()


if __name__ == "__main__":
    main(Path(*(sys.argv[1:] or ["gallery"])))
