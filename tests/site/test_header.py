"""The header, its links, and the skip link before it."""

import re

import pytest
from playwright.sync_api import Page, expect

from drishti.content.schema.site_content import SiteContent
from support.browsers.visitors import SharedPage


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
