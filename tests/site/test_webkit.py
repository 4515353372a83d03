"""The main journeys in WebKitGTK; Firefox runs the other tests with ``--browser firefox``."""

import os
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver import ActionChains, Keys
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.webkitgtk.service import Service

from support.browsers.waiting import wait_for
from support.content.languages import RIGHT_TO_LEFT, texts_of
from support.content.parts import ACCORDIONS
from support.screen_reader.private_desktop import private_desktop
from support.tools import WEBKIT

pytestmark = pytest.mark.engines

ROOT: Final = "document.documentElement"


@pytest.fixture(scope="module")
def webkit() -> Iterator[WebDriver]:
    """WebKitGTK's MiniBrowser on a desktop of its own."""
    options = webdriver.WebKitGTKOptions()
    options.binary_location = str(max(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser")))
    options.add_argument("--automation")
    with private_desktop() as desktop:
        own = desktop.environment | {"WEBKIT_DISABLE_COMPOSITING_MODE": "1"}
        service = Service(WEBKIT.path(), env=own, log_output=os.devnull)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # raised by Selenium itself
            driver = webdriver.WebKitGTK(options=options, service=service)
        yield driver
        driver.quit()


def test_the_main_journeys(webkit: WebDriver, base_url: str) -> None:
    def run(expression: str) -> Any:
        return webkit.execute_script(f"return ({expression})")

    def expect(condition: str) -> None:
        wait_for(lambda: run(condition), condition, excused=WebDriverException)

    def press(selector: str) -> None:
        run(f"document.querySelector({selector!r}).click()")

    webkit.set_window_rect(0, 0, 1300, 900)
    webkit.get(base_url)
    expect(f"'hydrated' in {ROOT}.dataset")

    press(".header [data-switches=theme]")
    expect(f"{ROOT}.matches('.dark') && document.body.matches('.dark-mode')")
    webkit.refresh()
    expect(f"{ROOT}.matches('.dark') && 'hydrated' in {ROOT}.dataset")

    name = ACCORDIONS[-1]
    press(f"#{name} details:not([open]) summary")
    expect(f"document.querySelectorAll('#{name} details[open]').length === 1")
    expect(f"!document.querySelector('#{name} details').open")

    slider = "document.querySelector('input[type=range]')"
    if before := run(f"{slider}?.ariaValueText"):
        run(f"{slider}.focus()")
        ActionChains(webkit).send_keys(Keys.ARROW_RIGHT).perform()
        expect(f"{slider}.ariaValueText !== {before!r}")

    press("#language")
    expect("document.querySelector('#header-languages').matches(':popover-open')")
    press(f":popover-open [data-language={RIGHT_TO_LEFT.code}]")
    expect(f"{ROOT}.dir === 'rtl' && 'hydrated' in {ROOT}.dataset")
    title = texts_of(RIGHT_TO_LEFT.code)["hero.title"]
    expect(f"document.querySelector('h1').textContent === {str(title)!r}")

    webkit.set_window_rect(0, 0, 450, 800)  # its window cannot be narrower
    expect(f"{ROOT}.scrollWidth <= innerWidth")
    press("[commandfor=menu][command=show-modal]")
    expect("document.querySelector('#menu').matches(':modal')")
    ActionChains(webkit).send_keys(Keys.ESCAPE).perform()
    expect("!document.querySelector('#menu').open")
