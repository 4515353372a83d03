"""No layout shifts and no horizontal overflow, whatever settings are chosen."""

import json
from collections.abc import Callable
from statistics import median

import pytest
from playwright.sync_api import Page

from drishti.content.links import DISCLAIMER, TERMS
from drishti.content.loader import english
from drishti.content.schema.language import Language
from drishti.content.schema.site_content import SiteContent
from support.browsers.layout_ready import layout_ready, load_images
from support.browsers.page_errors import Faults
from support.browsers.visitors import Visitor
from support.browsers.waiting import TWO_FRAMES, expect_hydrated
from support.content.languages import ENGLISH, RIGHT_TO_LEFT
from support.tools import ARIAL

LANGUAGES = english().language.languages
WIDTHS = (320, 768, 1440)
BOTH_DIRECTIONS = (ENGLISH, RIGHT_TO_LEFT)
# The legal pages are always in English: one language per direction is enough. So it is in the
# default lane at widths where long words have room. The terms have the template of the disclaimer,
# and the themes change only colours.
PAGES = [
    pytest.param(
        route,
        language,
        width,
        id=f"{route}-{language.code}-{width}",
        marks=()
        if route != TERMS and (width == WIDTHS[0] or language in BOTH_DIRECTIONS)
        else pytest.mark.matrix,
    )
    for route in ("/", DISCLAIMER, TERMS)
    for language in (LANGUAGES if route == "/" else BOTH_DIRECTIONS)
    for width in WIDTHS
]

WATCH_SHIFTS = """
const isSupported = PerformanceObserver.supportedEntryTypes.includes("layout-shift");
window.shifts = isSupported ? [] : ["layout shifts are not supported"];
new PerformanceObserver((list) => {
  for (const { value, sources } of list.getEntries()) {
    const names = sources.map(({ node }) => node?.className ?? node?.nodeName);
    window.shifts.push(`${value.toFixed(4)} ${names.join(", ")}`);
  }
}).observe({ type: "layout-shift", buffered: true });
"""
# The font has loaded or failed, and a frame has been painted since.
SETTLED = f"document.fonts.ready.then(() => {TWO_FRAMES})"


@pytest.mark.parametrize(("route", "language", "width"), PAGES)
def test_nothing_shifts_or_overflows_in_any_language(
    page: Page, route: str, language: Language, width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    page.add_init_script(WATCH_SHIFTS)

    page.goto(language.path(route))
    expect_hydrated(page)
    page.evaluate(SETTLED)

    assert page.evaluate("window.shifts") == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width


# Images whose box changes size if their source never loads.
CHANGED_SIZES = """
async () => {
  const size = ({ offsetWidth, offsetHeight }) => `${offsetWidth} by ${offsetHeight}`;
  const all = Array.from(document.querySelectorAll("main img"), (picture) => {
    const awaited = picture.cloneNode();
    awaited.src = "/images/awaited.svg";
    return { awaited, picture, before: size(picture) };
  });
  all.forEach(({ awaited, picture }) => picture.replaceWith(awaited));
  await new Promise((settle) => requestAnimationFrame(() => setTimeout(settle)));
  const sizes = all.map(({ awaited, picture, before }) =>
    before === size(awaited) ? null : `${picture.src}: ${before}, ${size(awaited)}`);
  return [sizes.length, sizes.filter(Boolean)];
}
"""


@pytest.mark.parametrize("width", WIDTHS)
def test_space_is_reserved_for_images_before_they_load(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    page.route("**/images/awaited.svg", lambda _: None)
    page.goto("/")
    layout_ready(page)
    load_images(page)

    pictures, changes = page.evaluate(CHANGED_SIZES)

    assert pictures > 10
    assert changes == []


# The metric-compatible fallback font of base.css.
USES_FALLBACK = """
() => [...document.fonts].some((face) => /as wide/.test(face.family) && face.status === "loaded")
"""


@pytest.mark.parametrize("width", WIDTHS)
def test_the_first_screen_has_the_same_height_with_the_fallback_font(
    visitor: Visitor, faults: Faults, content: SiteContent, width: int
) -> None:
    ARIAL.path()
    faults.allow("woff2")
    heights = []
    for comes in (True, False):
        page = visitor(viewport={"width": width, "height": 900})
        if not comes:
            page.route("**/*.woff2*", lambda route: route.abort())
        page.goto("/", wait_until="networkidle")
        page.evaluate(SETTLED)
        assert comes or page.evaluate(USES_FALLBACK)
        first_screen = page.locator("#hero")
        heights.append(first_screen.evaluate("part => part.getBoundingClientRect().height"))

    assert abs(heights[0] - heights[1]) <= 4


SLOWDOWN = 4
"""How many times slower than the machine that runs the tests."""

LONG_MS = 50
TIMES = 5


def change_theme(page: Page, content: SiteContent) -> None:
    page.get_by_role("banner").get_by_role("button", name=content.theme.label).click()


def open_or_close_the_menu(page: Page, content: SiteContent) -> None:
    if page.get_by_role("dialog").is_visible():
        page.keyboard.press("Escape")
    else:
        page.get_by_role("button", name=content.menu.open_label, exact=True).click()


def open_an_answer(page: Page, content: SiteContent) -> None:
    page.locator("#faq details:not([open]) summary").first.click()


def scroll_down_or_back(page: Page, content: SiteContent) -> None:
    page.evaluate(
        """() => new Promise((settle) => {
          let frames = 0;
          const step = scrollY > 3000 ? -200 : 200;
          requestAnimationFrame(function on() {
            scrollBy({ top: step, behavior: "instant" });
            if (++frames < 30) requestAnimationFrame(on);
            else settle();
          });
        })"""
    )


def longest_task(page: Page, act: Callable[[], None]) -> float:
    """Return the CPU time of the longest task during ``act``, in milliseconds.

    The page's own long-task entries measure wall time, which other processes prolong.
    """
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=["disabled-by-default-devtools.timeline"])
    act()
    page.evaluate(SETTLED)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    main = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    tasks = [event for event in events if event["name"] == "RunTask" and "tdur" in event]
    busy = [event["tdur"] / 1000 for event in tasks if (event["pid"], event["tid"]) in main]
    assert busy, "the trace contains no task"
    return max(busy)


@pytest.mark.timing
@pytest.mark.parametrize(
    "act", [change_theme, open_or_close_the_menu, open_an_answer, scroll_down_or_back]
)
def test_interactions_on_a_slow_phone_cause_no_long_task(
    phone: Page, content: SiteContent, act: Callable[[Page, SiteContent], None]
) -> None:
    phone.goto("/", wait_until="networkidle")
    layout_ready(phone)
    phone.context.new_cdp_session(phone).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})

    first, *others = [longest_task(phone, lambda: act(phone, content)) for _ in range(1 + TIMES)]

    # The first run includes compiling the code.
    assert median(others) < LONG_MS, (first, others)
