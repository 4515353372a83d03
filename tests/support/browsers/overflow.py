"""Horizontal overflow of the page, and overlaps in the header."""

from typing import Final

from playwright.sync_api import Page

OVERFLOW: Final = """
() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    const seen = parentElement.checkVisibility({ visibilityProperty: true });
    if (!data.trim() || !seen || parentElement.closest(HIDDEN)) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const box of range.getClientRects()) {
      if (box.width > 1 && (box.left < -1 || box.right > clientWidth + 1)) found.push(data);
    }
  }
  // A fixed header that is too wide causes no scrolling.
  const boxes = (selector) => Array.from(document.querySelectorAll(selector))
    .filter((part) => part.checkVisibility())
    .map((part) => part.getBoundingClientRect());
  for (const { left, right } of boxes("header > div > *, header button"))
    if (left < -1 || right > clientWidth + 1) found.push("a part of the header is outside");
  for (const [place, one] of boxes("header > div > *").entries()) {
    for (const other of boxes("header > div > *").slice(place + 1)) {
      const beside = one.right <= other.left + 1 || other.right <= one.left + 1;
      const below = one.bottom <= other.top + 1 || other.bottom <= one.top + 1;
      if (!beside && !below) found.push("parts of the header overlap");
    }
  }
  return found;
}
""".replace("HIDDEN", '"script, [aria-live], .visually-hidden, .invisible-overlay, .skip-link"')


def overflow(page: Page) -> list[str]:
    """Return horizontal overflow, and text and controls outside the viewport."""
    found: list[str] = page.evaluate(OVERFLOW)
    return found
