"""What page translators do to the DOM."""

from typing import Final

from playwright.sync_api import Page

from support.browsers.page_errors import Faults

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


def translate_always(page: Page, faults: Faults) -> None:
    """Replace every text node of the page, before hydration and whenever one is added."""
    faults.allow("Minified React error #418")  # React renders a changed page again
    page.add_init_script(
        f"""addEventListener("DOMContentLoaded", () => {{
          const translate = () => {{
            watcher.disconnect();
            ({REPLACE_TEXTS})();
            watcher.observe(document.body, {{ childList: true, subtree: true }});
          }};
          const watcher = new MutationObserver(translate);
          translate();
        }});"""
    )
