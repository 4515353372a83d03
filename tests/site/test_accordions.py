"""In an accordion one item is open at a time, initially the first."""

from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, Page, expect

from drishti.content.schema.site_content import SiteContent
from support.browsers.visitors import SharedPage, open_hydrated
from support.content.parts import ACCORDIONS


@pytest.fixture(autouse=True)
def _no_press_waits_for_a_movement(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")


def title(page: Page, name: str, position: int) -> Locator:
    return page.locator(f"#{name}").get_by_role("heading", level=3).nth(position)


def expect_open(page: Page, name: str, *positions: int) -> None:
    items = page.locator(f"#{name}").get_by_role("group")
    for at in range(items.count()):
        expect(items.nth(at)).to_have_js_property("open", at in positions)


@pytest.mark.parametrize("name", ACCORDIONS)
def test_each_title_opens_its_item_and_closes_it_again(page: Page, name: str) -> None:
    page.goto("/")
    expect_open(page, name, 0)

    title(page, name, 2).click()
    expect_open(page, name, 2)
    title(page, name, 2).click()
    expect_open(page, name)
    third = page.locator(f"#{name} summary").nth(2)
    for key, positions in (("Enter", [2]), ("Space", [])):
        third.press(key)
        expect_open(page, name, *positions)
        expect(third).to_be_focused()
    for other in {*ACCORDIONS} - {name}:
        expect_open(page, other, 0)


@pytest.mark.parametrize("name", ACCORDIONS)
def test_words_in_a_closed_item_open_it_when_the_browser_finds_them(page: Page, name: str) -> None:
    page.goto("/")
    body = page.locator(f"#{name} details .accordion__body").last
    words = str(body.locator("p, li > *").first.text_content())
    expect(body).to_be_hidden()

    page.goto("about:blank")
    # Reveals as find-in-page does, which no test can press.
    page.goto(f"/#:~:text={quote(words).replace('-', '%2D')}")

    expect(body).to_be_in_viewport()


def test_a_link_opens_its_item(page: Page, shared_page: SharedPage, content: SiteContent) -> None:
    name = ACCORDIONS[0]
    items = shared_page("/").locator(f"#{name} details").all()
    first, second, *_, last = (str(item.get_attribute("id")) for item in items)

    def expect_shown(position: int, item: str) -> None:
        expect_open(page, name, position)
        expect(page.locator(f"#{item}")).to_be_in_viewport()

    page.goto(f"/#{last}?utm_source=mail")  # as mail programs extend a link
    expect_shown(len(items) - 1, last)
    expect(page.locator(f"#{last} summary")).to_be_focused()

    page.evaluate("id => { location.hash = id }", f"{second}&x=y")  # edited in the address bar
    expect_shown(1, second)

    link = page.get_by_role("banner").get_by_role("link", name=content.header.links[0].label)
    link.evaluate("(link, id) => { link.hash = id }", first)
    for _ in range(2):
        link.click()
        expect_shown(0, first)
        expect(page.locator(f"#{first} summary")).to_be_focused()
        title(page, name, 0).click()
        expect_open(page, name)


def test_a_link_followed_right_after_an_item_was_opened_leads_to_its_target(
    page: Page, content: SiteContent
) -> None:
    open_hydrated(page)
    item = page.locator("main details").last
    item.scroll_into_view_if_needed()

    item.evaluate(
        """async (item, anchor) => {
          const followed = new Promise((done) => item.addEventListener("toggle", () =>
            setTimeout(() => setTimeout(done)), { once: true }));
          item.querySelector("summary").click();
          document.querySelector(`a[href$="${anchor}"]`).click();
          await followed;
        }""",
        content.header.links[0].anchor,
    )

    expect(page.locator(content.header.links[0].anchor)).to_be_in_viewport()


def test_open_all_opens_every_item_and_then_closes_all(page: Page, content: SiteContent) -> None:
    name = ACCORDIONS[-1]
    page.goto("/")
    open_all = page.locator(f"#{name}").get_by_role("button", name=getattr(content, name).open_all)
    everything = range(page.locator(f"#{name} details").count())
    title(page, name, 1).click()

    open_all.click()
    expect_open(page, name, *everything)
    expect(open_all).to_have_attribute("aria-pressed", "true")
    title(page, name, 1).click()
    expect_open(page, name, 0, *everything[2:])
    expect(open_all).to_have_attribute("aria-pressed", "false")
    open_all.click()
    expect_open(page, name, *everything)
    open_all.click()

    expect_open(page, name)
    expect(open_all).to_have_attribute("aria-pressed", "false")
    for position in (1, 2):
        title(page, name, position).click()
        expect_open(page, name, position)
