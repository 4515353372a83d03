"""The buy box and all other sections with numbers."""

import re

from playwright.sync_api import Page, expect

from drishti.content.schema.site_content import SiteContent
from support.browsers.visitors import SharedPage


def test_the_buy_box_shows_its_numbers(shared_page: SharedPage, content: SiteContent) -> None:
    page = shared_page("/")
    box = page.locator("#buy")

    for figure in (content.buy.current, content.buy.next, content.buy.pay, content.buy.receive):
        row = box.get_by_role("listitem").filter(has=page.get_by_text(figure.label, exact=True))
        expect(row.get_by_text(figure.amount, exact=True)).to_be_visible()
    expect(box.get_by_text(content.buy.raised.amount, exact=True)).to_be_visible()
    bar = box.get_by_role("progressbar", include_hidden=True)
    expect(bar).to_have_attribute("value", str(content.facts.raised.percent))
    expect(bar).to_have_attribute("max", "100")


def test_the_first_screen_says_to_eyes_and_ears_whether_buying_is_open(
    shared_page: SharedPage, content: SiteContent
) -> None:
    page = shared_page("/")
    hero = page.locator("#hero")
    buy = hero.get_by_role("link", name=content.hero.buy.label, exact=True)

    expect(buy).to_have_accessible_description(content.hero.note)
    expect(hero.get_by_text(content.hero.note)).to_be_visible()
    outline = "solid" if content.facts.states["sale"] else "dotted"
    expect(buy).to_have_css("border-block-end-style", outline)


def test_eyes_and_ears_get_the_same_figures(shared_page: SharedPage, content: SiteContent) -> None:
    page = shared_page("/")
    raised = content.buy.raised.amount
    supply = next(fact.value for fact in content.token.facts if fact.id == "supply")

    for name, figure in (("buy", raised), ("token", supply)):
        part = page.locator(f"#{name}")
        expect(part.get_by_text(figure, exact=True)).to_be_visible()
        assert figure in part.aria_snapshot()


def test_the_buy_button_says_whether_buying_is_open(
    shared_page: SharedPage, content: SiteContent
) -> None:
    page = shared_page("/")
    is_open = content.facts.states["sale"]
    button = page.get_by_role("link" if is_open else "button", name=content.buy.button.label)

    expect(button).to_be_visible()
    if not is_open:
        expect(button).to_have_accessible_description(content.buy.button.note)
        expect(button).to_have_attribute("aria-disabled", "true")
    expect(page.get_by_text(content.buy.button.note, exact=True)).to_be_visible()
    expect(page.get_by_text(content.buy.risk)).to_be_visible()
    expect(page.get_by_text(content.buy.imitation)).to_be_visible()


def test_what_is_here_and_what_is_missing_is_counted(
    shared_page: SharedPage, content: SiteContent
) -> None:
    status = shared_page("/").locator("#status")
    headings = (content.status.here_heading, content.status.missing_heading)
    groups = status.get_by_role("list")

    expect(groups.first).to_be_visible()
    for group, heading in zip(groups.all(), headings, strict=False):
        count = group.get_by_role("listitem").count()
        expect(status.get_by_text(f"{count}{heading}", exact=True)).to_be_visible()


def test_the_hero_buttons_lead_to_the_buy_box_and_the_whitepaper(
    page: Page, content: SiteContent
) -> None:
    whitepaper = next(item for item in content.status.items if item.id == "whitepaper")
    page.emulate_media(reduced_motion="reduce")  # jump instead of scrolling smoothly
    page.goto("/")
    hero = page.locator("#hero")

    hero.get_by_role("link", name=content.hero.buy.label).click()
    expect(page.get_by_role("heading", name=content.buy.heading)).to_be_in_viewport()
    hero.get_by_role("link", name=content.hero.whitepaper.label).click()
    expect(page.get_by_role("heading", name=whitepaper.title, exact=True)).to_be_in_viewport()


def test_the_allocations_show_their_shares_and_the_remainder(
    shared_page: SharedPage, content: SiteContent
) -> None:
    page = shared_page("/")
    token = page.locator("#token")
    shares = [(share.percent, share.label) for share in content.facts.shares]
    if content.token.rest_label:
        shares.append((content.facts.rest_percent, content.token.rest_label))

    for percent, label in shares:
        row = token.get_by_role("listitem").filter(has_text=label)
        expect(row).to_contain_text(re.compile(rf"^{re.escape(label)}{percent}%"))
