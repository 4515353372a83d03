"""Translators and browser extensions that change the DOM that React renders."""

from datetime import timedelta

import pytest
from playwright.sync_api import Page, expect

from drishti.content.schema.site_content import SiteContent
from support.browsers.clock import stopped_at
from support.browsers.dom_mutation import REPLACE_TEXTS
from support.browsers.fake_speech import FakeSpeech
from support.browsers.page_errors import Faults
from support.browsers.survival import expect_page_works
from support.browsers.waiting import expect_hydrated, wait_until

ADD_ELEMENTS = """
() => {
  document.body.prepend(document.createElement("grammarly-desktop-integration"));
  document.body.className += " vsc-initialized";
  for (const part of document.querySelectorAll("section, h2, p, button, li, summary")) {
    part.setAttribute("data-extension", "");
    part.prepend(document.createElement("extension-icon"));
  }
}
"""
# Runs CHANGE before React hydrates the page or, with every mutation, before and after.
RUN = """
addEventListener("DOMContentLoaded", () => {
  const watcher = new MutationObserver(() => run());
  const run = () => {
    watcher.disconnect();
    (CHANGE)();
    window.isChanged = true;
    const everyChange = { childList: true, characterData: true, subtree: true };
    if (REPEATS) watcher.observe(document.body, everyChange);
  };
  run();
});
"""


@pytest.fixture(autouse=True)
def _hydration_mismatch(faults: Faults) -> None:
    """React logs an error when it falls back to client rendering after a mismatch."""
    faults.allow("Minified React error #418")


def keep_translating(page: Page) -> None:
    """Replace every text node of the page, also those that React adds later."""
    page.add_init_script(RUN.replace("CHANGE", REPLACE_TEXTS).replace("REPEATS", "true"))


@pytest.mark.parametrize("change", [REPLACE_TEXTS, ADD_ELEMENTS], ids=["translator", "extension"])
def test_the_page_works_if_it_is_changed_before_hydration(
    page: Page, content: SiteContent, change: str
) -> None:
    page.add_init_script(RUN.replace("CHANGE", change).replace("REPEATS", "false"))
    page.goto("/")
    wait_until(page, "window.isChanged")

    expect_page_works(page, content)


def test_the_page_works_if_it_is_translated_after_hydration(
    page: Page, content: SiteContent
) -> None:
    page.goto("/")
    expect_hydrated(page)
    page.evaluate(REPLACE_TEXTS)

    expect_page_works(page, content)


def test_the_page_works_while_a_translator_replaces_every_new_text(
    page: Page, content: SiteContent
) -> None:
    keep_translating(page)
    page.goto("/")

    expect_page_works(page, content)


def test_the_countdown_keeps_running_while_the_page_is_translated(
    page: Page, content: SiteContent
) -> None:
    countdown, end = content.buy.countdown, content.facts.countdown
    stopped_at(page, end - timedelta(days=1, hours=1, minutes=1, seconds=5))
    keep_translating(page)
    page.goto("/")
    figures = page.locator("#buy [data-known=true] [aria-hidden=true]")

    for hours, minutes, seconds in ((1, 1, 5), (1, 0, 40), (0, 59, 20)):
        left = {"days": 1, "hours": hours, "minutes": minutes, "seconds": seconds}
        page.clock.pause_at(end - timedelta(**left))
        expect(figures).to_have_text(
            "".join(f"{figure}{getattr(countdown, unit)}" for unit, figure in left.items())
        )
        expect(page.locator("#buy").get_by_text(countdown.spoken.format(**left))).to_have_count(1)
    page.clock.pause_at(end + timedelta(seconds=1))

    expect(page.get_by_text(countdown.ended)).to_be_visible()


def test_labels_and_messages_follow_the_state_while_the_page_is_translated(
    page: Page, content: SiteContent
) -> None:
    listen, reading = content.listen, content.reading
    speech = FakeSpeech(page)
    keep_translating(page)
    page.goto("/")
    page.get_by_role("banner").get_by_role("button", name=reading.label).click()
    dialog = page.get_by_role("dialog", name=reading.label)
    dialog.get_by_role("radio", name=reading.contrast.high).check()
    dialog.get_by_role("button", name=reading.reset_label).click()
    expect(dialog.locator("[aria-live]")).to_have_text(reading.was_reset)

    dialog.get_by_role("button", name=listen.page_label).click()
    bar = page.get_by_role("region", name=listen.label)
    for label in (listen.pause_label, listen.resume_label, listen.pause_label):
        button = bar.get_by_role("button", name=label)
        expect(button).to_have_text(label)
        button.click()
    bar.get_by_role("button", name=listen.resume_label).click()
    speech.fail()

    expect(page.get_by_text(listen.failed)).to_be_visible()
    expect(bar.get_by_role("button", name=listen.resume_label)).to_be_visible()
