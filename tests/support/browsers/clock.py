"""Advance the page's clock only from the test, however slow the machine is."""

from collections.abc import Callable

from playwright.sync_api import Page

from support.browsers.waiting import resting, wait_for


def stop_the_clock(page: Page) -> None:
    """Stop the clock; only the test advances it."""
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 60)


def run_until(page: Page, look: Callable[[], bool], what: str) -> None:
    """Run pending tasks until ``look`` returns something truthy, without advancing the clock."""

    def found() -> bool:
        page.clock.run_for(0)
        return look()

    wait_for(found, what, rest=resting(page))
