"""The header, its links, and the skip link before it."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from drishti.content.schema.site_content import SiteContent
from support.browsers.page_errors import Faults
from support.browsers.visitors import SharedPage, Visitor
from support.content.languages import OTHER


def test_the_header_is_blurred_and_casts_a_shadow_past_fifty_pixels(page: Page) -> None:
    page.goto("/")
    header = page.get_by_role("banner")

    page.evaluate("scrollTo({ top: 51, behavior: 'instant' })")
    expect(header).to_have_css("backdrop-filter", "blur(12px)")
    expect(header).not_to_have_css("box-shadow", "none")

    page.evaluate("scrollTo({ top: 50, behavior: 'instant' })")
    expect(header).to_have_css("backdrop-filter", "none")
    expect(header).to_have_css("box-shadow", "none")


def test_the_header_links_lead_to_headings(page: Page, content: SiteContent) -> None:
    page.emulate_media(reduced_motion="reduce")  # jump instead of scrolling smoothly
    page.goto("/")
    navigation = page.get_by_role("navigation", name=content.header.navigation_label)

    for entry in content.header.links:
        navigation.get_by_role("link", name=entry.label).click()

        target = page.locator(entry.anchor)
        expect(target).to_be_in_viewport()
        expect(target).to_be_focused()
        expect(target).to_have_role("heading")


def test_on_a_legal_page_the_header_links_lead_to_the_home_page(
    page: Page, content: SiteContent
) -> None:
    entry = content.header.links[1]
    page.goto("/disclaimer")
    navigation = page.get_by_role("navigation", name=content.header.navigation_label)

    navigation.get_by_role("link", name=entry.label).click()

    expect(page.get_by_role("heading", level=1)).to_have_text(content.hero.title)
    expect(page.locator(entry.anchor)).to_be_in_viewport()


def test_on_desktop_the_social_links_open_a_new_tab_and_say_so(
    shared_page: SharedPage, content: SiteContent
) -> None:
    page = shared_page("/")

    for link in content.facts.socials:
        notes = [content.header.social_new_tab]
        if content.header.social_missing and not link.has_page:
            notes.insert(-1, content.header.social_missing)
        name = ", ".join([link.long_name or link.name, *notes])
        found = page.get_by_role("banner").get_by_role("link", name=name, exact=True)
        expect(found).to_have_attribute("target", "_blank")
        expect(found).to_have_attribute("href", link.href)
        expect(found).to_have_attribute("rel", "noopener noreferrer")


def test_on_phones_the_social_links_open_in_the_same_tab(phone: Page, content: SiteContent) -> None:
    phone.goto("/")

    for link in content.facts.socials:
        found = phone.get_by_role("contentinfo").get_by_role(
            "link", name=re.compile(rf"^{link.name}\b")
        )
        expect(found).to_be_visible()
        expect(found).not_to_have_accessible_name(re.compile(content.header.social_new_tab))
        expect(found).not_to_have_attribute("target", "_blank")


def test_the_wallet_link_leads_home_and_says_that_connecting_is_not_available(
    page: Page, content: SiteContent
) -> None:
    page.goto("/disclaimer")
    wallet = page.get_by_role("link", name=content.header.wallet_label)

    expect(wallet).to_have_accessible_description(content.header.wallet_note)
    wallet.click()

    expect(page.get_by_role("heading", level=1)).to_have_text(content.hero.title)


def test_the_logo_links_to_the_home_page(page: Page, content: SiteContent) -> None:
    page.goto("/terms-uses")

    page.get_by_role("banner").get_by_role("link", name=content.header.home_label).click()

    expect(page.get_by_role("heading", level=1)).to_have_text(content.hero.title)


@pytest.mark.parametrize("route", ["/", "/disclaimer"])
def test_the_skip_link_moves_focus_past_the_header(
    page: Page, content: SiteContent, route: str
) -> None:
    page.goto(route)

    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name=content.header.skip_link)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()
    page.keyboard.press("Tab")

    assert page.evaluate("document.querySelector('main').contains(document.activeElement)")


@pytest.mark.parametrize("name", ["disclaimer", "terms", "accessibility"])
def test_the_footer_links_to_the_other_pages(page: Page, content: SiteContent, name: str) -> None:
    page.goto("/")
    label = getattr(content.footer, f"{name}_label")

    page.get_by_role("contentinfo").get_by_role("link", name=label).click()

    expect(page.get_by_role("heading", level=1)).to_have_text(getattr(content, name).title)


def test_the_parts_of_the_header_share_one_row_at_320_pixels(
    visitor: Visitor, content: SiteContent
) -> None:
    page = visitor(viewport={"width": 320, "height": 640})
    page.goto("/")
    banner = page.get_by_role("banner")
    logo = banner.get_by_role("link", name=content.header.home_label)
    parts = [logo.get_by_role("presentation"), logo.get_by_text(content.facts.ticker)]
    buttons = banner.get_by_role("button").filter(visible=True)

    boxes = [part.bounding_box() for part in [*parts, *buttons.all()]]

    expect(buttons).to_have_count(4)
    assert all(box and box["x"] >= 0 and box["x"] + box["width"] <= 320 for box in boxes)
    rows = [(box["y"], box["y"] + box["height"]) for box in boxes if box]
    assert max(top for top, _ in rows) < min(bottom for _, bottom in rows)


def test_every_internal_link_has_a_target(
    shared_page: SharedPage, site: Path, faults: Faults
) -> None:
    faults.allow("404")
    for route in ("/", "/disclaimer", "/no-such-page", *map(OTHER.path, ["/", "/terms-uses"])):
        page = shared_page(route)
        hrefs = page.eval_on_selector_all(
            "a[href]", "links => links.map(link => link.getAttribute('href'))"
        )
        for href in {href for href in hrefs if not href.startswith("https://")}:
            path, _, anchor = href.partition("#")
            if not path:
                assert page.locator(f"[id='{anchor}']").count() == 1, (route, href)
                continue
            file = site / f"{path.strip('/') or 'index'}.html"
            assert file.is_file(), (route, href)
            assert not anchor or f'id="{anchor}"' in file.read_text("utf-8"), (route, href)
