"""Wait for a condition: of anything, or in a page whose policy forbids what Playwright would do."""

from collections.abc import Callable
from time import monotonic, sleep
from typing import Any, Final, TypeVar

from playwright.sync_api import Error, Page
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

Found = TypeVar("Found")

PATIENCE_S: Final = 30
TIMEOUT_MS: Final = PATIENCE_S * 1000
LOOK_EVERY_S: Final = 0.05


def wait_for(
    look: Callable[[], Found],
    what: str,
    *,
    patience_s: float = PATIENCE_S,
    excused: type[Exception] | tuple[()] = (),
    rest: Callable[[float], None] = sleep,
) -> Found:
    """Return what ``look`` finds as soon as it finds something.

    An error that is ``excused`` means that there is nothing to be found yet; ``rest`` passes the
    seconds between two looks.
    """
    deadline = monotonic() + patience_s
    problem: Exception | None = None
    while True:
        try:
            if found := look():
                return found
        except excused as error:
            problem = error
        if monotonic() > deadline:
            raise TimeoutError(f"waited {patience_s:g} s for {what}") from problem
        rest(LOOK_EVERY_S)


def resting(page: Page) -> Callable[[float], None]:
    """Return a rest in which Playwright hears what the page does."""
    return lambda seconds: page.wait_for_timeout(seconds * 1000)


def wait_until(
    page: Page, expression: str, *, arg: Any = None, timeout: float = TIMEOUT_MS
) -> None:
    """Wait until a JavaScript expression is true, or a function of ``arg`` returns something true.

    ``Page.wait_for_function`` runs text as code inside the page, which its policy forbids.
    """

    def look() -> bool:
        # An empty object is true in JavaScript, and false in Python.
        return page.evaluate(expression, arg) not in (None, False, 0, "")

    try:  # the page may be on its way to another, which is an error to ask
        wait_for(look, expression, patience_s=timeout / 1000, excused=Error, rest=resting(page))
    except TimeoutError as error:
        raise PlaywrightTimeoutError(str(error)) from error.__cause__
