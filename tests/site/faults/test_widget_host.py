"""The translator's host refuses, hangs, sends garbage or answers too late."""

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from support.browsers.clock import run_until, stopped_at
from support.browsers.fake_widget import COUNT_LOOKS, URL, WARNING, FakeWidget
from support.browsers.network_faults import answer_with, hold, refuse
from support.browsers.page_errors import Faults
from support.browsers.survival import Survival
from support.browsers.visitors import choose_language
from support.content.languages import OTHER

PATIENCE_MS = 5_000
ANSWERS: dict[str, dict[str, Any]] = {
    "missing": {"status": 404},
    "broken": {"status": 503, "body": "busy"},
    "a web page": {"content_type": "text/html", "body": "<p>Log in to go on"},
    "html as script": {"content_type": "text/javascript", "body": "<p>Log in to go on"},
    "nothing": {"content_type": "text/javascript", "body": ""},
    "defines nothing": {"content_type": "text/javascript", "body": "window.google = {};"},
    "calls too early": {"content_type": "text/javascript", "body": "startTranslationWidget();"},
    "throws": {"content_type": "text/javascript", "body": "throw Error('from google');"},
    "takes the page's names": {
        "content_type": "text/javascript",
        "body": "window.google = null; document.documentElement.className = 'translated-ltr';",
    },
}

SIMILAR = ("missing", "broken", "html as script", "nothing", "defines nothing", "calls too early")


@pytest.fixture(autouse=True)
def _widget_errors(faults: Faults) -> None:
    for part in ("from google", "Unexpected token '<'"):
        faults.allow(part)
    faults.allow("Cannot read properties of")  # thrown in the callback that the widget calls


def open_another_language(page: Page) -> None:
    """Open the page in a chosen language; the clock is stopped."""
    stopped_at(page)
    page.add_init_script(f"sessionStorage.seeded ??= (localStorage.tlang = {OTHER.code!r})")
    page.add_init_script(COUNT_LOOKS)
    page.goto(OTHER.path("/"), wait_until="domcontentloaded")  # the script may hang
    run_until(page, lambda: page.evaluate("window.looks") == 1, "the first look")


def assert_works(page: Page, survival: Survival) -> None:
    """Let the clock run again and use the page, to the choice of English."""
    page.clock.resume()
    survival.assert_controls(page, scripts=True)
    choose_language(page, "en")
    expect(page).to_have_url("/")


@pytest.mark.parametrize(
    "answer",
    [
        pytest.param(answer, marks=[pytest.mark.thorough] if answer in SIMILAR else [])
        for answer in (*ANSWERS, "refused", "hanging")
    ],
)
def test_the_page_works_whatever_the_widget_host_answers(
    page: Page, survival: Survival, faults: Faults, answer: str
) -> None:
    if answer == "hanging":
        hold(page, URL)
    elif answer == "refused":
        refuse(page, URL)
    else:
        answer_with(page, URL, **ANSWERS[answer])
    open_another_language(page)

    page.clock.run_for(PATIENCE_MS // 2)
    assert not any(WARNING in fault for fault in faults.seen)
    page.clock.run_for(PATIENCE_MS // 2)

    with_warning = [fault for fault in faults.seen if WARNING in fault]
    assert with_warning == [f"console warning: {WARNING}"]
    assert_works(page, survival)


@pytest.mark.parametrize(
    ("after_ms", "is_used"),
    [
        pytest.param(0, True, marks=pytest.mark.thorough),  # similar to 4.4 seconds
        (4_400, True),
        (30_000, False),
    ],
)
def test_a_late_widget_is_used_only_within_five_seconds(
    page: Page, survival: Survival, after_ms: int, is_used: bool
) -> None:
    widget = FakeWidget(page, starts=False)
    open_another_language(page)
    loaded = "document.getElementById('translation-widget') !== null"
    run_until(page, partial(page.evaluate, loaded), "the widget's script")
    page.clock.run_for(after_ms)

    widget.start()
    page.clock.run_for(1_000)

    assert [change["value"] for change in widget.changes] == [OTHER.code] * 2 * is_used
    assert_works(page, survival)
