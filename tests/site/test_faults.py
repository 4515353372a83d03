"""Faults that will happen: storage refused, a translator at work, values nobody stored."""

import pytest
from playwright.sync_api import Page, expect

from drishti.content.site_copy import SiteCopy

REFUSED = """
for (const name of ["localStorage", "sessionStorage"]) {
  Object.defineProperty(window, name, {
    get() { throw new DOMException("refused", "SecurityError"); },
  });
}
"""
FULL = """
Storage.prototype.setItem = () => {
  throw new DOMException("full", "QuotaExceededError");
};
"""
SWAP_TEXTS = """
() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement.closest("script, style, noscript")) continue;
    const font = document.createElement("font");
    font.append(document.createElement("font"));
    font.firstChild.textContent = text.data;
    text.replaceWith(font);
  }
}
"""


def use_everything(page: Page, copy: SiteCopy) -> None:
    """Move the slider, open an answer, switch the theme, and see each answer."""
    expect(page.locator("#buy [data-known=true]")).to_have_count(1)
    page.get_by_role("slider").fill("50")
    expect(page.get_by_text("$5,426", exact=True)).to_be_visible()
    page.get_by_role("slider").fill("51")
    expect(page.get_by_text("$5,534.52", exact=True)).to_be_visible()
    last = page.locator("#faq").get_by_role("group").last
    last.locator("summary").click()
    expect(last).to_have_js_property("open", value=True)
    expect(page.locator("#faq").get_by_role("group").first).to_have_js_property("open", value=False)
    page.get_by_role("banner").get_by_role("button", name=copy.theme.label).click()
    expect(page.locator("html")).to_contain_class("dark")


@pytest.mark.parametrize("script", [REFUSED, FULL], ids=["refused", "full"])
def test_the_page_works_and_forgets_where_storage_fails(
    page: Page, copy: SiteCopy, script: str
) -> None:
    page.add_init_script(script)
    page.goto("/")

    use_everything(page, copy)

    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(copy.hero.title)
    expect(page.locator("html")).not_to_contain_class("dark")


def test_every_dynamic_text_keeps_updating_under_a_translator(page: Page, copy: SiteCopy) -> None:
    page.clock.install(time=copy.buy.countdown.target.timestamp() - 65)
    page.goto("/")
    expect(page.locator("#buy [data-known=true]")).to_have_count(1)

    page.evaluate(SWAP_TEXTS)
    use_everything(page, copy)
    page.evaluate(SWAP_TEXTS)
    page.clock.run_for(70_000)

    expect(page.get_by_text(copy.buy.countdown.ended)).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_text(copy.hero.title)


def test_a_translator_at_work_before_hydration_leaves_the_page_whole(
    page: Page, copy: SiteCopy
) -> None:
    page.add_init_script(
        f"document.addEventListener('DOMContentLoaded', {SWAP_TEXTS.strip()}, {{ once: true }})"
    )
    page.goto("/")

    expect(page.get_by_role("heading", level=1)).to_have_text(copy.hero.title)
    use_everything(page, copy)


def test_no_socket_is_opened_and_nothing_is_asked_of_a_server(
    page: Page, base_url: str, copy: SiteCopy
) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(f"{request.method} {request.url}"))
    page.goto("/")
    use_everything(page, copy)
    page.wait_for_load_state("networkidle")

    assert [line for line in asked if not line.startswith(f"GET {base_url}/")] == []
    assert [line for line in asked if "_event" in line or "ping" in line] == []
