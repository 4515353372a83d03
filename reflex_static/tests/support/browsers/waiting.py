"""Wait for conditions, even in pages whose CSP blocks Playwright's own ``wait_for_function``."""

from collections.abc import Callable
from time import monotonic, sleep
from typing import Any, Final, TypeVar

from playwright.sync_api import Error, Page, expect

Found = TypeVar("Found")

PATIENCE_S: Final = 30
TIMEOUT_MS: Final = PATIENCE_S * 1000
LOOK_EVERY_S: Final = 0.05

ANIMATED: Final = """
part => Promise.all(part.getAnimations({ subtree: true }).map((each) => each.finished))
  .then(() => true)
"""
"""Resolves once the animations of the element and of what is in it have finished."""
TWO_FRAMES: Final = (
    "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
)
"""A JavaScript promise that is fulfilled once a frame has been painted."""

# No layout is deferred any more, and the height of the page has been stable for two frames.
IS_READY: Final = f"""
async () => {{
  const length = () => document.documentElement.scrollHeight;
  const before = length();
  await {TWO_FRAMES};
  const parts = Array.from(document.querySelectorAll("body *"));
  return length() === before
    && parts.every((part) => getComputedStyle(part).contentVisibility !== "auto");
}}
"""


def wait_for(
    look: Callable[[], Found],
    what: str,
    *,
    patience_s: float = PATIENCE_S,
    excused: type[Exception] | tuple[()] = (),
    rest: Callable[[float], None] = sleep,
) -> Found:
    """Call ``look`` until it returns something truthy, and return that.

    ``excused`` errors count as falsy results; ``rest`` waits between two calls.
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
    """Return a ``rest`` for ``wait_for`` during which Playwright processes the page's events."""
    return lambda seconds: page.wait_for_timeout(seconds * 1000)


def wait_until(page: Page, expression: str, *, arg: Any = None) -> None:
    """Wait until a JavaScript expression, or a function of ``arg``, is truthy.

    ``Page.wait_for_function`` evaluates a string inside the page, which its CSP forbids.
    """

    def look() -> bool:
        # Empty objects are truthy in JavaScript but falsy in Python.
        return page.evaluate(expression, arg) not in (None, False, 0, "")

    # Evaluating fails during navigation.
    wait_for(look, expression, excused=Error, rest=resting(page))


def expect_hydrated(page: Page) -> None:
    """Wait until the scripts of a page have taken over."""
    expect(page.locator("html")).to_have_attribute("data-hydrated", "")


def layout_ready(page: Page) -> None:
    """Wait until the whole page is laid out and its height has settled."""
    wait_until(page, IS_READY)


def load_images(page: Page) -> None:
    """Load and decode every image, including those out of view."""
    page.evaluate(
        """() => Promise.all(Array.from(document.images, (image) => {
          image.loading = "eager";
          return image.decode();
        }))"""
    )
