"""Assertions that the home page still works despite a fault."""

from typing import Any, Final

from playwright.sync_api import Page, expect

from drishti.content.links import SECTIONS
from drishti.content.loader import english
from support.browsers.fake_widget import FakeWidget
from support.browsers.visitors import choose_language
from support.browsers.waiting import expect_hydrated, layout_ready, wait_until
from support.content.languages import OTHER, texts_of

# Undefined if the test has replaced the clock.
NAVIGATION_TYPE: Final = "performance.getEntriesByType('navigation')[0]?.type"
HAS_RELOADED: Final = f"{NAVIGATION_TYPE} === 'reload' && document.readyState === 'complete'"

# With scripts, text that is revealed on scrolling may still be transparent.
VISIBLE_TEXT: Final = """
(scripts) => {
  const options = { visibilityProperty: true, opacityProperty: !scripts };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let text = "";
  while (walker.nextNode()) {
    if (walker.currentNode.parentElement.checkVisibility(options)) text += walker.currentNode.data;
  }
  return text.replace(/\\s+/g, " ");
}
"""


def expect_page_works(page: Page, *, scripts: bool = True, network: bool = True) -> None:
    """Expect that the home page can be read and used.

    With ``scripts``, the page must hydrate without a reload. With ``network``, the disclaimer must
    open too (with scripts, in two languages).
    """
    content = english()
    expect_readable(page, scripts=scripts)
    if scripts:
        expect_hydrated(page)
        assert page.evaluate(NAVIGATION_TYPE) != "reload"
    # In Chromium, a jump during a smooth scroll misses its target. The style is needed too, because
    # a stored setting may allow motion although the system does not.
    page.emulate_media(reduced_motion="reduce")
    page.evaluate("document.documentElement.style.scrollBehavior = 'auto'")
    last = page.locator("main details").last
    last.locator("summary").click()
    expect(last).to_have_js_property("open", value=True)
    entry = content.header.links[0]
    # By key, because unfinished layout may move the link away from the pointer.
    page.get_by_role("link", name=entry.label, exact=True).first.press("Enter")
    expect(page.locator(entry.anchor)).to_be_in_viewport()
    if scripts:
        expect(page.locator(entry.anchor)).to_be_focused()
        for slider in page.get_by_role("slider").all():  # each changes the text around it
            part = page.locator("section", has=slider)
            before = part.inner_text()
            slider.fill("51" if slider.input_value() == "50" else "50")
            expect(part).not_to_have_text(before, use_inner_text=True)
        expect_theme_toggles(page)
    else:
        expect(page.locator("[data-requires-js]").filter(visible=True)).to_have_count(0)
    if not network:
        return
    label = content.footer.disclaimer_label
    page.get_by_role("contentinfo").get_by_role("link", name=label).press("Enter")
    title = page.get_by_role("heading", level=1)
    expect(title).to_have_text(content.disclaimer.title)
    if scripts:
        FakeWidget(page)
        choose_language(page, OTHER.code)
        expect(title).to_have_text(texts_of(OTHER.code)["disclaimer.title"])


def expect_readable(page: Page, *, scripts: bool = False) -> None:
    """Expect all headings to be visible or, with ``scripts``, revealed later."""
    wait_until(page, "document.readyState !== 'loading'")  # the HTML is complete
    if not scripts:
        layout_ready(page)
        page.evaluate("for (const waiting of document.getAnimations()) waiting.finish()")
    content = english()
    sections: list[Any] = [getattr(content, name) for name in SECTIONS]
    texts = [content.hero.title, content.footer.about]
    texts += [section.heading for section in sections if hasattr(section, "heading")]
    visible = page.evaluate(VISIBLE_TEXT, scripts)
    assert [text for text in texts if text not in visible] == []


def expect_theme_toggles(page: Page) -> None:
    """Expect the switch to change the theme and its ``aria-pressed``, there and back."""
    switch = page.locator(".header [data-switches=theme]")
    for _ in range(2):
        dark = page.locator("html.dark").count() > 0  # set before the page is hydrated
        switch.click()
        expect(switch).to_have_attribute("aria-pressed", str(not dark).lower())
        expect(page.locator("html.dark body.dark-mode")).to_have_count(int(not dark))
