"""A stand-in for Google's website translator, at the edge of the network."""

import json
from typing import Any, Final

from playwright.sync_api import Page, Route

from support.browsers.waiting import wait_until

SCRIPT: Final = "**/translate.google.com/translate_a/element.js*"
OPTIONS: Final = ("", "ar", "zh-CN", "zh-TW", "fr", "hi", "ja", "ko", "ru", "th", "tr")

# What the real script does as far as a page can see: it puts a select into the named place, marks
# <html>, sets its cookie, and swaps text nodes for <font> elements.
STAND_IN: Final = """
window.changes = [];
window.google = { translate: { TranslateElement: class {
  constructor(options, place) {
    window.widgetOptions = options;
    const select = document.createElement("select");
    select.className = "goog-te-combo";
    for (const value of OPTIONS) select.append(new Option(value, value));
    document.getElementById(place).append(select);
    select.addEventListener("change", () => {
      window.changes.push({ value: select.value });
      if (!select.value) return;
      document.documentElement.classList.add("translated-ltr");
      document.documentElement.lang = select.value + "-x-mtfrom-en";
      document.cookie = `googtrans=/en/${select.value}; path=/`;
      if (SWAPS) swapTexts(select.value);
    });
  }
} } };
function swapTexts(code) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const kept = text.parentElement.closest("[translate=no], script, style, noscript, font");
    if (kept || !text.data.trim()) continue;
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    inner.textContent = `[${code}] ${text.data}`;
    outer.append(inner);
    text.replaceWith(outer);
  }
}
"""


class FakeWidget:
    """Answers the request for the widget's script and knows what the page did with it."""

    def __init__(self, page: Page, *, swaps: bool = False, starts: bool = True) -> None:
        """``starts = False`` leaves the script without effect until ``start`` is called."""
        self.requests: list[str] = []
        self._page = page
        self._swaps = swaps
        self._starts = starts
        page.route(SCRIPT, self._answer)

    @property
    def changes(self) -> list[dict[str, Any]]:
        """Each change event so far: the select's ``value``."""
        return self._page.evaluate("window.changes ?? []")

    def expect_chosen(self, *values: str) -> None:
        """Wait until the select has seen a change event for each of ``values``."""
        wait_until(
            self._page,
            """values => {
              const seen = (window.changes ?? []).map((change) => change.value);
              return JSON.stringify(seen) === values;
            }""",
            arg=json.dumps(values, separators=(",", ":")),
        )

    def start(self) -> None:
        """Let the widget arrive now."""
        self._page.evaluate(self._body)

    @property
    def _body(self) -> str:
        callback = self.requests[0].split("cb=")[1].split("&")[0]
        constants = f"const OPTIONS = {json.dumps(OPTIONS)}, SWAPS = {json.dumps(self._swaps)};"
        return f"(() => {{{constants}{STAND_IN}window.{callback}();}})()"

    def _answer(self, route: Route) -> None:
        self.requests.append(route.request.url)
        body = self._body if self._starts else ""
        route.fulfill(status=200, content_type="text/javascript", body=body)
