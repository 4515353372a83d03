"""In the roadmap and the questions, one item is open at a time, initially the first."""

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from drishti.content.schema.base import Text
from drishti.content.schema.site_content import SiteContent
from support.browsers.visitors import Visitor
from support.browsers.waiting import expect_hydrated

ACCORDIONS = ["roadmap", "faq"]


@pytest.fixture
def page(visitor: Visitor) -> Page:
    """A page on a desktop, on which no press waits for a movement to end."""
    return visitor(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")


def titles(content: SiteContent, name: str) -> list[Text]:
    """Return the titles of an accordion's items."""
    if name == "roadmap":
        return [quarter.title for quarter in content.roadmap.quarters]
    return [entry.question for entry in content.faq.items]


def items(page: Page, name: str) -> Locator:
    return page.locator(f"#{name}").get_by_role("group")


def expect_open(page: Page, name: str, position: int | None) -> None:
    count = items(page, name).count()
    for at in range(count):
        expect(items(page, name).nth(at)).to_have_js_property("open", at == position)


def click(page: Page, content: SiteContent, name: str, position: int) -> None:
    page.locator(f"#{name}").get_by_text(titles(content, name)[position], exact=True).click()


@pytest.mark.parametrize("name", ACCORDIONS)
def test_clicking_the_open_item_closes_it(page: Page, content: SiteContent, name: str) -> None:
    page.goto("/")

    click(page, content, name, 0)
    expect_open(page, name, None)
    click(page, content, name, 0)
    expect_open(page, name, 0)


def ids(content: SiteContent, name: str) -> list[str]:
    """Return the ids of an accordion's items."""
    entries = content.roadmap.quarters if name == "roadmap" else content.faq.items
    return [f"{name}-{entry.id}" for entry in entries]


def follow(page: Page, content: SiteContent, way: str, target: str) -> None:
    """Go to ``target`` in one of several ways."""
    if way == "from elsewhere":
        page.goto(f"/#{target}")
        return
    page.goto("/")
    expect_hydrated(page)
    if way == "by the address bar":
        page.evaluate("target => { location.hash = target }", target)
        return
    link = page.get_by_role("banner").get_by_role("link", name=content.header.links[0].label)
    link.evaluate("(link, target) => { link.hash = target }", target)
    link.click()


@pytest.mark.parametrize("way", ["from elsewhere", "by the address bar", "by a link on the page"])
@pytest.mark.parametrize("name", ACCORDIONS)
def test_a_link_to_an_item_opens_it_instead_of_the_first(
    page: Page, content: SiteContent, name: str, way: str
) -> None:
    last = len(titles(content, name)) - 1

    follow(page, content, way, ids(content, name)[last])

    expect_open(page, name, last)
    item = items(page, name).nth(last)
    expect(item.get_by_text(titles(content, name)[last], exact=True)).to_be_in_viewport()
    if way != "by the address bar":
        expect(item).to_be_focused()
    click(page, content, name, 1)
    expect_open(page, name, 1)


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_items_open_with_the_keyboard(page: Page, content: SiteContent, key: str) -> None:
    page.goto("/")
    third = page.locator("#faq summary").filter(has_text=titles(content, "faq")[2])

    third.focus()
    page.keyboard.press(key)

    expect_open(page, "faq", 2)
    expect(third).to_be_focused()


def test_items_open_one_at_a_time_without_scripts(
    browser: Browser, base_url: str, content: SiteContent
) -> None:
    plain = browser.new_context(java_script_enabled=False).new_page()
    plain.goto(base_url)

    click(plain, content, "faq", 4)

    expect(plain.get_by_text(content.faq.items[4].answer[0])).to_be_visible()
    expect(plain.get_by_text(content.faq.items[0].answer[0])).to_be_hidden()
    plain.context.close()


def switch(page: Page, content: SiteContent, name: str) -> Locator:
    return page.get_by_role("button", name=getattr(content, name).open_all)


@pytest.mark.parametrize("name", ACCORDIONS)
def test_open_all_opens_every_item_until_it_is_pressed_again(
    page: Page, content: SiteContent, name: str
) -> None:
    page.goto("/")
    click(page, content, name, 1)
    expect_open(page, name, 1)

    switch(page, content, name).click()
    opened = page.locator(f"#{name} details[open]")
    expect(opened).to_have_count(len(titles(content, name)))
    expect(switch(page, content, name)).to_have_attribute("aria-pressed", "true")
    click(page, content, name, 0)
    expect(opened).to_have_count(len(titles(content, name)) - 1)
    click(page, content, name, 0)
    expect(opened).to_have_count(len(titles(content, name)))
    switch(page, content, name).click()

    expect_open(page, name, 1)
    expect(switch(page, content, name)).to_have_attribute("aria-pressed", "false")
    click(page, content, name, 2)
    expect_open(page, name, 2)


def test_closed_items_are_printed(page: Page, content: SiteContent) -> None:
    page.goto("/")
    answer = page.get_by_text(content.faq.items[3].answer[0])
    expect(answer).to_be_hidden()

    page.emulate_media(media="print")

    expect(answer).to_be_visible()
    expect(switch(page, content, "faq")).to_be_hidden()
