"""Simulated network faults."""

from typing import Any

from playwright.sync_api import Page, Route


def answer_with(page: Page, pattern: str, **reply: Any) -> None:
    page.route(pattern, lambda route: route.fulfill(**reply))


def refuse(page: Page, pattern: str) -> None:
    page.route(pattern, lambda route: route.abort())


class HeldRequests:
    """Holds back matching requests until ``release``; later requests pass at once."""

    def __init__(self, page: Page, pattern: str) -> None:
        self._routes: list[Route] | None = []
        page.route(pattern, self._hold)

    def release(self) -> None:
        """Continue the requests in reverse order."""
        routes, self._routes = self._routes or [], None
        for route in reversed(routes):
            route.continue_()

    def _hold(self, route: Route) -> None:
        if self._routes is None:
            route.continue_()
        else:
            self._routes.append(route)
