"""The keyboard reaches every control in reading order, with a visible focus indicator."""

import pytest
from playwright.sync_api import Page, expect

from drishti.content.schema.site_content import SiteContent
from support.accessibility.checks import run, walk
from support.accessibility.visits import PAGES, Visit, opened
from support.browsers.page_errors import Faults
from support.browsers.visitors import Visitor
from support.content.languages import RIGHT_TO_LEFT


@pytest.mark.parametrize(
    "visit",
    [
        Visit("home"),
        Visit("menu-open", width=360),
        *(
            pytest.param(visit, marks=pytest.mark.matrix)
            for visit in (
                *(Visit(place, "dark", width=360) for place in PAGES),
                Visit("disclaimer", language=RIGHT_TO_LEFT),
                Visit("picker-open"),
            )
        ),
    ],
    ids=str,
)
def test_tab_reaches_every_control_visibly_and_in_order_both_ways(
    visitor: Visitor, faults: Faults, visit: Visit
) -> None:
    if visit.place == "missing":
        faults.allow("404")
    page = opened(visitor, visit)

    stops, found = walk(page)
    back, found_back = walk(page, "Shift+Tab")

    controls: dict[int, str] = dict(run(page, "controls"))
    found += found_back
    late = [at for at, before in zip(stops[1:], stops, strict=False) if at < before]
    found += [f"out of order: {controls.get(at)}" for at in late]
    if visit.place in PAGES:  # what is open ends or closes where the focus leaves it
        found += [f"never reached: {name}" for at, name in controls.items() if at not in stops]
        found += [f"not reached backwards: {controls.get(at)}" for at in set(stops) - set(back)]
    assert len(stops) > 5
    assert found == []


def test_a_walk_finds_each_planted_fault(visitor: Visitor) -> None:
    page = visitor(bypass_csp=True)
    page.set_content(
        """<style>
          div { position: fixed; inset: 0 0 auto; block-size: 9em; background: #fff; }
          .ring { outline: 3px solid #000; } .faint { outline: 3px solid #eee; }
        </style>
        <div></div><a href="#" class="ring">Covered</a><p style="block-size: 12em"></p>
        <a href="#" class="faint">Faint</a> <a href="#" style="outline: none">Bare</a>
        <button class="ring" onkeydown="event.preventDefault()">Trap</button>"""
    )

    _, found = walk(page)

    assert found == [
        "<a> Covered: 5 of 5 points are covered",
        "<a> Faint: no focus indicator",
        "<a> Bare: no focus indicator",
        "<button> Trap: the focus cannot leave",
    ]


def test_focus_is_never_lost(visitor: Visitor, content: SiteContent) -> None:
    page = opened(visitor, Visit("home"))
    banner = page.get_by_role("banner")
    picker = banner.get_by_role("button", name=content.language.label)
    focused = page.locator(":focus")

    page.get_by_role("button", name=content.theme.label).press("Enter")
    expect(focused).to_have_count(1)
    picker.press("Enter")
    page.keyboard.press("Escape")
    expect(picker).to_be_focused()
    page.locator("#faq summary").first.press("Enter")
    expect(focused).to_have_count(1)
    page.get_by_role("slider").press("ArrowRight")
    expect(focused).to_have_count(1)
    page.get_by_role("link", name=content.to_top.label).press("Enter")
    expect(page.locator("#top")).to_be_focused()


def test_a_link_to_a_section_moves_focus_to_its_heading(page: Page, content: SiteContent) -> None:
    heading = page.get_by_role("heading", name=content.token.heading)
    page.goto(f"/{content.ecosystem.cards[0].href}")

    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()
    page.keyboard.press("Tab")
    expect(page.locator("main :is(h1, h2, h3, h4)[tabindex]")).to_have_count(0)
