"""No layout shifts and no horizontal overflow while a page loads."""

import pytest
from playwright.sync_api import Page

from drishti.content.links import DISCLAIMER
from drishti.content.schema.language import Language
from support.browsers.layout_ready import layout_ready, load_images
from support.browsers.network_faults import hold
from support.browsers.page_errors import Faults
from support.browsers.visitors import Visitor
from support.browsers.waiting import TWO_FRAMES, expect_hydrated
from support.content.languages import ENGLISH, LANGUAGES, RIGHT_TO_LEFT
from support.tools import ARIAL

WIDTHS = (320, 768, 1440)
# Long words have room in wide windows, so there one language for each direction is enough.
PAGES = [("/", language, 320) for language in LANGUAGES]
PAGES += [
    (route, language, width)
    for route in ("/", DISCLAIMER)
    for language in (ENGLISH, RIGHT_TO_LEFT)
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
HEIGHT = "document.documentElement.scrollHeight"


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


@pytest.mark.parametrize("width", WIDTHS)
def test_space_is_reserved_for_images_before_they_load(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    images = hold(page, "**/images/**")
    page.goto("/", wait_until="domcontentloaded")
    layout_ready(page)
    before = page.evaluate(HEIGHT)

    images.release()
    load_images(page)

    assert page.evaluate(HEIGHT) == before


# The metric-compatible fallback font of base.css.
USES_FALLBACK = """
() => [...document.fonts].some((face) => /as wide/.test(face.family) && face.status === "loaded")
"""


@pytest.mark.parametrize("width", WIDTHS)
def test_the_first_screen_has_the_same_height_with_the_fallback_font(
    visitor: Visitor, faults: Faults, width: int
) -> None:
    ARIAL.path()
    faults.allow("woff2")
    heights = []
    for has_font in (True, False):
        page = visitor(viewport={"width": width, "height": 900})
        if not has_font:
            page.route("**/*.woff2*", lambda route: route.abort())
        page.goto("/", wait_until="networkidle")
        page.evaluate(SETTLED)
        assert has_font or page.evaluate(USES_FALLBACK)
        heights.append(page.locator("#hero").evaluate("hero => hero.offsetHeight"))

    assert abs(heights[0] - heights[1]) <= 4
