import pytest
from playwright.sync_api import Page

from drishti.content.links import DISCLAIMER, ROUTES
from drishti.content.schema.language import Language
from support.browsers.network_faults import HeldRequests
from support.browsers.visitors import open_hydrated
from support.browsers.waiting import TWO_FRAMES, layout_ready, load_images
from support.content.languages import ENGLISH, RIGHT_TO_LEFT, TRANSLATED

# In wide windows, one language for each direction is enough, because long words have room.
PAGES = [
    *((route, ENGLISH, width) for route in ROUTES for width in (320, 1440)),
    *(("/", language, 320) for language in TRANSLATED),
    (DISCLAIMER, RIGHT_TO_LEFT, 1440),
]

WATCH_SHIFTS = """
const isSupported = PerformanceObserver.supportedEntryTypes.includes("layout-shift");
window.shifts = isSupported ? [] : ["layout shifts are not supported"];
new PerformanceObserver((list) => {
  for (const { sources } of list.getEntries())
    window.shifts.push(...sources.map(({ node }) => node?.className ?? node?.nodeName));
}).observe({ type: "layout-shift", buffered: true });
"""
# The font has loaded or failed, and a frame has been painted since.
SETTLED = f"document.fonts.ready.then(() => {TWO_FRAMES})"
HEIGHT = "document.documentElement.scrollHeight"


@pytest.mark.parametrize(
    ("route", "language", "width"), PAGES, ids=lambda value: str(getattr(value, "code", value))
)
def test_nothing_shifts_or_overflows_in_any_language(
    page: Page, route: str, language: Language, width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    page.add_init_script(WATCH_SHIFTS)

    open_hydrated(page, language.path(route))
    page.evaluate(SETTLED)

    assert page.evaluate("window.shifts") == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("width", [320, 1440])
def test_space_is_reserved_for_images_before_they_load(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    images = HeldRequests(page, "**/images/**")
    page.goto("/", wait_until="domcontentloaded")
    layout_ready(page)
    page.evaluate("document.fonts.ready.then(() => true)")  # a font may change the line breaks
    before = page.evaluate(HEIGHT)

    images.release()
    load_images(page)

    assert page.evaluate(HEIGHT) == before
