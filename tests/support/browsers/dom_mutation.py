"""What page translators and browser extensions do to the DOM, and when."""

from typing import Final

from playwright.sync_api import Page

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

MOMENTS: Final = {
    "once the body is parsed": """
      new MutationObserver((_, watcher) => {
        if (!document.querySelector("footer")) return;
        watcher.disconnect();
        MUTATE();
      }).observe(document, { childList: true, subtree: true });
    """,
    "before hydration": 'addEventListener("DOMContentLoaded", () => MUTATE(), { once: true });',
    "at hydration": """
      addEventListener("DOMContentLoaded", () => {
        new MutationObserver((_, watcher) => {
          watcher.disconnect();
          MUTATE();
        }).observe(document.documentElement, { attributes: true, childList: true, subtree: true });
      });
    """,
    "after hydration": """
      new MutationObserver((_, watcher) => {
        if (!("hydrated" in document.documentElement.dataset)) return;
        watcher.disconnect();
        MUTATE();
      }).observe(document, { attributes: true, subtree: true });
    """,
}


def mutate(page: Page, change: str, *, moment: str) -> None:
    """Run the JavaScript function ``change`` on every new document, at one of the ``MOMENTS``.

    ``window.mutated`` is true once it has run.
    """
    page.add_init_script(
        f"{{ const MUTATE = () => {{ ({change})(); window.mutated = true; }}; {MOMENTS[moment]} }}"
    )
