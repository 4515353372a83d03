"""Lighthouse on mobile: paint times against the plain page, page weight and the four scores."""

import dataclasses
import json
import shutil
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from benchmark.bench import CPU_SLOWDOWN, DOWN_KILOBITS, LATENCY_MS, UP_KILOBITS, Bench
from benchmark.report import Figure
from benchmark.tools import BIN, CACHE
from drishti.content.links import DISCLAIMER, ROUTES
from support.hosts.static_host import KINDS
from support.projects import run
from support.tools import CHROMIUM_ARGUMENTS

HOME: Final = "/"
HINDI: Final = "/hi/"
MISSING: Final = "/404"
THEMES: Final = ("light", "dark")
SIMULATED: Final = ("--throttling-method=simulate",)
APPLIED: Final = (
    "--throttling-method=devtools",
    f"--throttling.requestLatencyMs={LATENCY_MS}",
    f"--throttling.downloadThroughputKbps={DOWN_KILOBITS}",
    f"--throttling.uploadThroughputKbps={UP_KILOBITS}",
    f"--throttling.cpuSlowdownMultiplier={CPU_SLOWDOWN}",
)
PAINTS: Final = {"FCP": "first-contentful-paint", "LCP": "largest-contentful-paint"}
STEADY: Final = {"TBT": "total-blocking-time", "CLS": "cumulative-layout-shift"}
PAINT_LIMIT: Final = 1.1
LCP_LIMIT_MS: Final = 1430
BLOCKING_LIMIT_MS: Final = 20
SCRIPT_LIMIT: Final = 75
FIRST_LOAD_LIMIT: Final = 200
REQUEST_LIMIT: Final = 12
PERFECT: Final = 100
ATTEMPTS: Final = 3
PRECACHE: Final = "precache"


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

    def items(self, audit: str) -> list[dict[str, Any]]:
        """Return the items of an audit."""
        return list(self.audits[audit]["details"]["items"])

    @property
    def requests(self) -> list[dict[str, Any]]:
        """All network requests."""
        return [each for each in self.items("network-requests") if each["url"].startswith("http")]


def paint(bench: Bench) -> Iterator[Figure]:
    """Measure the home page beside its plain version, with both kinds of throttling."""
    for figure in _paints(bench, HOME, "simulated", SIMULATED):
        yield figure
        if figure.name.endswith("LCP"):
            yield dataclasses.replace(
                figure, name=f"{figure.name} by itself", beside=(), limit=LCP_LIMIT_MS
            )
    yield from _paints(bench, HOME, "applied", APPLIED)


def pages(bench: Bench) -> Iterator[Figure]:
    """Measure a legal page beside its plain version."""
    yield from _paints(dataclasses.replace(bench, runs=1), DISCLAIMER, "simulated", SIMULATED)


def scores(bench: Bench) -> Iterator[Figure]:
    """Score every English page, and the home page in Hindi, in both themes."""
    for path, theme in product((*ROUTES, HINDI, MISSING), THEMES):
        profile = _profile_with_theme(bench, theme)
        options = ("--ignore-status-code", "--disable-storage-reset", *SIMULATED)
        report = _report(bench, f"{bench.site.address}{path}", *options, profile=profile)
        for name, category in report.categories.items():
            if (path, name) != (MISSING, "seo"):
                score = (100 * category["score"],)
                label = f"{path} {theme} {name}"
                yield Figure(name=label, samples=score, unit="", limit=PERFECT, at_least=True)


def _paints(bench: Bench, path: str, method: str, options: tuple[str, ...]) -> Iterator[Figure]:
    name = f"{path} {method}"
    ours: list[Report] = []
    plain: list[Report] = []
    for _ in range(bench.runs):
        for reports, site in ((ours, bench.site), (plain, bench.plain)):
            only = "--only-categories=performance"
            reports.append(_report(bench, f"{site.address}{path}", only, *options))
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
    tasks = [report.items("long-tasks") for report in ours]
    yield Figure(name=f"{name} long tasks", samples=tuple(map(len, tasks)), unit="")
    longest = tuple(max((task["duration"] for task in found), default=0) for found in tasks)
    yield Figure(name=f"{name} longest task", samples=longest)
    if method == "applied":
        yield from _weight(ours[-1])


def _weight(report: Report) -> Iterator[Figure]:
    sizes: dict[str, float] = defaultdict(float)
    for request in report.requests:
        sizes[_kind(request)] += request["transferSize"] / 1024
    precache = sizes.pop(PRECACHE, 0)
    for kind, size in sizes.items():
        limit = SCRIPT_LIMIT if kind == "script" else None
        yield Figure(name=f"/ {kind}s", samples=(size,), unit="KB", limit=limit)
    total = (sum(sizes.values()),)
    yield Figure(name="/ first load in all", samples=total, unit="KB", limit=FIRST_LOAD_LIMIT)
    yield Figure(name="/ precache of the worker", samples=(precache,), unit="KB")
    # Leave out cached responses: the tab icon, for example, is also the logo.
    asked = [each for each in report.requests if each["transferSize"] and _kind(each) != PRECACHE]
    count = (len(asked),)
    yield Figure(name="/ requests", samples=count, unit="", limit=REQUEST_LIMIT)


def _kind(request: dict[str, Any]) -> str:
    if request.get("sessionTargetType", "page") != "page":
        return PRECACHE
    suffixes = (suffix for suffix in KINDS if urlsplit(request["url"]).path.endswith(suffix))
    return KINDS[next(suffixes, ".html")]


def _profile_with_theme(bench: Bench, theme: str) -> str:
    """Return the folder of a browser profile that stores only the theme."""
    profile = CACHE / "profile"
    shutil.rmtree(profile, ignore_errors=True)
    context = bench.playwright.chromium.launch_persistent_context(
        profile, executable_path=bench.browser_path, args=list(CHROMIUM_ARGUMENTS)
    )
    page = context.pages[0]
    page.goto(f"{bench.site.address}/robots.txt")
    page.evaluate("theme => { localStorage.theme = theme }", theme)
    context.close()
    return str(profile)


def _report(bench: Bench, address: str, *options: str, profile: str = "") -> Report:
    """Return a complete report; repeat runs that lack values, as happens on a busy machine."""
    own_profile = (f"--user-data-dir={profile}",) if profile else ()
    flags = " ".join(["--headless=new", *CHROMIUM_ARGUMENTS, *own_profile])
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
