"""The links of the header and the footer, the skip link, and the menu on small screens."""

import pytest
from playwright.sync_api import Page, expect

from drishti.content.links import SECTIONS
from drishti.content.schema.site_content import SiteContent
from support.browsers.visitors import SharedPage, language_picker, open_hydrated, open_laid_out
from support.browsers.waiting import ANIMATED, TWO_FRAMES, expect_hydrated, layout_ready, wait_until


@pytest.mark.parametrize("route", ["/", "/disclaimer"])
def test_the_header_links_lead_to_their_place_on_the_home_page(
    page: Page, content: SiteContent, route: str
) -> None:
    page.emulate_media(reduced_motion="reduce")  # jump instead of scrolling smoothly
    for entry in content.header.links:
        page.goto(route)
        page.get_by_role("banner").get_by_role("link", name=entry.label).click()

        expect(page.get_by_role("heading", level=1)).to_have_text(content.hero.title)
        expect(page.locator(entry.anchor)).to_be_in_viewport()
        expect(page.locator(entry.anchor)).to_be_focused()
        page.keyboard.press("Tab")
        expect(page.locator("main :is(h1, h2, h3, h4)[tabindex]")).to_have_count(0)


def test_escape_leads_from_the_header_back_to_it_and_tab_on_from_the_settings(page: Page) -> None:
    open_hydrated(page)
    language_picker(page).focus()
    for _ in range(2):
        page.keyboard.press("Escape")
    expect(language_picker(page)).to_be_focused()

    page.get_by_role("main").get_by_role("link").nth(9).focus()
    for key in ("Escape", "Tab"):
        page.keyboard.press(key)
    expect(language_picker(page)).to_be_focused()


@pytest.mark.parametrize("start", ["/", "/#top"])
def test_a_followed_link_comes_to_rest_below_the_header_and_back_returns_to_it(
    page: Page, content: SiteContent, start: str
) -> None:
    open_hydrated(page, start)
    header, entry = page.get_by_role("banner"), content.header.links[0]
    link = header.get_by_role("link", name=entry.label)

    link.press("Enter")
    expect(page.locator("html")).not_to_have_attribute("data-follows-link", "")
    target = page.locator(entry.anchor)
    target.locator("..").evaluate(ANIMATED)
    top, bottom = (
        part.evaluate(f"part => part.getBoundingClientRect().{edge}")
        for part, edge in ((target, "top"), (header, "bottom"))
    )
    assert top > bottom

    expect(target).to_be_focused()
    page.keyboard.press("Tab")
    page.go_back()

    expect(link).to_be_focused()


def test_a_link_to_the_page_itself_only_leads_to_its_top(page: Page, content: SiteContent) -> None:
    open_hydrated(page)
    page.evaluate("window.isSame = true")
    page.evaluate("scrollTo({ top: 900, behavior: 'instant' })")

    page.get_by_role("banner").get_by_role("link", name=content.header.wallet_label).click()

    wait_until(page, "scrollY === 0")
    expect(page.locator("#top")).to_be_focused()
    assert page.evaluate("window.isSame")


def test_other_links_lead_to_pages(shared_page: SharedPage, content: SiteContent) -> None:
    header, footer = content.header, content.footer
    for landmark, label, target in (
        ("header", header.home_label, "/"),
        ("footer", header.home_label, "/"),
        ("header", header.wallet_label, "/"),
        ("footer", footer.disclaimer_label, "/disclaimer"),
        ("footer", footer.terms_label, "/terms-uses"),
        ("footer", footer.accessibility_label, "/accessibility"),
    ):
        link = shared_page("/disclaimer").locator(landmark).get_by_role("link", name=label)
        expect(link).to_have_attribute("href", target)


@pytest.mark.facts
def test_the_networks_are_one_tab_stop_and_open_a_new_tab_on_desktops_only(
    page: Page, phone: Page, content: SiteContent
) -> None:
    texts = content.header
    page.goto("/")
    open_hydrated(phone)
    state: list[str] = [texts.social_missing] if texts.social_missing else []
    button = page.get_by_role("button", name=", ".join([texts.social_label, *state]), exact=True)
    button.press("Enter")
    for part, label, target in (
        (page.locator("header"), texts.social_label, "_blank"),
        (phone.locator("footer"), content.footer.social_label, ""),
    ):
        networks = part.get_by_role("list", name=label, exact=True)
        for link in content.facts.socials:
            notes = [] if link.has_page else state
            notes = [*notes, texts.social_new_tab] if target else notes
            name = ", ".join([link.long_name or link.name, *notes])
            found = networks.get_by_role("link", name=name, exact=True)
            expect(found).to_be_visible()
            expect(found).to_have_js_property("target", target)
            expect(found).to_have_attribute("href", link.href)
            expect(found).to_have_attribute("rel", "noopener noreferrer")
    page.keyboard.press("Escape")
    expect(button).to_be_focused()
    page.context.new_cdp_session(page).send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    expect(page.locator("header .profiles__link").first).to_have_js_property("target", "")


