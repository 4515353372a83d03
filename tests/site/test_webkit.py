"""The main journeys in WebKitGTK; Firefox runs the other tests with ``--browser firefox``."""

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from selenium.common.exceptions import WebDriverException
from selenium.webdriver import ActionChains, Keys
from selenium.webdriver.remote.webdriver import WebDriver

from drishti.content.schema.site_content import SiteContent
from support.browsers.calculator import gain_at
from support.browsers.waiting import wait_for
from support.browsers.webkit import webkit_driver
from support.content.languages import RIGHT_TO_LEFT, texts_of

pytestmark = pytest.mark.engines

ROOT: Final = "document.documentElement"
Expect = Callable[[str], None]


@pytest.fixture(scope="session")
def webkit() -> Iterator[WebDriver]:
    with webkit_driver() as driver:
        yield driver


@pytest.fixture
def expect(webkit: WebDriver, base_url: str) -> Expect:
    """Opens the home page without stored data, and waits for JavaScript conditions on it."""

    def expect(condition: str) -> None:
        wait_for(lambda: run(webkit, condition), condition, excused=WebDriverException)

    webkit.get(f"{base_url}/robots.txt")
    webkit.execute_script("localStorage.clear()")
    webkit.set_window_rect(0, 0, 1300, 900)
    webkit.get(base_url)
    expect(f"'hydrated' in {ROOT}.dataset")
    return expect


def run(webkit: WebDriver, expression: str) -> Any:
    return webkit.execute_script(f"return ({expression})")


def press(webkit: WebDriver, selector: str) -> None:
    webkit.execute_script(f"document.querySelector({selector!r}).click()")


def test_the_theme_toggles_and_persists(webkit: WebDriver, expect: Expect) -> None:
    press(webkit, "[data-switches=theme]")
    expect(f"{ROOT}.matches('.dark') && document.body.matches('.dark-mode')")

    webkit.refresh()

    expect(f"{ROOT}.matches('.dark')")


def test_a_language_can_be_chosen(webkit: WebDriver, expect: Expect) -> None:
    press(webkit, "#language")
    expect("document.querySelector('#header-languages').matches(':popover-open')")
    press(webkit, f":popover-open [data-language={RIGHT_TO_LEFT.code}]")

    expect(f"{ROOT}.dir === 'rtl'")
    title = texts_of(RIGHT_TO_LEFT.code)["hero.title"]
    expect(f"document.querySelector('h1').textContent === {str(title)!r}")


def test_the_menu_opens_and_escape_closes_it(webkit: WebDriver, expect: Expect) -> None:
    webkit.set_window_rect(0, 0, 450, 800)  # the least width of its window
    expect(f"{ROOT}.scrollWidth <= innerWidth")
    press(webkit, "[commandfor=menu][command=show-modal]")
    expect("document.querySelector('#menu').matches(':modal')")

    ActionChains(webkit).send_keys(Keys.ESCAPE).perform()

    expect("!document.querySelector('#menu').open")


def test_one_answer_is_open_at_a_time(webkit: WebDriver, expect: Expect) -> None:
    press(webkit, "#faq details:not([open]) summary")

    expect("document.querySelectorAll('#faq details[open]').length === 1")
    expect("!document.querySelector('#faq details').open")


def test_the_slider_answers_the_keyboard(
    webkit: WebDriver, expect: Expect, content: SiteContent
) -> None:
    webkit.execute_script("document.querySelector('input[type=range]').focus()")

    ActionChains(webkit).send_keys(Keys.ARROW_RIGHT).perform()

    gain = gain_at(content, content.calculator.start + 1)
    expect(f"document.querySelector('#calculator').textContent.includes({gain!r})")
