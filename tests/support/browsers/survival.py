"""Assertions that a page still works despite a fault."""

import html
import re
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, expect

from drishti.content.links import SECTIONS
from drishti.content.schema.base import DIVIDER
from drishti.content.schema.site_content import SiteContent
from drishti.content.sources import texts_in
from support.browsers.calculator import calculate
from support.browsers.layout_ready import layout_ready
from support.browsers.visitors import choose_language
from support.browsers.waiting import expect_hydrated, resting, wait_for, wait_until
from support.content.languages import OTHER, texts_of

# All text on the page that is visible, that appears when a visible summary is opened or, with
# `reveals`, that appears on scrolling.
REVEAL: Final = """
document.querySelector("[data-reveal=waiting]")?.scrollIntoView({ behavior: "instant" })
"""
SHOWN_TEXT: Final = """
(reveals) => {
  const options = { visibilityProperty: true, opacityProperty: true };
  const seen = new Map();
  const shows = (element) => {
    if (!seen.has(element)) {
      const closed = element.closest("details:not([open]) > :not(summary)");
      const asked = closed ? closed.parentElement.querySelector("summary") : element;
      const isText = !element.closest("script, style, noscript");
      const comes = reveals && element.closest("[data-reveal=waiting], [data-reveal=shown]");
      seen.set(element, isText && (comes || asked.checkVisibility(options)));
    }
    return seen.get(element);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let text = "";
  while (walker.nextNode()) {
    if (shows(walker.currentNode.parentElement)) text += walker.currentNode.data;
  }
  return text.replace(/\\s+/g, " ");
}
"""

# Buttons and inputs, on the page and in its dialogs, that have neither native behaviour nor
# an event handler.
DEAD: Final = """
() => {
  const all = (parts) => Array.from(document.querySelectorAll(parts))
    .filter((part) => part.checkVisibility({ visibilityProperty: true }));
  const dialogs = () => all("[commandfor]")
    .map((opener) => document.getElementById(opener.getAttribute("commandfor")));
  const opened = [];
  for (let next; (next = dialogs().find((dialog) => !dialog.open)); opened.push(next)) {
    next.open = true;
  }
  const dead = all("button, input, select, [role=button]").filter((control) => {
    const note = document.getElementById(control.getAttribute("aria-describedby"));
    if (control.ariaDisabled === "true") return !note?.checkVisibility();
    const answered = "[popovertarget], [commandfor], [data-switches], [data-sign]";
    const hydrated = "hydrated" in document.documentElement.dataset;
    return !control.matches(answered) && !(hydrated && control.closest("[data-requires-js]"));
  });
  for (const dialog of opened) dialog.open = false;
  return dead.map((control) => control.outerHTML);
}
"""
BROKEN_ANCHORS: Final = """
() => Array.from(document.querySelectorAll("a[href^='#']"), (link) => link.hash)
  .filter((hash) => !document.getElementById(hash.slice(1)))
"""
# Undefined if the test has replaced the clock.
NAVIGATION_TYPE: Final = "performance.getEntriesByType('navigation')[0]?.type"
HAS_RELOADED: Final = f"{NAVIGATION_TYPE} === 'reload' && document.readyState === 'complete'"


def home_texts(content: SiteContent, site: Path) -> list[str]:
    """Return the content that is on the exported home page as text, not in attributes."""
    page = re.sub(
        r"<(script|style)\b.*?</\1>|<[^>]*>", "", (site / "index.html").read_text("utf-8")
    )
    written = " ".join(html.unescape(page).split())
    parts = [getattr(content, name) for name in (*SECTIONS, "footer")]
    found = (text for part in parts for text in texts_in(part))
    # The divider is hidden where each phrase has a line of its own.
    texts = {" ".join(phrase.split()) for text in found for phrase in text.split(DIVIDER)}
    # The running numbers need scripts; the date beside them does not.
    running = content.buy.countdown
    units = {running.days, running.hours, running.minutes, running.seconds}
    switches = {content.roadmap.open_all, content.faq.open_all}  # need scripts too
    return sorted(text for text in texts - units - switches if text in written)


