"""The expected output of the calculator, also used to check that a page is interactive."""

from playwright.sync_api import Page, expect

from drishti.content.schema.site_content import SiteContent
from drishti.presale.calculator import dollar_label, gain_cents, percent_label


def rise_at(content: SiteContent, position: int) -> str:
    """Return the displayed rise with the slider at ``position``."""
    return percent_label(position * content.calculator.rise_tenths_per_step)


def gain_at(content: SiteContent, position: int) -> str:
    """Return the displayed gain with the slider at ``position``."""
    tenths = position * content.calculator.rise_tenths_per_step
    return dollar_label(gain_cents(content.calculator.holding.cents, tenths))


def calculate(page: Page, content: SiteContent, position: int = 50) -> None:
    """Move the slider to ``position`` and expect the gain to follow."""
    page.get_by_role("slider").fill(str(position))
    expect(page.get_by_text(gain_at(content, position), exact=True)).to_be_visible()
