"""Lighthouse on mobile: paint times against the plain page, page weight and the four scores."""

import json
import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from benchmark.report import Figure
from benchmark.sites import CACHE, CPU_SLOWDOWN, Bench
from drishti.content.links import ROUTES
from support.projects import run
from support.tools import CHROMIUM_ARGUMENTS

HERE: Final = Path(__file__).parent
LOCK: Final = "package-lock.json"
BIN: Final = CACHE / "node_modules" / ".bin"
LATENCY_MS: Final = 150
DOWN_KILOBITS: Final = 1638.4
HINDI: Final = "/hi/"
MISSING: Final = "/404"
SIMULATED: Final = ("--throttling-method=simulate",)
APPLIED: Final = (
    "--throttling-method=devtools",
    f"--throttling.requestLatencyMs={LATENCY_MS}",
    f"--throttling.downloadThroughputKbps={DOWN_KILOBITS}",
    f"--throttling.cpuSlowdownMultiplier={CPU_SLOWDOWN}",
)
PAINTS: Final = {"FCP": "first-contentful-paint", "LCP": "largest-contentful-paint"}
STEADY: Final = {"TBT": "total-blocking-time", "CLS": "cumulative-layout-shift"}
PAINT_LIMIT: Final = 1.1
BLOCKING_LIMIT_MS: Final = 20
PERFECT: Final = 100
ATTEMPTS: Final = 3


@dataclass(frozen=True)
class Report:
    """The result of one Lighthouse run."""

    audits: dict[str, Any]
    categories: dict[str, Any]

    @property
    def is_whole(self) -> bool:
        """Whether every figure was measured."""
        return all("numericValue" in self.audits[audit] for audit in (PAINTS | STEADY).values())

    def number(self, audit: str) -> float:
        """Return an audit's numeric value; times are in milliseconds."""
        return float(self.audits[audit]["numericValue"])


def install() -> None:
    """Install the packages of the lock file if necessary."""
    lock = HERE / LOCK
    installed = CACHE / "node_modules" / LOCK
    if installed.is_file() and installed.read_bytes() == lock.read_bytes():
        return
    CACHE.mkdir(exist_ok=True)
    for name in ("package.json", LOCK):
        shutil.copy(HERE / name, CACHE / name)
    result = run(["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund"], CACHE)
    if result.returncode != 0:
        sys.exit(result.stdout + result.stderr)
    shutil.copy(lock, installed)


def paint(bench: Bench) -> Iterator[Figure]:
    """Measure the home page beside its plain version, with both kinds of throttling."""
    yield from _paints(bench, "simulated", SIMULATED)
    yield from _paints(bench, "applied", APPLIED)


def scores(bench: Bench) -> Iterator[Figure]:
    """Score every English page, and the home page in Hindi."""
    for path in (*ROUTES, HINDI, MISSING):
        report = _report(bench, f"{bench.site}{path}", "--ignore-status-code", *SIMULATED)
        for name, category in report.categories.items():
            if (path, name) != (MISSING, "seo"):
                score = (100 * category["score"],)
                label = f"{path} {name}"
                yield Figure(name=label, samples=score, unit="", limit=PERFECT, at_least=True)


def _paints(bench: Bench, method: str, options: tuple[str, ...]) -> Iterator[Figure]:
    name = f"/ {method}"
    ours: list[Report] = []
    plain: list[Report] = []
    for _ in range(bench.runs):
        for reports, site in ((ours, bench.site), (plain, bench.plain)):
            only = "--only-categories=performance"
            reports.append(_report(bench, f"{site}/", only, *options))
    for short, audit in PAINTS.items():
        yield Figure(
            name=f"{name} {short}",
            samples=tuple(report.number(audit) for report in ours),
            beside=tuple(report.number(audit) for report in plain),
            limit=PAINT_LIMIT,
        )
    for short, audit in STEADY.items():
        samples = tuple(report.number(audit) for report in ours)
        beside = tuple(report.number(audit) for report in plain)
        yield Figure(name=f"{name} {short}, no scripts", samples=beside, unit="")
        limit = BLOCKING_LIMIT_MS if short == "TBT" else 0
        yield Figure(name=f"{name} {short}", samples=samples, unit="", limit=limit)


def _report(bench: Bench, address: str, *options: str) -> Report:
    """Return a complete report; repeat runs that lack values, as happens on a busy machine."""
    flags = " ".join(["--headless=new", *CHROMIUM_ARGUMENTS])
    output = ["--quiet", "--output=json", "--output-path=stdout", f"--chrome-flags={flags}"]
    command: list[str | Path] = [BIN / "lighthouse", address, *output, *options]
    for _ in range(ATTEMPTS):
        result = run(command, CACHE, CHROME_PATH=bench.browser_path)
        if result.returncode != 0:
            continue  # Lighthouse could not record and asks for another run
        found = json.loads(result.stdout)
        report = Report(found["audits"], found["categories"])
        if report.is_whole:
            return report
    sys.exit(f"{address}: Lighthouse failed or left figures out {ATTEMPTS} times")
