"""Take a screenshot of every page: ``python -m tests.gallery [folder]``.

At widths of 320, 768 and 1440, in both themes, in English and Arabic; file names say which.
"""

import sys
import tempfile
from itertools import product
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parent))

from support.accessibility.visits import PAGES, THEMES
from support.browsers.layout_ready import load_images
from support.content.languages import ENGLISH, RIGHT_TO_LEFT
from support.hosts.static_host import served
from support.projects import built, copy_project
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
        looks = product(PAGES, (320, 768, 1440), THEMES, (ENGLISH, RIGHT_TO_LEFT))
        for name, width, theme, language in looks:
            page = browser.new_page(
                viewport={"width": width, "height": 900}, reduced_motion="reduce"
            )
            page.add_init_script(f"localStorage.theme = {theme!r}")
            page.goto(f"{address}{language.path(PAGES[name])}", wait_until="networkidle")
            load_images(page)
            file = folder / f"{name}-{width}-{theme}-{language.code}.png"
            page.screenshot(path=file, full_page=True)
            page.close()


if __name__ == "__main__":
    main(Path(*(sys.argv[1:] or ["gallery"])))
