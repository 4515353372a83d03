"""Wait until a page has its final layout, before measuring or capturing it."""

from typing import Final

from playwright.sync_api import Page

from support.browsers.waiting import TWO_FRAMES, wait_until

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
