"""What a visit costs a device: processor time while reading, and memory after ten minutes."""

from collections.abc import Iterator
from typing import Final

from playwright.sync_api import Page

from benchmark.bench import Bench
from benchmark.report import Figure
from support.hosts.static_host import Host

MINUTES: Final = 10
STOPS: Final = 20
PAUSE_MS: Final = 500
NEXT_STOP: Final = "([stop, stops]) => scrollTo(0, document.body.scrollHeight * stop / stops)"


def cost(bench: Bench) -> Iterator[Figure]:
    """Measure a reader who scrolls through the page, on ours, the plain one and React's."""
    for name, host in {"ours": bench.site, "no scripts": bench.plain, "React": bench.react}.items():
        busy = tuple(_processor_time(bench, host) for _ in range(bench.runs))
        seconds = STOPS * PAUSE_MS // 1000
        yield Figure(name=f"processor time of reading for {seconds} s, {name}", samples=busy)
        heap = (_heap(bench, host),)
        yield Figure(name=f"script memory after {MINUTES} min, {name}", samples=heap, unit="MB")


def _processor_time(bench: Bench, host: Host) -> float:
    """Return the milliseconds that the page's main thread was busy, the load included."""
    with bench.phone(slow_cpu=False) as page:
        session = page.context.new_cdp_session(page)
        session.send("Performance.enable")
        page.goto(host.address, wait_until="networkidle")
        for stop in range(STOPS):
            page.evaluate(NEXT_STOP, [stop, STOPS])
            page.wait_for_timeout(PAUSE_MS)
        metrics = session.send("Performance.getMetrics")["metrics"]
        return 1000 * next(each["value"] for each in metrics if each["name"] == "TaskDuration")


def _heap(bench: Bench, host: Host) -> float:
    """Return the script memory in use once the page's own clock has run for ten minutes."""
    with bench.phone(slow_cpu=False) as page:
        page.clock.install()
        page.goto(host.address, wait_until="networkidle")
        page.clock.run_for(MINUTES * 60_000)
        return _used_heap(page)


def _used_heap(page: Page) -> float:
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    return float(session.send("Runtime.getHeapUsage")["usedSize"]) / 2**20
