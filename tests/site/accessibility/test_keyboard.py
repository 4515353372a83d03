"""The keyboard reaches every control in reading order, with a visible focus indicator."""

import pytest
from playwright.sync_api import Page, expect

from drishti.content.schema.site_content import SiteContent
from support.accessibility.checks import ask
from support.accessibility.fixtures import Hold, Opened
from support.accessibility.pixels import walk
from support.accessibility.visits import PAGES, STATES, Look, Place, Visit, in_default_lane, name_of
from support.browsers.waiting import expect_hydrated
from support.content.languages import ENGLISH, RIGHT_TO_LEFT

HOME, DISCLAIMER, *_ = PAGES
MENU, PICKER = (
    next(state for state in STATES if state.name == name) for name in ("menu-open", "picker-open")
)
EVERY_PAGE: list[Visit] = [(page, Look()) for page in PAGES]
VISITS: list[Visit] = [
    (HOME, Look("dark", ENGLISH, 360)),
    (DISCLAIMER, Look("dark", ENGLISH, 1440)),
    (DISCLAIMER, Look("light", RIGHT_TO_LEFT, 360)),
    (MENU, Look("light", ENGLISH, 360)),
    (MENU, Look("dark", ENGLISH, 360)),
    (PICKER, Look("light", ENGLISH, 1440)),
    (PICKER, Look("dark", ENGLISH, 360)),
]


@pytest.mark.parametrize("look", in_default_lane(VISITS, VISITS[3]))
def test_focus_is_always_visible_and_never_trapped(
    opened: Opened, look: tuple[Place, Look], hold: Hold
) -> None:
    met, faults = walk(opened(look), look=True)

    assert len(met) > 5
    hold("keyboard walk and focus indicator by pixels", name_of(look), faults)


@pytest.mark.parametrize("visit", in_default_lane(EVERY_PAGE, EVERY_PAGE[0]))
def test_tab_visibly_reaches_every_control_in_reading_order_both_ways(
    opened: Opened, visit: Visit, hold: Hold
) -> None:
    page = opened(visit)

    met, faults = walk(page, look=True)
    back, faults_back = walk(page, "Shift+Tab")

    controls: dict[int, str] = dict(ask(page, "controls"))
    faults += faults_back
    faults += [f"out of order: {controls.get(at)}" for at in _late(met)]
    faults += [f"never reached: {name}" for at, name in controls.items() if at not in met]
    faults += [f"not reached backwards: {controls.get(at)}" for at in set(met) - set(back)]
    hold("keyboard: every control, in order, both ways", name_of(visit), faults)


def _late(met: list[int]) -> list[int]:
    return [at for at, before in zip(met[1:], met, strict=False) if at < before]


def focused(page: Page) -> bool:
    return page.evaluate("document.activeElement !== document.body")


def test_focus_is_never_lost(opened: Opened, content: SiteContent) -> None:
    page = opened((HOME, Look()))
    banner = page.get_by_role("banner")
    picker = banner.get_by_role("button", name=content.language.label)

    page.get_by_role("button", name=content.theme.label).press("Enter")
    assert focused(page)
    picker.press("Enter")
    page.keyboard.press("Escape")
    expect(picker).to_be_focused()
    page.locator("#faq summary").first.press("Enter")
    assert focused(page)
    page.get_by_role("slider").press("ArrowRight")
    assert focused(page)
    page.get_by_role("link", name=content.to_top.label).press("Enter")
    expect(page.locator("#top")).to_be_focused()


def test_a_heading_is_focusable_only_as_a_link_target(page: Page, content: SiteContent) -> None:
    ninth = content.disclaimer.sections[8]
    page.goto("/disclaimer")
    expect_hydrated(page)
    heading = page.get_by_role("heading", name=ninth.title)
    expect(heading).not_to_have_attribute("tabindex", "-1")

    page.get_by_role("link", name=ninth.title).press("Enter")
    expect(heading).to_be_focused()
    page.keyboard.press("Shift+Tab")

    expect(heading).not_to_have_attribute("tabindex", "-1")


@pytest.mark.parametrize("way", ["in the address", "on the page"])
def test_a_link_to_a_section_moves_focus_to_its_heading(
    page: Page, content: SiteContent, way: str
) -> None:
    card = content.ecosystem.cards[0]
    heading = page.get_by_role("heading", name=content.token.heading)
    if way == "in the address":
        page.goto(f"/{card.href}")
    else:
        page.goto("/")
        expect_hydrated(page)
        page.get_by_role("link", name=card.action).press("Enter")

    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()
    page.keyboard.press("Tab")
    expect(page.locator("main :is(h1, h2, h3, h4)[tabindex]")).to_have_count(0)


def test_a_popover_closes_when_focus_leaves_it(page: Page, content: SiteContent) -> None:
    page.goto("/")
    expect_hydrated(page)
    panel = page.locator("#header-languages")
    page.get_by_role("banner").get_by_role("button", name=content.language.label).press("Enter")
    expect(panel.get_by_role("link")).to_have_count(len(content.language.languages))
    panel.get_by_role("link").last.press("Tab")

    expect(panel).to_be_hidden()
    expect(page.locator(":focus")).to_have_accessible_name(content.theme.label)


def test_a_popover_closes_when_a_script_moves_focus(page: Page, content: SiteContent) -> None:
    page.goto("/")
    expect_hydrated(page)
    panel = page.locator("#header-languages")
    page.get_by_role("banner").get_by_role("button", name=content.language.label).press("Enter")
    expect(panel.get_by_role("link")).to_have_count(len(content.language.languages))

    page.get_by_role("banner").get_by_role("button", name=content.theme.label).focus()

    expect(panel).to_be_hidden()
