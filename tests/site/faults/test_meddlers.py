"""Translators and extensions that change the page while React thinks it is its own."""

import pytest
from playwright.sync_api import Page, expect

from drishti.content.site_copy import SiteCopy
from faults import Faults
from meddling import EXTENSIONS, MOMENTS, SWAP_TEXTS
from survival import Survival


@pytest.fixture(autouse=True)
def _drawn_anew(faults: Faults) -> None:
    """React says when it draws a page anew that it did not find as it was written."""
    faults.allow("Minified React error #418")


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_translator_may_swap_the_texts(page: Page, survival: Survival, moment: str) -> None:
    page.add_init_script(MOMENTS[moment].replace("MEDDLE", f"({SWAP_TEXTS})"))
    page.goto("/")

    survival.assert_it_serves(page)


def test_a_translator_may_swap_every_text_that_ever_comes(page: Page, survival: Survival) -> None:
    page.add_init_script(
        f"""addEventListener("DOMContentLoaded", () => {{
          const swap = {SWAP_TEXTS};
          const options = {{ childList: true, characterData: true, subtree: true }};
          const watcher = new MutationObserver(() => {{
            watcher.disconnect();
            swap();
            watcher.observe(document.body, options);
          }});
          watcher.observe(document.body, options);
          swap();
        }});"""
    )
    page.goto("/")

    survival.assert_it_serves(page)


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("extension", EXTENSIONS)
def test_an_extension_may_change_the_page(
    page: Page, survival: Survival, faults: Faults, extension: str, moment: str
) -> None:
    faults.allow("Content Security Policy")  # it refuses what a page may not do, and says so
    page.add_init_script(MOMENTS[moment].replace("MEDDLE", EXTENSIONS[extension]))
    page.goto("/")

    survival.assert_it_serves(page)


def test_every_dynamic_text_keeps_updating_under_a_translator(page: Page, copy: SiteCopy) -> None:
    page.clock.install(time=copy.buy.countdown.target.timestamp() - 65)
    page.goto("/")
    expect(page.locator("#buy [data-known=true]")).to_have_count(1)

    page.evaluate(SWAP_TEXTS)
    page.clock.run_for(30_000)
    page.evaluate(SWAP_TEXTS)
    page.clock.run_for(40_000)

    expect(page.get_by_text(copy.buy.countdown.ended)).to_be_visible()
