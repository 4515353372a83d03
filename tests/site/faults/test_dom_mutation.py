"""A translator that replaces the text nodes that React renders does not break the page."""

from datetime import timedelta

import pytest
from playwright.sync_api import Page, expect

from drishti.content.schema.site_content import SiteContent
from support.browsers.clock import stopped_at
from support.browsers.dom_mutation import REPLACE_TEXTS
from support.browsers.fake_speech import FakeSpeech
from support.browsers.page_errors import Faults
from support.browsers.survival import expect_page_works


@pytest.fixture(autouse=True)
def _translator(page: Page, faults: Faults) -> None:
    """Replaces every text node of the page, before hydration and whenever one is added."""
    faults.allow("Minified React error #418")  # React renders a changed page again
    page.add_init_script(
        f"""addEventListener("DOMContentLoaded", () => {{
          const translate = () => {{
            watcher.disconnect();
            ({REPLACE_TEXTS})();
            watcher.observe(document.body, {{ childList: true, subtree: true }});
          }};
          const watcher = new MutationObserver(translate);
          translate();
        }});"""
    )


def test_the_page_works_while_it_is_translated(page: Page, content: SiteContent) -> None:
    page.goto("/")

    expect_page_works(page, content)


def test_the_countdown_keeps_running_while_the_page_is_translated(
    page: Page, content: SiteContent
) -> None:
    countdown, end = content.buy.countdown, content.facts.countdown
    stopped_at(page, end - timedelta(seconds=25))
    page.goto("/")
    figures = page.locator("#buy [data-known=true] [aria-hidden=true]")
    figures.scroll_into_view_if_needed()  # out of view, the countdown ticks once a minute
    expect(figures).to_contain_text(f"25{countdown.seconds}")

    page.clock.pause_at(end - timedelta(seconds=7))

    sentence = countdown.spoken.format(days=0, hours=0, minutes=0)
    expect(page.locator("#buy").get_by_text(sentence)).to_have_count(1)
    expect(figures).to_contain_text(f"0{countdown.minutes}7{countdown.seconds}")
    page.clock.pause_at(end + timedelta(seconds=1))
    expect(page.get_by_text(countdown.ended)).to_be_visible()


def test_labels_and_messages_follow_the_state_while_the_page_is_translated(
    page: Page, content: SiteContent
) -> None:
    listen, reading = content.listen, content.reading
    FakeSpeech(page)
    page.goto("/")
    page.get_by_role("banner").get_by_role("button", name=reading.label).click()
    dialog = page.get_by_role("dialog", name=reading.label)
    dialog.get_by_role("button", name=reading.reset_label).click()
    expect(dialog.locator("[aria-live]")).to_have_text(reading.was_reset)

    dialog.get_by_role("button", name=listen.page_label).click()
    bar = page.get_by_role("region", name=listen.label)
    for label in (listen.pause_label, listen.resume_label, listen.pause_label):
        button = bar.get_by_role("button", name=label)
        expect(button).to_have_text(label)
        button.click()
