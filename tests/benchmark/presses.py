"""The time from a tap to the next paint on a slow phone."""

from collections.abc import Callable, Iterator
from typing import Final

from playwright.sync_api import Page

from benchmark.report import Figure
from benchmark.sites import Bench

LIMIT_MS: Final = 50
MOVES: Final = 60
FRAME_MS: Final = 1000 / 60
DRAG_LIMIT_MS: Final = 2 * FRAME_MS

# Interaction to Next Paint is based on Event Timing, which omits events shorter than a frame.
OBSERVE: Final = """
window.taps = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (entry.interactionId) taps.push(entry.duration);
}).observe({ type: "event", durationThreshold: 16 });
"""
TAKE: Final = """async () => {
  await new Promise((done) => setTimeout(done, 300));
  return Math.max(16, ...window.taps.splice(0));
}"""

# The clock of a page starts with the page, so the press is noted for the next one.
OBSERVE_PAGES: Final = """
const now = (time) => performance.timeOrigin + time;
addEventListener("click", ({ timeStamp }) => (sessionStorage.pressed = now(timeStamp)), true);
"""
PAGE_PAINTED: Final = """() => {
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  return paint && performance.timeOrigin + paint.startTime - sessionStorage.pressed;
}"""

# Event Timing ignores pointer moves, so each move is timed until the end of its frame.
OBSERVE_MOVES: Final = """() => {
  window.moves = [];
  addEventListener("pointermove", (event) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => window.moves.push(performance.now() - event.timeStamp);
      channel.port2.postMessage(null);
    });
  }, { capture: true, passive: true });
}"""


def tap(selector: str) -> Callable[[Page], None]:
    """Return a function that taps an element of a page."""
    return lambda page: page.locator(selector).tap()


THEME: Final = tap("header button.theme")
OPEN_MENU, CLOSE_MENU = tap("header [commandfor=menu]"), tap("#menu [commandfor=menu]")
PICKER: Final = tap("#language")
OPEN_SETTINGS: Final = tap("header [commandfor=reading]")
CLOSE_SETTINGS: Final = tap("#reading [commandfor=reading]")
SETTING: Final = tap("#reading label:has([name=spacing]:not(:checked))")
QUESTION: Final = tap("#faq summary >> nth=1")

Act = Callable[[Page], None]
NOTHING: Final[tuple[Act, ...]] = ()

# The measured action, and the actions before and after it.
PRESSES: Final[dict[str, tuple[tuple[Act, ...], Act, tuple[Act, ...]]]] = {
    "theme": (NOTHING, THEME, NOTHING),
    "menu opens": (NOTHING, OPEN_MENU, (CLOSE_MENU,)),
    "menu closes": ((OPEN_MENU,), CLOSE_MENU, NOTHING),
    "picker opens": (NOTHING, PICKER, (PICKER,)),
    "accordion": (NOTHING, QUESTION, NOTHING),
    "reading setting": ((OPEN_SETTINGS,), SETTING, (CLOSE_SETTINGS,)),
}


def presses(bench: Bench) -> Iterator[Figure]:
    """Measure each control repeatedly on one page, including its first response."""
    with bench.phone() as page:
        page.add_init_script(OBSERVE)
        page.goto(bench.plain, wait_until="networkidle")
        noise = tuple(tapped(page, QUESTION) for _ in range(bench.taps))
    yield Figure(name="accordion without any script, this machine's floor", samples=noise)
    for name, (before, act, after) in PRESSES.items():
        with bench.phone() as page:
            open_ready(page, bench.site)
            samples = tuple(tapped(page, act, before, after) for _ in range(bench.taps))
        yield Figure(name=name, samples=samples, limit=LIMIT_MS)
    drags = []
    for _ in range(bench.runs):
        with bench.phone() as page:
            open_ready(page, bench.site)
            drags.append(max(_drag(page)))
    yield Figure(name="slider dragged, worst move", samples=tuple(drags), limit=DRAG_LIMIT_MS)
    chosen = tuple(_choose_language(bench) for _ in range(bench.runs))
    yield Figure(name="language pressed, its page painted", samples=chosen)


def open_ready(page: Page, address: str) -> None:
    """Open the home page and wait for hydration."""
    page.add_init_script(OBSERVE)
    page.goto(address, wait_until="networkidle")
    page.locator("#buy [data-known=true]").first.wait_for()


def tapped(
    page: Page, act: Act, before: tuple[Act, ...] = NOTHING, after: tuple[Act, ...] = NOTHING
) -> float:
    """Return the time from a tap to the next paint in milliseconds; at least one frame."""
    for each in before:
        each(page)
    page.evaluate(TAKE)
    act(page)
    duration = float(page.evaluate(TAKE))
    for each in after:
        each(page)
    return duration


def _choose_language(bench: Bench) -> float:
    """Return the time from a tap on a language to the first paint of its page, in milliseconds."""
    with bench.phone() as page:
        page.add_init_script(OBSERVE_PAGES)
        open_ready(page, bench.site)
        PICKER(page)
        page.locator("#header-languages [data-language=hi]").tap()
        page.wait_for_url("**/hi/")
        return float(page.wait_for_function(PAGE_PAINTED).json_value())


def _drag(page: Page) -> list[float]:
    slider = page.get_by_role("slider")
    slider.scroll_into_view_if_needed()
    box = slider.bounding_box()
    assert box
    page.evaluate(OBSERVE_MOVES)
    height = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + 2, height)
    page.mouse.down()
    for move in range(MOVES):
        page.mouse.move(box["x"] + box["width"] * move / MOVES, height)
        page.wait_for_timeout(FRAME_MS)
    page.mouse.up()
    page.evaluate(TAKE)
    return list(page.evaluate("() => window.moves"))
