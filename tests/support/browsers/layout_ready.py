"""Wait until a page has its final layout, before measuring or capturing it."""

from typing import Final

from playwright.sync_api import Page

from support.browsers.waiting import TWO_FRAMES, wait_until

# The typeface is there, no layout is deferred, and the height of the page has been stable for two
# frames.
IS_READY: Final = f"""
async () => {{
  await document.fonts.ready;
  const length = () => document.documentElement.scrollHeight;
  const before = length();
  await {TWO_FRAMES};
  const parts = Array.from(document.querySelectorAll("body *"));
  return length() === before
    && parts.every((part) => getComputedStyle(part).contentVisibility !== "auto")
    && parts.every((part) => part.style.contentVisibility !== "hidden");
}}
"""


def layout_ready(page: Page) -> None:
    """Wait until the whole page is laid out and its height has settled."""
    wait_until(page, IS_READY)
