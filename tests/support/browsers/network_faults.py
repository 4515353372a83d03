"""Simulated network faults, and blocked storage."""

from typing import Any, Final

from playwright.sync_api import Page, Route

REFUSED: Final = """Object.defineProperty(window, "{name}", {{
  get() {{ throw new DOMException("refused", "SecurityError"); }},
}});"""


def answer_with(page: Page, pattern: str, **reply: Any) -> None:
    """Answer matching requests with ``reply``."""
    page.route(pattern, lambda route: route.fulfill(**reply))


def refuse(page: Page, pattern: str) -> None:
    """Abort matching requests."""
    page.route(pattern, lambda route: route.abort())


def hold(page: Page, pattern: str) -> list[Route]:
    """Leave matching requests pending, and return a growing list of them."""
    held: list[Route] = []

    def keep(route: Route) -> None:
        held.append(route)

    page.route(pattern, keep)
    return held


def release(held: list[Route]) -> None:
    """Continue pending requests."""
    while held:
        held.pop().continue_()
