"""A browser tab in Firefox ESR or WebKitGTK, which Playwright cannot drive."""

from collections.abc import Callable
from typing import Any, Final

from selenium.common.exceptions import WebDriverException
from selenium.webdriver import ActionChains
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webdriver import WebDriver

from support.browsers.waiting import wait_for

# The selector for each role; the site has only native elements with these roles.
FIND: Final = """
const [role, name] = arguments;
const tags = { button: "button", link: "a[href]", slider: "input[type=range]", text: "summary *" };
const label = (element) => (element.ariaLabel ?? element.labels?.[0]?.textContent
  ?? element.textContent).trim();
const page = document.querySelector("dialog[open]") ?? document;
return Array.from(page.querySelectorAll(tags[role]))
  .filter((element) => element.checkVisibility() && !element.closest(".skip-link"))
  .find((element) => label(element).startsWith(name)) ?? null;
"""
HYDRATED: Final = "'hydrated' in document.documentElement.dataset"


class Tab:
    """A tab of a browser that is driven by Selenium."""

    def __init__(self, driver: WebDriver, base_url: str) -> None:
        self._driver = driver
        self._base_url = base_url

    def open(self, path: str, **stored: str) -> None:
        """Open a page with these values in localStorage, and wait for hydration."""
        if stored:
            self._driver.get(f"{self._base_url}/robots.txt")
            self._driver.execute_script("Object.assign(localStorage, arguments[0])", stored)
        self._driver.get(f"{self._base_url}{path}")
        self.expect(HYDRATED)

    def reset(self) -> None:
        """Clear all storage and reset the window."""
        self._driver.get(f"{self._base_url}/robots.txt")
        self._driver.execute_script("localStorage.clear(); sessionStorage.clear()")
        self._driver.delete_all_cookies()
        self.resize(1300, 900)

    def resize(self, width: int, height: int) -> None:
        """Resize the window, as far as the browser allows."""
        self._driver.set_window_rect(0, 0, width, height)

    def click(self, role: str, name: str) -> None:
        """Click the first visible element with this role and a name that starts with ``name``."""
        self._find(role, name).click()

    def focus(self, role: str, name: str) -> None:
        """Focus the first visible element with this role and a name that starts with ``name``."""
        self._driver.execute_script("arguments[0].focus()", self._find(role, name))

    def press(self, key: str) -> None:
        """Press a key, given by its DOM name."""
        words = {"ArrowRight": Keys.ARROW_RIGHT, "ArrowLeft": Keys.ARROW_LEFT}
        pressed = words.get(key, getattr(Keys, key.upper(), key))
        ActionChains(self._driver).send_keys(pressed).perform()

    def expect(self, condition: str) -> None:
        """Wait until a JavaScript expression is true."""
        self._wait_for(lambda: self.run(condition), condition)

    def run(self, script: str) -> Any:
        """Return the value of a JavaScript expression."""
        return self._driver.execute_script(f"return ({script})")

    def _find(self, role: str, name: str) -> Any:
        found = self._wait_for(
            lambda: self._driver.execute_script(FIND, role, name), f"the {role} {name}"
        )
        self._driver.execute_script(
            "arguments[0].scrollIntoView({block: 'center', behavior: 'instant'})", found
        )
        return found

    def _wait_for(self, look: Callable[[], Any], what: str) -> Any:
        return wait_for(look, what, excused=WebDriverException)
