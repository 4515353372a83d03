"""The bytes of a return visit, and the activity of an idle page."""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final, Literal

from playwright.sync_api import Page

from benchmark.bench import PHONE, Bench
from benchmark.interactions import open_ready
from benchmark.report import Figure

SECOND_VISIT_LIMIT: Final = 15
WORKERS: Final[dict[Literal["allow", "block"], str]] = {
    "block": "HTTP cache alone",
    "allow": "service worker if any",
}
WORKER_READY: Final = """() => navigator.serviceWorker.getRegistration().then(
  (registration) => registration && navigator.serviceWorker.ready.then(() => null)
)"""
REST_SECONDS: Final = 10
AT_REST_AFTER_MS: Final = 6000  # the timers that a page starts with have ended
WAKES: Final = ("TimerFire", "FireAnimationFrame", "FireIdleCallback")
HIDE: Final = """() => {
  Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
  Object.defineProperty(document, "hidden", { get: () => true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def visits(bench: Bench) -> Iterator[Figure]:
    """Measure the bytes of a first and second visit, with and without the service worker."""
    for worker in WORKERS:
        context = bench.browser.new_context(**PHONE, service_workers=worker)
        for name, limit in (("first", None), ("second", SECOND_VISIT_LIMIT)):
            bench.site.sent.clear()
            page = context.new_page()
            page.goto(bench.site.address, wait_until="networkidle")
            page.evaluate(WORKER_READY)
            page.close()
            label = f"{name} visit, {WORKERS[worker]}"
            size, count = bench.site.bytes_of() / 1024, len(bench.site.sent)
            yield Figure(name=label, samples=(size,), unit="KB", limit=limit)
            yield Figure(name=f"{label}, answers", samples=(count,), unit="")
        context.close()


def idle(bench: Bench) -> Iterator[Figure]:
    """Count the script runs per second on an idle page and on a hidden one."""
    with bench.phone() as page:
        open_ready(page, bench.site.address)
        # One tick per second while the countdown runs; ten seconds may contain eleven ticks.
        for name, change, limit in (("at rest", "() => null", 1.1), ("hidden", HIDE, 0)):
            page.evaluate(change)
            wakes = _wakes(bench, page)
            each = (sum(wakes.values()) / REST_SECONDS,)
            yield Figure(name=f"wakes a second, {name}", samples=each, unit="", limit=limit)


def _wakes(bench: Bench, page: Page) -> Counter[str]:
    page.wait_for_timeout(AT_REST_AFTER_MS)
    bench.browser.start_tracing(page=page, categories=["devtools.timeline"])
    page.wait_for_timeout(REST_SECONDS * 1000)
    trace: dict[str, list[dict[str, Any]]] = json.loads(bench.browser.stop_tracing())
    return Counter(event["name"] for event in trace["traceEvents"] if event["name"] in WAKES)
