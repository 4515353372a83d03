"""A network that answers wrong, late, or not at all; a storage that is refused."""

from typing import Any, Final

from playwright.sync_api import Page, Route

REFUSED: Final = """Object.defineProperty(window, "{name}", {{
  get() {{ throw new DOMException("refused", "SecurityError"); }},
}});"""


def answer_with(page: Page, pattern: str, **reply: Any) -> None:
    """Answer the requests that match with ``reply`` instead of what the site has."""
    page.route(pattern, lambda route: route.fulfill(**reply))


def refuse(page: Page, pattern: str) -> None:
    """Refuse the requests that match."""
    page.route(pattern, lambda route: route.abort())


def hold(page: Page, pattern: str) -> list[Route]:
    """Leave the requests that match without an answer, and return them as they come."""
    held: list[Route] = []

    def keep(route: Route) -> None:
        held.append(route)

    page.route(pattern, keep)
    return held


def let_go(held: list[Route]) -> None:
    """Answer the requests that were held."""
    while held:
        held.pop().continue_()
