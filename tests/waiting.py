"""Wait for a condition in a page whose security policy forbids what Playwright would do."""

from time import monotonic
from typing import Any, Final

from playwright.sync_api import Error, Page
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

TIMEOUT_MS: Final = 10_000
LOOK_AGAIN_MS: Final = 50


def wait_for_function(
    page: Page, expression: str, *, arg: Any = None, timeout: float = TIMEOUT_MS
) -> None:
    """Stand in for ``Page.wait_for_function``, which runs text as code inside the page."""
    deadline = monotonic() + timeout / 1000
    problem: Error | None = None
    while monotonic() < deadline:
        try:
            # An empty object is true in JavaScript, and false in Python.
            if page.evaluate(expression, arg) not in (None, False, 0, ""):
                return
        except Error as error:  # the page may be on its way to another
            problem = error
        page.wait_for_timeout(LOOK_AGAIN_MS)
    raise PlaywrightTimeoutError(f"never came true: {expression}") from problem