def test_skip_link_and_languages_are_the_first_stops(page: Page, content: SiteContent) -> None:
    page.goto("/")
    skip_link = page.get_by_role("link", name=content.header.skip_link)
    shortcut = page.get_by_role("button", name=content.language.shortcut_label)

    page.keyboard.press("Tab")
    expect(skip_link).to_be_focused()
    page.keyboard.press("Tab")
    expect(shortcut).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(":popover-open")).to_be_visible()
    page.keyboard.press("Escape")
    skip_link.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("main").locator(":focus")).to_have_count(1)

    page.set_viewport_size({"width": 360, "height": 740})
    expect(language_picker(page)).to_be_visible()
    expect(shortcut).to_have_count(0)  # a phone has one button for the languages


@pytest.mark.parametrize("start", ["/", "/#main"], ids=["plain", "after the skip link"])
def test_tab_leads_on_from_the_place_of_a_page_that_is_loaded_again(
    page: Page, content: SiteContent, start: str
) -> None:
    open_laid_out(page, start)
    page.get_by_role("link", name=content.vision.case.source.label).scroll_into_view_if_needed()
    place: float = page.evaluate("scrollY")

    page.reload()
    expect_hydrated(page)
    layout_ready(page)
    expect(page.locator("body")).to_be_focused()
    page.keyboard.press("Tab")

    expect(page.locator("main :focus")).to_be_in_viewport()
    assert page.evaluate("scrollY") == pytest.approx(place, abs=700)


@pytest.mark.parametrize("start", ["/", "/#main"])
def test_back_from_another_page_returns_to_the_link_that_was_followed(
    page: Page, content: SiteContent, start: str
) -> None:
    open_laid_out(page, start)
    link = page.get_by_role("contentinfo").get_by_role("link", name=content.footer.terms_label)

    link.press("Enter")
    expect(page).to_have_url("/terms-uses")
    page.go_back()

    expect(link).to_be_focused()
    expect(link).to_be_in_viewport()


def test_menu_and_settings_list_the_sections_of_the_home_page(
    phone: Page, content: SiteContent
) -> None:
    headings = [getattr(content, name).heading for name in SECTIONS if name != "hero"]
    label = content.legal.contents_label
    phone.goto("/")
    for opener in (content.menu.open_label, content.reading.label):
        phone.get_by_role("banner").get_by_role("button", name=opener).click()
        dialog = phone.get_by_role("dialog")
        dialog.get_by_text(label).click()

        links = dialog.get_by_role("group").filter(has_text=label).get_by_role("link")
        expect(links).to_have_text(headings)
        links.last.click()

        expect(phone.get_by_role("heading", name=headings[-1])).to_be_focused()


def test_the_menu_fills_the_screen_and_keeps_the_focus_and_the_scroll_position(
    phone: Page, content: SiteContent
) -> None:
    phone.goto("/")
    menu = phone.get_by_role("dialog", name=content.menu.title)
    opener = phone.get_by_role("button", name=content.menu.open_label)
    closer = menu.get_by_role("button", name=content.menu.close_label)
    expect(menu).to_be_hidden()
    opener.click()
    expect(menu).to_be_visible()
    assert menu.bounding_box() == {"x": 0, "y": 0, "width": 360, "height": 740}
    expect(closer).to_be_focused()
    wallet = menu.get_by_role("link", name=content.header.wallet_label)
    expect(wallet).to_have_accessible_description(content.header.wallet_note)

    for _ in range(40):
        phone.keyboard.press("Tab")
        assert phone.locator("body > :not(dialog) :focus").count() == 0
    phone.mouse.move(180, 300)
    phone.mouse.wheel(0, 600)
    phone.keyboard.press("End")
    phone.evaluate(TWO_FRAMES)
    expect(phone.locator("html")).to_have_css("overflow-y", "hidden")
    assert phone.evaluate("scrollY") == 0

    closer.click()
    expect(menu).to_be_hidden()
    expect(opener).to_be_focused()
