"""The processor's time while the home page is read, beside the page without scripts."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from benchmark.report import Figure
from benchmark.sites import Bench

STEPS: Final = 80
STEP_PX: Final = 130
STEP_MS: Final = 250
LIMIT: Final = 1.5


def reading(bench: Bench) -> Iterator[Figure]:
    """Measure all processes of the browser together during 20 seconds of scrolling."""
    ours, plain = bench.alternately(partial(_read, bench))
    yield Figure(name="read for 20 s, processor", samples=ours, beside=plain, limit=LIMIT)


def _read(bench: Bench, site: str) -> float:
    with bench.phone(site) as page:
        before = _processor_ms(bench)
        for _ in range(STEPS):
            page.mouse.wheel(0, STEP_PX)
            page.wait_for_timeout(STEP_MS)
        return _processor_ms(bench) - before


def _processor_ms(bench: Bench) -> float:
    session = bench.browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return 1000 * sum(float(process["cpuTime"]) for process in processes)
