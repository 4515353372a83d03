"""The site does not violate its policy, which lets Google in only where needed."""

import re
from html import escape
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from drishti.content.schema.language import Language
from support.browsers.fake_widget import FakeWidget
from support.browsers.page_errors import NOTE_VIOLATIONS, Faults
from support.browsers.visitors import language_picker
from support.browsers.waiting import expect_hydrated, layout_ready, wait_until
from support.content.languages import ENGLISH, OTHER, RIGHT_TO_LEFT, TRANSLATED, texts_of
from support.hosts.static_host import Host


def use(page: Page, last: str) -> None:
    """Operate the page's controls, down to the link ``last`` in the footer."""
    language_picker(page).click()
    page.keyboard.press("Escape")
    for summary in page.get_by_role("main").locator("summary").all():
        summary.click()
    for slider in page.get_by_role("slider").all():
        slider.fill("50")
    page.get_by_role("banner").locator("button[aria-pressed]").click()
    layout_ready(page)
    page.get_by_role("contentinfo").scroll_into_view_if_needed()
    expect(page.get_by_role("contentinfo").get_by_role("link", name=last)).to_be_in_viewport()


@pytest.mark.parametrize(
    ("language", "route"),
    [
        (ENGLISH, "/"),
        (ENGLISH, "/no-such-page"),
        (RIGHT_TO_LEFT, "/"),
        (RIGHT_TO_LEFT, "/disclaimer"),
    ],
    ids=lambda value: value if isinstance(value, str) else value.code,
)
def test_no_page_violates_its_policy(
    page: Page, host: Host, faults: Faults, language: Language, route: str
) -> None:
    faults.allow("404")
    widget = FakeWidget(page, replaces=True)
    page.add_init_script(NOTE_VIOLATIONS)
    page.add_init_script(f"localStorage.tlang = {language.code!r}")
    page.goto(f"{host.address}{language.path(route)}")
    use(page, texts_of(language.code)["footer.terms_label"])
    expect_hydrated(page)
    changes = 0 if language is ENGLISH else 2
    wait_until(page, "count => (window.changes?.length ?? 0) === count", arg=changes)

    assert len(widget.requests) == bool(changes)
    assert page.evaluate("window.violations ?? []") == []


def test_a_page_lets_google_in_only_in_another_language_and_if_it_says_so(
    site: Path, newer_site: Path, strictest_site: Path
) -> None:
    notices = [escape(texts_of(language.code)["language.notice"]) for language in TRANSLATED]
    folders = {site: "everywhere", newer_site: "where needed", strictest_site: "nowhere"}
    for page in (page for folder in folders for page in folder.rglob("*.html")):
        html = page.read_text("utf-8")
        policy = html.split('Content-Security-Policy" content="')[1].split('"')[0]
        is_english = re.search(r'<html\b[^>]* lang="en"', html) is not None
        says_so = not is_english and any(notice in html for notice in notices)
        asks = next(when for folder, when in folders.items() if page.is_relative_to(folder))
        assert ("google" in policy) == says_so, page
        assert ("trusted-types offline" in policy) != says_so, page
        assert "unsafe" not in policy, page
        assert asks == "where needed" or says_so == (asks == "everywhere" and not is_english), page

    legal = newer_site / f"{OTHER.path('/disclaimer')}.html".strip("/")  # never fully translated
    assert "google" in legal.read_text("utf-8")
