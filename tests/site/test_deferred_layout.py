"""Off-screen sections are laid out after hydration, and are reachable before it."""

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import BrowserType, CDPSession, Locator, Page, expect

from drishti.content.schema.site_content import SiteContent
from support.browsers.clock import stopped_at
from support.browsers.layout_ready import layout_ready
from support.browsers.network_faults import answer_with
from support.browsers.waiting import TWO_FRAMES, expect_hydrated, resting, wait_for, wait_until

PATIENCE_MS: Final = 5000

# The headings of sections that are skipped by ``content-visibility`` but not hidden.
SKIPPED_HEADINGS: Final = """
() => Array.from(document.querySelectorAll("h1, h2"))
  .filter((title) => title.checkVisibility())
  .filter((title) => !title.checkVisibility({ contentVisibilityAuto: true }))
  .map((title) => title.textContent)
"""
# Text has a text object only while it is laid out.
DRAWN: Final = {"InlineTextBox", "ListMarker", "StaticText"}
TOP: Final = "part => part.getBoundingClientRect().top"


@pytest.fixture
def stopped(page: Page) -> Page:
    """A page with a stopped clock: timers and idle callbacks never run."""
    page.emulate_media(reduced_motion="reduce")  # jump instead of scrolling smoothly
    # Playwright's clock removes the navigation entries that the page reads.
    page.context.add_init_script("window.measured = performance")
    stopped_at(page)
    page.add_init_script("performance.getEntriesByType = (type) => measured.getEntriesByType(type)")
    return page


@pytest.fixture
def listened(
    browser_type: BrowserType,
    browser_type_launch_args: dict[str, Any],
    browser_context_args: dict[str, Any],
) -> Iterator[Page]:
    """A page in a browser that a screen reader uses, and whose objects it keeps up to date."""
    arguments = [*browser_type_launch_args["args"], "--force-renderer-accessibility"]
    with browser_type.launch(**browser_type_launch_args | {"args": arguments}) as browser:
        yield browser.new_page(**browser_context_args)


@pytest.fixture(params=["without scripts", "before the scripts are done"])
def early(stopped: Page, request: pytest.FixtureRequest) -> Page:
    """A page whose off-screen sections are not laid out yet."""
    if request.param == "without scripts":
        empty_scripts(stopped)
    return stopped


def empty_scripts(page: Page) -> None:
    """Serve empty scripts from now on; missing ones would make the page reload."""
    answer_with(page, "**/*.js", body="", content_type="text/javascript")


@pytest.mark.parametrize("path", ["/", "/disclaimer", "/accessibility"])
def test_off_screen_sections_are_not_laid_out_at_first(early: Page, path: str) -> None:
    early.goto(path)

    left_out = early.evaluate(SKIPPED_HEADINGS)

    assert left_out
    assert early.get_by_role("heading", level=1).inner_text() not in left_out


def test_screen_readers_find_everything_in_the_same_place_with_and_without_its_layout(
    listened: Page,
) -> None:
    # Orca keeps what contains an object, and reads in a loop if that has changed.
    devtools = listened.context.new_cdp_session(listened)
    devtools.send("Accessibility.enable")
    listened.goto("/")
    layout_ready(listened)
    laid_out = containers(devtools)
    listened.evaluate(f"document.documentElement.dataset.layoutDeferred = ''; {TWO_FRAMES}")

    deferred = containers(devtools)

    assert listened.evaluate(SKIPPED_HEADINGS)
    both = laid_out.keys() & deferred.keys()
    assert both
    assert [found for found in both if laid_out[found] != deferred[found]] == []


def containers(devtools: CDPSession) -> dict[tuple[int, str], int | None]:
    """Return, for each object that Chromium shows to screen readers, what contains it."""
    tree = devtools.send("Accessibility.getFullAXTree")["nodes"]
    nodes = {node["nodeId"]: node for node in tree}
    found = {}
    for node in tree:
        if node["ignored"] or node["role"]["value"] in DRAWN:
            continue
        parent = nodes.get(node.get("parentId"))
        while parent and parent["ignored"]:
            parent = nodes.get(parent.get("parentId"))
        name = (node["backendDOMNodeId"], f"{node['role']['value']} {node['name']['value']}")
        found[name] = parent and parent["backendDOMNodeId"]
    return found


def test_everything_is_laid_out_after_hydration(stopped: Page) -> None:
    stopped.goto("/")
    expect_hydrated(stopped)

    stopped.clock.run_for(PATIENCE_MS - 1)

    assert stopped.evaluate(SKIPPED_HEADINGS) == []


def test_everything_is_laid_out_after_five_seconds_if_scripts_fail(stopped: Page) -> None:
    empty_scripts(stopped)
    stopped.goto("/")

    stopped.clock.run_for(PATIENCE_MS)

    assert stopped.evaluate(SKIPPED_HEADINGS) == []


