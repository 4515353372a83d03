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
  const parts = [...document.querySelector("header > div").children]
    .filter((part) => part.checkVisibility())
    .map((part) => part.getBoundingClientRect());
  // A fixed header that is too wide causes no scrolling, so check its buttons.
  for (const button of document.querySelectorAll("header button")) {
    const { left, right } = button.getBoundingClientRect();
    if (button.checkVisibility() && (left < -1 || right > clientWidth + 1))
      found.push("a button of the header is outside");
  }
  for (const [place, one] of parts.entries()) {
    if (one.left < -1 || one.right > clientWidth + 1) found.push("a part of the header is outside");
    for (const other of parts.slice(place + 1)) {
      const beside = one.right <= other.left + 1 || other.right <= one.left + 1;
      const below = one.bottom <= other.top + 1 || other.bottom <= one.top + 1;
      if (!beside && !below) found.push("parts of the header overlap");
    }
  }
  return found;
}
""".replace("HIDDEN", '"script, [aria-live], .visually-hidden, .skip-link"')


def overflow(page: Page) -> list[str]:
    """Return horizontal overflow, and text and controls outside the viewport."""
    found: list[str] = page.evaluate(OVERFLOW)
    return found