class Survival:
    """Asserts that the page still works; the same checks for every fault."""

    def __init__(self, content: SiteContent, site: Path) -> None:
        self.content = content
        self.texts = home_texts(content, site)
        assert len(self.texts) > len(SECTIONS)

    def assert_works(self, page: Page, *, scripts: bool = True, network: bool = True) -> None:
        """Assert that the home page can be read and used, and that its links work.

        ``scripts`` is whether the page can hydrate, without a reload; ``network`` whether other
        pages can be fetched: the page is then left for two of them.
        """
        if scripts:
            expect_hydrated(page)
        else:
            skip_waiting_for_scripts(page)
        self.assert_readable(page, scripts=scripts)
        # Focusing the slider scrolls to it, and a jump during a smooth scroll misses its target in
        # Chromium. A stored setting may ask for motion although the system does not.
        page.emulate_media(reduced_motion="reduce")
        page.evaluate("document.documentElement.style.scrollBehavior = 'auto'")
        self.assert_controls(page, scripts=scripts)
        assert not scripts or page.evaluate(NAVIGATION_TYPE) != "reload"
        self.assert_links(page, scripts=scripts, network=network)
        if scripts and network:
            self.assert_language_changes(page)

    def assert_readable(self, page: Page, *, scripts: bool = False) -> None:
        """Assert that all of the content's text is visible.

        If ``scripts`` is true, text that is revealed on scrolling also counts.
        """
        expect(page.get_by_role("heading", level=1)).to_have_text(self.content.hero.title)
        wait_until(page, "document.readyState !== 'loading'")  # the HTML is complete
        shown = page.evaluate(SHOWN_TEXT, scripts)
        missing = [text for text in self.texts if text not in shown]
        assert not missing, missing
        waiting = page.locator("[data-reveal=waiting]")
        if count := waiting.count():

            def reveals() -> bool:
                # Again each time: layout that is still under way moves what was in view.
                page.evaluate(REVEAL)
                return waiting.count() < count

            wait_for(reveals, "a part to be revealed", rest=resting(page))

    def assert_controls(self, page: Page, *, scripts: bool) -> None:
        """Assert that every enabled control works."""
        dead = page.evaluate(DEAD)
        assert not dead, dead
        switch = page.get_by_role("button", name=self.content.faq.open_all, pressed=True)
        if switch.count():  # a random click may have pressed it
            switch.click()
        last = page.locator("#faq details").last
        for opens in (False, True) if last.evaluate("answer => answer.open") else (True,):
            last.locator("summary").click()
            expect(last).to_have_js_property("open", value=opens)
        if not scripts:
            expect(page.locator("[data-requires-js]").filter(visible=True)).to_have_count(0)
            return
        expect(page.locator("#faq details[open]")).to_have_count(1)
        calculate(page, self.content, 51)
        self.assert_theme_flips(page)

    def assert_theme_flips(self, page: Page) -> None:
        """Assert that the switch toggles the theme and its pressed state both ways."""
        switch = page.locator("[data-switches=theme]")
        for _ in range(2):
            dark = page.locator("html.dark").count() > 0  # set before the page is hydrated
            switch.click()
            expect(switch).to_have_attribute("aria-pressed", str(not dark).lower())
            expect(page.locator("html.dark")).to_have_count(int(not dark))
            expect(page.locator("body.dark-mode")).to_have_count(int(not dark))

    def assert_language_changes(self, page: Page) -> None:
        """Assert that the disclaimer can be had in another language."""
        choose_language(page, OTHER.code)
        title = texts_of(OTHER.code)["disclaimer.title"]
        expect(page.get_by_role("heading", level=1)).to_have_text(title)

    def assert_links(self, page: Page, *, scripts: bool, network: bool) -> None:
        """Assert that links within the page and to another page work."""
        page.emulate_media(reduced_motion="reduce")  # jump instead of scrolling smoothly
        broken = page.evaluate(BROKEN_ANCHORS)
        assert not broken, broken
        entry = self.content.header.links[0]
        # By key: layout that is still under way may move a link away from a pointer.
        page.get_by_role("link", name=entry.label, exact=True).first.press("Enter")
        expect(page.locator(entry.anchor)).to_be_in_viewport()
        if scripts:  # scripts move focus to the heading
            expect(page.locator(entry.anchor)).to_be_focused()
        if not network:
            return
        legal = page.get_by_role("contentinfo").get_by_role(
            "link", name=self.content.footer.disclaimer_label
        )
        legal.press("Enter")
        expect(page.get_by_role("heading", level=1)).to_have_text(self.content.disclaimer.title)


def skip_waiting_for_scripts(page: Page) -> None:
    """Wait for the final layout and finish the animations that wait for scripts."""
    layout_ready(page)
    page.evaluate("for (const waiting of document.getAnimations()) waiting.finish()")
