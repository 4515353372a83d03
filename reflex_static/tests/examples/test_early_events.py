"""What a visitor does before the scripts arrive is repeated after hydration, once."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from support.browsers.network_faults import HeldRequests

Early = Callable[[str], tuple[Page, HeldRequests]]


@pytest.fixture
def early(visit: Callable[..., Page], idioms_here: str) -> Early:
    def opened(path: str) -> tuple[Page, HeldRequests]:
        page = visit(base_url=idioms_here)
        scripts = HeldRequests(page, "**/assets/*.js")
        page.goto(path, wait_until="commit")
        return page, scripts

    return opened


def test_several_presses_of_a_button_count_once(early: Early) -> None:
    page, scripts = early("/")
    for _ in range(3):
        page.get_by_role("button", name="More").click()
    scripts.release()
    expect(page.locator("output")).to_have_text("1")


@pytest.mark.parametrize("change", ["", "document.querySelector('main').prepend('new')"])
def test_the_last_press_is_the_last_even_if_react_draws_the_page_anew(
    early: Early, request: pytest.FixtureRequest, change: str
) -> None:
    request.getfixturevalue("faults").allow("Minified React error #418")
    page, scripts = early("/tabs")
    for name in ("Coffee", "Cocoa", "Coffee"):
        page.get_by_role("tab", name=name).click()
    page.evaluate(change)
    scripts.release()
    expect(page.get_by_role("tab", selected=True)).to_have_text("Coffee")


def test_a_choice_and_a_submission_are_kept(early: Early) -> None:
    page, scripts = early("/controls")
    page.get_by_label("green").check()
    scripts.release()
    expect(page.locator("output")).to_contain_text("green tea")
    page, scripts = early("/signup")
    page.get_by_label("Name").fill("asha")
    page.get_by_label("Name").press("Enter")
    scripts.release()
    expect(page.locator("output")).to_have_text("Asha")


def test_the_browser_itself_submits_a_form_that_has_an_address(early: Early) -> None:
    page, _ = early("/")
    prevented = """["", "action=/x"].map((address) => {
      document.body.insertAdjacentHTML("beforeend", `<form ${address}></form>`);
      const event = new Event("submit", { bubbles: true, cancelable: true });
      document.body.lastChild.dispatchEvent(event);
      return event.defaultPrevented;
    })"""

    assert page.evaluate(prevented) == [True, False]
