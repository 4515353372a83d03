"""The numbers of the countdown, found by the unit beside each."""

from playwright.sync_api import Locator, Page, expect

from drishti.content.schema.site_content import SiteContent


def time_left(page: Page, content: SiteContent, unit: str) -> Locator:
    """Return the number of ``days``, ``hours``, ``minutes`` or ``seconds``."""
    word = page.locator("#buy").get_by_text(getattr(content.buy.countdown, unit), exact=True)
    return word.locator("xpath=preceding-sibling::*")


def expect_time(page: Page, content: SiteContent, **figures: int) -> None:
    """Expect the countdown to show these numbers."""
    for unit, figure in figures.items():
        expect(time_left(page, content, unit)).to_have_text(str(figure))
