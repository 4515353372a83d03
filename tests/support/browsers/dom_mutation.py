"""What page translators do to the DOM."""

from typing import Final

# Wraps text in <font> elements, as Google's translators do.
REPLACE_TEXTS: Final = """
(options) => {
  const { within = "body", skip = "script, style, noscript, font", prefix = "" } = options ?? {};
  const { turn = (text) => text } = options ?? {};
  const walker = document.createTreeWalker(document.querySelector(within), NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement.closest(skip)) continue;
    const font = document.createElement("font");
    font.append(document.createElement("font"));
    font.firstChild.textContent = prefix + turn(text.data);
    text.replaceWith(font);
  }
}
"""
