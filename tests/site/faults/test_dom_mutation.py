"""Translators and browser extensions that change the DOM that React renders."""

from datetime import timedelta

import pytest
from playwright.sync_api import Page, expect

from drishti.content.schema.site_content import SiteContent
from support.browsers.clock import stopped_at
from support.browsers.dom_mutation import MOMENTS, REPLACE_TEXTS, mutate
from support.browsers.page_errors import Faults
from support.browsers.survival import Survival
from support.browsers.waiting import wait_until

USUAL = ("at hydration", "after hydration")  # in the default lane
UNITS = ["days", "hours", "minutes", "seconds"]


@pytest.fixture(autouse=True)
def _hydration_mismatch(faults: Faults) -> None:
    """React logs an error when it falls back to client rendering after a mismatch."""
    faults.allow("Minified React error #418")


@pytest.mark.parametrize(
    "moment",
    [
        pytest.param(moment, marks=[] if moment in USUAL else [pytest.mark.thorough])
        for moment in MOMENTS
    ],
)
def test_the_page_works_after_a_translator_replaces_text_nodes(
    page: Page, survival: Survival, moment: str
) -> None:
    mutate(page, REPLACE_TEXTS, moment=moment)
    page.goto("/")
    wait_until(page, "window.mutated")

    survival.assert_works(page)


def test_the_page_works_while_a_translator_replaces_every_new_text_node(
    page: Page, survival: Survival
) -> None:
    page.add_init_script(
        f"""addEventListener("DOMContentLoaded", () => {{
          const replace = {REPLACE_TEXTS};
          const options = {{ childList: true, characterData: true, subtree: true }};
          const watcher = new MutationObserver(() => {{
            watcher.disconnect();
            replace();
            watcher.observe(document.body, options);
          }});
          watcher.observe(document.body, options);
          replace();
        }});"""
    )
    page.goto("/")

    survival.assert_works(page)


def test_the_countdown_keeps_running_while_the_page_is_translated(
    page: Page, content: SiteContent
) -> None:
    section, end = content.buy.countdown, content.facts.countdown
    stopped_at(page, end - timedelta(days=1, hours=1, minutes=1, seconds=5))
    page.goto("/")
    expect(page.locator("#buy [data-known=true]")).to_have_count(1)
    figures = page.locator("#buy [data-known=true] [aria-hidden=true]")
    units = [section.days, section.hours, section.minutes, section.seconds]

    for left in ((1, 1, 0, 40), (0, 23, 59, 20)):
        page.evaluate(REPLACE_TEXTS)
        page.clock.pause_at(end - timedelta(**dict(zip(UNITS, left, strict=True))))
        expect(figures).to_have_text(
            "".join(f"{n}{unit}" for n, unit in zip(left, units, strict=True))
        )
        sentence = section.spoken.format(**dict(zip(UNITS, left, strict=True)))
        expect(page.locator("#buy").get_by_text(sentence)).to_have_count(1)
    page.evaluate(REPLACE_TEXTS)
    page.clock.pause_at(end + timedelta(seconds=1))

    expect(page.get_by_text(section.ended)).to_be_visible()
    expect(figures).to_have_text("".join(f"0{unit}" for unit in units))


def test_the_reading_settings_work_while_the_page_is_translated(
    page: Page, content: SiteContent
) -> None:
    reading = content.reading
    page.goto("/")
    page.get_by_role("banner").get_by_role("button", name=reading.label).click()
    dialog = page.get_by_role("dialog", name=reading.label)
    contrast = dialog.get_by_role("group", name=reading.contrast.label)

    for value in (reading.contrast.high, reading.contrast.normal):
        page.evaluate(REPLACE_TEXTS)
        contrast.get_by_role("radio", name=value).check()
        expect(contrast.get_by_role("radio", name=value)).to_be_checked()
    page.evaluate(REPLACE_TEXTS)
    dialog.get_by_role("button", name=reading.reset_label).click()

    expect(dialog.locator("[aria-live]")).to_have_text(reading.was_reset)
