"""Wait until a page has its final layout, to measure or to picture it."""

from typing import Final

from playwright.sync_api import Page

from support.browsers.waiting import wait_until

# Nothing is left out for being off screen, and the page is as long two frames later.
IS_READY: Final = """
async () => {
  const length = () => document.documentElement.scrollHeight;
  const before = length();
  await new Promise((settle) => requestAnimationFrame(() => requestAnimationFrame(settle)));
  const parts = Array.from(document.querySelectorAll("body *"));
  return length() === before
    && parts.every((part) => getComputedStyle(part).contentVisibility !== "auto");
}
"""


def layout_ready(page: Page) -> None:
    """Wait until all of the page is laid out and keeps its length."""
    wait_until(page, IS_READY)