def test_everything_can_be_reached_by_scrolling(early: Page, content: SiteContent) -> None:
    early.goto("/")

    for title in early.get_by_role("main").get_by_role("heading", level=2).all():
        reach(title, title.scroll_into_view_if_needed)
    reach(early.get_by_text(content.footer.about), lambda: early.keyboard.press("End"))


def reach(place: Locator, scroll: Callable[[], None]) -> None:
    """Scroll until a place is in view: what comes near it is laid out, which may move it."""

    def arrives() -> bool:
        scroll()
        expect(place).to_be_in_viewport(timeout=1000)
        return True

    wait_for(arrives, f"{place} in view", excused=AssertionError)


def test_find_in_page_finds_deferred_text(early: Page, content: SiteContent) -> None:
    early.goto("/")

    assert early.evaluate("words => window.find(words)", content.faq.heading)

    expect(early.get_by_role("heading", name=content.faq.heading)).to_be_in_viewport()


@pytest.mark.parametrize("way", ["address", "address bar", "link", "menu"])
def test_a_url_fragment_scrolls_to_its_target_and_stays_there(
    early: Page, content: SiteContent, way: str
) -> None:
    document = next(item for item in content.status.items if item.id == "whitepaper")
    entry = next(link for link in content.header.links if link.anchor == "#whitepaper")
    if way == "menu":
        early.set_viewport_size({"width": 360, "height": 740})
    early.goto(f"/{entry.anchor}" if way == "address" else "/")

    if way == "address bar":
        early.evaluate("anchor => { location.hash = anchor }", entry.anchor)
    elif way == "link":
        early.get_by_role("banner").get_by_role("link", name=entry.label, exact=True).click()
    elif way == "menu":
        early.get_by_role("button", name=content.menu.open_label, exact=True).click()
        early.get_by_role("dialog").get_by_role("link", name=entry.label, exact=True).click()
    place = early.get_by_role("heading", name=document.title, exact=True)
    expect_at_the_top(place)
    early.clock.run_for(PATIENCE_MS)

    assert early.evaluate(SKIPPED_HEADINGS) == []
    expect_at_the_top(place)


def expect_at_the_top(place: Locator) -> None:
    # Layout that is still under way moves it.
    wait_for(lambda: 0 <= place.evaluate(TOP) < 200, "the place", rest=resting(place.page))


@pytest.mark.parametrize("way", ["reload", "back"])
def test_going_back_or_reloading_restores_the_scroll_position(
    stopped: Page, content: SiteContent, way: str
) -> None:
    stopped.goto("/")
    stopped.clock.run_for(PATIENCE_MS)
    left = stopped.get_by_role("heading", name=content.features.heading, exact=True)
    left.scroll_into_view_if_needed()
    empty_scripts(stopped)

    if way == "reload":
        stopped.reload()
    else:
        stopped.goto("/disclaimer")
        stopped.go_back()

    expect(left).to_be_in_viewport()


def test_the_scroll_position_is_kept_while_the_menu_opens_and_closes(
    phone: Page, content: SiteContent
) -> None:
    phone.emulate_media(reduced_motion="reduce")
    phone.goto("/")
    layout_ready(phone)
    middle = phone.get_by_role("heading", name=content.features.heading, exact=True)
    middle.scroll_into_view_if_needed()
    middle.evaluate(
        """(middle) => {
          window.tops = new Set();
          requestAnimationFrame(function note() {
            window.tops.add(middle.getBoundingClientRect().top);
            requestAnimationFrame(note);
          });
        }"""
    )

    phone.get_by_role("button", name=content.menu.open_label, exact=True).click()
    phone.get_by_role("button", name=content.menu.close_label, exact=True).click()
    expect(phone.get_by_role("dialog")).to_have_count(0)
    layout_ready(phone)

    assert phone.evaluate("Array.from(window.tops)") == [middle.evaluate(TOP)]


LEFT_OUT: Final = """
(end) => requestAnimationFrame(function look() {
  window.wasLeftOut ||= !end.checkVisibility({ contentVisibilityAuto: true });
  requestAnimationFrame(look);
})
"""


@pytest.mark.parametrize("press", ["menu", "reading setting"])
def test_a_press_is_answered_before_what_is_out_of_sight_is_laid_out(
    phone: Page, content: SiteContent, press: str
) -> None:
    phone.goto("/")
    if press == "menu":
        control = phone.get_by_role("button", name=content.menu.open_label, exact=True)
    else:
        reading = content.reading
        phone.get_by_role("banner").get_by_role("button", name=reading.label).click()
        answers = phone.get_by_role("group", name=reading.spacing.label)
        control = answers.get_by_role("radio", name=reading.spacing.wide, exact=True)
    layout_ready(phone)
    phone.get_by_text(content.footer.about).evaluate(LEFT_OUT)

    control.click()

    wait_until(phone, "() => window.wasLeftOut")
    layout_ready(phone)
