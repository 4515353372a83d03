"""Lighthouse on mobile: paint times beside the plain page's, blocking time, shifts and scores."""

import json
import shutil
import sys
from collections.abc import Iterator, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

from benchmark.report import Figure
from benchmark.sites import CACHE, CPU_SLOWDOWN, Bench
from drishti.content.links import ROUTES
from support.browsers.launch import CHROMIUM_ARGUMENTS
from support.exports import run

MISSING: Final = "/404"
SIMULATED: Final = ("--throttling-method=simulate",)
APPLIED: Final = (
    "--throttling-method=devtools",
    "--throttling.requestLatencyMs=150",
    "--throttling.downloadThroughputKbps=1638.4",
    f"--throttling.cpuSlowdownMultiplier={CPU_SLOWDOWN}",
)
PAINTS: Final = {"FCP": "first-contentful-paint", "LCP": "largest-contentful-paint"}
PAINT_LIMIT: Final = 1.1
"""The largest ratio of a paint time to that of the plain page."""
# The limits are milliseconds of blocking time and a layout shift score.
STEADY: Final = {"TBT": ("total-blocking-time", 20), "CLS": ("cumulative-layout-shift", 0)}
ATTEMPTS: Final = 3


def paint(bench: Bench) -> Iterator[Figure]:
    """Measure the home page beside its plain version, with both kinds of throttling."""
    for method, options in (("/ simulated", SIMULATED), ("/ applied", APPLIED)):
        asked = ("--only-categories=performance", *options)
        ours, plain = bench.alternately(partial(_report, bench, options=asked))
        for short, audit in PAINTS.items():
            samples, beside = _values(ours, audit), _values(plain, audit)
            name = f"{method} {short}"
            yield Figure(name=name, samples=samples, beside=beside, limit=PAINT_LIMIT)
        for short, (audit, limit) in STEADY.items():
            name = f"{method} {short}"
            yield Figure(name=f"{name}, no scripts", samples=_values(plain, audit), unit="")
            yield Figure(name=name, samples=_values(ours, audit), unit="", limit=limit)


def scores(bench: Bench) -> Iterator[Figure]:
    """Score every English page, and the home page in Hindi."""
    for path in (*ROUTES, "/hi/", MISSING):
        options = ("--ignore-status-code", *SIMULATED)
        report = _report(bench, f"{bench.site}{path}", options=options)
        for name, category in report["categories"].items():
            if (path, name) != (MISSING, "seo"):
                score = (100 * category["score"],)
                label = f"{path} {name}"
                yield Figure(name=label, samples=score, unit="", limit=100, at_least=True)


def _values(reports: tuple[Any, ...], audit: str) -> tuple[float, ...]:
    return tuple(each["audits"][audit]["numericValue"] for each in reports)


def _report(bench: Bench, address: str, *, options: Sequence[str]) -> dict[str, Any]:
    """Return a complete report; repeat runs that lack values, as happens on a busy machine."""
    flags = " ".join(["--headless=new", *CHROMIUM_ARGUMENTS])
    output = ["--quiet", "--output=json", "--output-path=stdout", f"--chrome-flags={flags}"]
    for _ in range(ATTEMPTS):
        command = [_lighthouse(), address, *output, *options]
        result = run(command, CACHE, CHROME_PATH=bench.browser_path)
        if result.returncode != 0:
            continue  # Lighthouse could not record and asks for another run
        report: dict[str, Any] = json.loads(result.stdout)
        needed = [*PAINTS.values(), *(audit for audit, _ in STEADY.values())]
        if all("numericValue" in report["audits"][audit] for audit in needed):
            return report
    sys.exit(f"{address}: Lighthouse failed or left figures out {ATTEMPTS} times")


@cache
def _lighthouse() -> str:
    """Install Lighthouse from the lock file, and return its command."""
    for name in ("package.json", "package-lock.json"):
        shutil.copy(Path(__file__).with_name(name), CACHE)
    result = run(["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund"], CACHE)
    if result.returncode != 0:
        sys.exit(result.stdout + result.stderr)
    return str(CACHE / "node_modules" / ".bin" / "lighthouse")
