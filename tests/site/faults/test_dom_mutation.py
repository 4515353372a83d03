"""A translator that replaces the text nodes that React renders does not break the page."""

import pytest
from playwright.sync_api import Page, expect

from drishti.content.schema.site_content import SiteContent
from support.browsers.dom_mutation import translate_always
from support.browsers.fake_speech import FakeSpeech
from support.browsers.page_errors import Faults
from support.browsers.survival import expect_page_works


@pytest.fixture(autouse=True)
def _translator(page: Page, faults: Faults) -> None:
    translate_always(page, faults)


def test_the_page_works_while_it_is_translated(page: Page) -> None:
    page.goto("/")

    expect_page_works(page)


def test_translated_labels_and_messages_follow_the_state(page: Page, content: SiteContent) -> None:
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
