"""Advance the page's clock only from the test, however slow the machine is."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Final

from playwright.sync_api import Page

from support.browsers.waiting import resting, wait_for

ANY_MOMENT: Final = datetime(2025, 1, 1, tzinfo=UTC)


def stopped_at(page: Page, moment: datetime = ANY_MOMENT) -> None:
    """Stop the clock of pages at ``moment`` before they open; only the test advances it."""
    # A clock runs once it is installed, and cannot be paused at a time that has passed.
    page.clock.install(time=moment - timedelta(hours=1))
    page.clock.pause_at(moment)


def run_until(page: Page, look: Callable[[], bool], what: str) -> None:
    """Run pending tasks until ``look`` returns something truthy, without advancing the clock."""

    def found() -> bool:
        page.clock.run_for(0)
        return look()

    wait_for(found, what, rest=resting(page))
