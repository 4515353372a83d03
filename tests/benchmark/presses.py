"""The time from a tap to the next paint on a slow phone."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from playwright.sync_api import Page

from benchmark.report import Figure
from benchmark.sites import CPU_SLOWDOWN, Bench
from support.browsers.waiting import TWO_FRAMES

TAPS: Final = 20
"""How often each control is pressed."""
LIMIT_MS: Final = 50
MOVES: Final = 60
FRAME_MS: Final = 1000 / 60
DRAG_LIMIT_MS: Final = 2 * FRAME_MS

# Interaction to Next Paint is based on Event Timing, which omits events shorter than a frame.
OBSERVE_TAPS: Final = """
window.taps = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (entry.interactionId) taps.push(entry.duration);
}).observe({ type: "event", durationThreshold: 16 });
"""
TAKE: Final = """async () => {
  await new Promise((done) => setTimeout(done, 300));
  return Math.max(16, ...window.taps.splice(0));
}"""

# Event Timing ignores pointer moves, so each move is timed until the end of its frame.
OBSERVE_MOVES: Final = """
window.moves = [];
addEventListener("pointermove", (event) => {
  requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => window.moves.push(performance.now() - event.timeStamp);
    channel.port2.postMessage(null);
  });
}, { capture: true, passive: true });
"""

QUESTION: Final = "#faq summary >> nth=1"
# A control to press before the measurement, the measured control, and one to press afterwards.
PRESSES: Final = {
    "theme": ("", "header button.theme", ""),
    "menu opens": ("", "header [commandfor=menu]", "#menu [commandfor=menu]"),
    "menu closes": ("header [commandfor=menu]", "#menu [commandfor=menu]", ""),
    "picker opens": ("", "#language", "#language"),
    "accordion": ("", QUESTION, ""),
    "reading setting": (
        "header [commandfor=reading]",
        "#reading label:has([name=spacing]:not(:checked))",
        "#reading [commandfor=reading]",
    ),
}


def presses(bench: Bench) -> Iterator[Figure]:
    """Measure each control repeatedly on one page, including its first response."""
    with bench.phone(bench.plain, OBSERVE_TAPS, slowdown=CPU_SLOWDOWN) as page:
        noise = tuple(_tapped(page, "", QUESTION, "") for _ in range(TAPS))
    yield Figure(name="accordion without any script, this machine's floor", samples=noise)
    for name, controls in PRESSES.items():
        with bench.phone(bench.site, OBSERVE_TAPS, slowdown=CPU_SLOWDOWN) as page:
            samples = tuple(_tapped(page, *controls) for _ in range(TAPS))
        yield Figure(name=name, samples=samples, limit=LIMIT_MS)
    ours, plain = bench.alternately(partial(_drag, bench))
    yield Figure(name="slider dragged without any script, worst move", samples=plain)
    yield Figure(name="slider dragged, worst move", samples=ours, limit=DRAG_LIMIT_MS)


def _tapped(page: Page, before: str, control: str, after: str) -> float:
    """Return the time from a tap to the next paint in milliseconds; at least one frame."""
    if before:
        page.locator(before).tap()
    if before or after:
        page.evaluate(TAKE)
    page.locator(control).tap()
    duration = float(page.evaluate(TAKE))
    if after:
        page.locator(after).tap()
    return duration


def _drag(bench: Bench, site: str) -> float:
    """Drag the slider, and return the longest time from a move to its paint in milliseconds."""
    with bench.phone(site, OBSERVE_MOVES, slowdown=CPU_SLOWDOWN) as page:
        slider = page.get_by_role("slider")
        slider.scroll_into_view_if_needed()
        box = slider.bounding_box()
        assert box
        height = box["y"] + box["height"] / 2
        page.mouse.move(box["x"] + 2, height)
        page.mouse.down()
        page.evaluate(f"async () => {{ await {TWO_FRAMES}; moves.length = 0; }}")
        for move in range(MOVES):
            page.mouse.move(box["x"] + box["width"] * move / MOVES, height)
            page.wait_for_timeout(FRAME_MS)
        page.mouse.up()
        page.evaluate(TWO_FRAMES)
        return float(page.evaluate("Math.max(...moves)"))
