"""A fake version of Google's website translator, served in place of its script."""

import json
from typing import Final

from playwright.sync_api import Page, Route

from support.browsers.dom_mutation import REPLACE_TEXTS
from support.browsers.waiting import wait_until
from support.content.languages import TRANSLATED

WARNING: Final = "Google Translate not ready."
"""The console warning of a page whose widget does not start."""

URL: Final = "**/translate.google.com/translate_a/element.js*"
CODES: Final = [language.code for language in TRANSLATED if language.code != "zh"]
OPTIONS: Final = ("", "zh-CN", "zh-TW", *CODES)
UNTRANSLATED: Final = "[translate=no], script, style, noscript, font"

# The visible effects of the real script: it adds a select, changes <html>, sets a cookie and wraps
# text in <font> elements. The text has Devanagari letters, as in real translations into Hindi.
SCRIPT: Final = """
window.changes = [];
window.google = { translate: { TranslateElement: class {
  constructor(options, place) {
    window.widgetOptions = options;
    const select = document.createElement("select");
    select.className = "goog-te-combo";
    for (const value of OPTIONS) select.append(new Option(value, value));
    document.getElementById(place).append(select);
    select.addEventListener("change", () => {
      window.changes.push(select.value);
      if (!select.value) return;
      document.documentElement.classList.add("translated-ltr");
      document.documentElement.lang = select.value + "-x-mtfrom-en";
      const parent = location.hostname.split(".").slice(-2).join(".");
      for (const domain of ["", `; domain=${parent}`]) {
        document.cookie = `googtrans=/en/${select.value}; path=/${domain}`;
      }
      const letter = (latin) => String.fromCharCode(0x915 + parseInt(latin, 36) - 10);
      const turn = (text) => text.replace(/[A-Za-z]/g, letter);
      if (REPLACES) replaceTexts({ skip: SKIP, prefix: `[${select.value}] `, turn });
    });
  }
} } };
"""


class FakeWidget:
    """Answers the request for the widget's script and records how the page uses it."""

    def __init__(self, page: Page, *, replaces: bool = False) -> None:
        self.requests: list[str] = []
        self._page = page
        self._replaces = replaces
        page.route(URL, self._answer)

    def expect_chosen(self, *values: str) -> None:
        """Wait until the select has received change events with exactly these values."""
        chosen = f"{json.dumps(values)}.join()"
        wait_until(self._page, f"(window.changes ?? []).join() === {chosen}")

    def _answer(self, route: Route) -> None:
        self.requests.append(route.request.url)
        callback = route.request.url.split("cb=")[1].split("&")[0]
        constants = {"OPTIONS": OPTIONS, "REPLACES": self._replaces, "SKIP": UNTRANSLATED}
        lines = [f"const {name} = {json.dumps(value)};" for name, value in constants.items()]
        lines.append(f"const replaceTexts = {REPLACE_TEXTS};")
        body = f"(() => {{{''.join(lines)}{SCRIPT}window.{callback}();}})()"
        route.fulfill(status=200, content_type="text/javascript", body=body)
