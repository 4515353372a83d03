"""Measure the site against its targets: ``python -m tests.benchmark --help``.

Needs the test tools. Timings need an idle machine; ratios are more robust, since the
pages they compare are measured alternately.
"""

import argparse
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from benchmark import lighthouse
from benchmark.bench import Bench
from benchmark.builds import builds
from benchmark.control import control
from benchmark.cost import cost
from benchmark.growth import growth
from benchmark.interactions import interactions
from benchmark.report import Figure, compared, heading, publish, save
from benchmark.sites import build_plain, build_react, build_site
from benchmark.tools import CACHE, browser_path, busy_machine, install
from benchmark.visits import idle, visits
from support.hosts.static_host import CDN_ENCODINGS, serving
from support.projects import ROOT
from support.tools import CHROMIUM_ARGUMENTS

PARTS: Final[dict[str, Callable[[Bench], Iterator[Figure]]]] = {
    "paint": lighthouse.paint,
    "pages": lighthouse.pages,
    "scores": lighthouse.scores,
    "control": control,
    "interactions": interactions,
    "visits": visits,
    "idle": idle,
    "cost": cost,
    "growth": growth,
    "builds": builds,
}
QUICK: Final = ("paint", "control", "interactions", "visits")
PAGE: Final = ROOT / "docs" / "benchmark.md"


def main(arguments: list[str]) -> None:
    """Run the requested parts, print a row for each figure, and write all figures to a file."""
    options = _parser().parse_args(arguments)
    vars(options).update(options.quick or {})
    print(f"load: {busy_machine()}\n{heading()}", flush=True)
    figures = []
    with ExitStack() as stack:
        bench = _bench(stack, options)
        for part in options.only:
            for figure in PARTS[part](bench):
                print(figure, flush=True)
                figures.append(figure)
    save(figures, options.json)
    if options.write:
        publish(figures, PAGE)
    if options.compare:
        print("", *compared(figures, options.compare), sep="\n")
    missed = [figure for figure in figures if figure.verdict.startswith("MISSED")]
    judged = [figure for figure in figures if figure.verdict]
    print(f"\n{len(judged) - len(missed)} of {len(judged)} targets met; figures: {options.json}")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m tests.benchmark", description=__doc__)
    parser.add_argument("--runs", type=int, default=3, help="how often each load is measured")
    parser.add_argument("--taps", type=int, default=20, help="how often each control is pressed")
    parser.add_argument(
        "--quick",
        action="store_const",
        const={"runs": 1, "taps": 5, "only": QUICK},
        help=f"{', '.join(QUICK)}, with few runs: about three minutes",
    )
    parser.add_argument(
        "--only", type=_parts, default=list(PARTS), help=f"some of {','.join(PARTS)}"
    )
    parser.add_argument("--json", type=Path, default=CACHE / "figures.json", help="where to write")
    parser.add_argument("--write", action="store_true", help=f"write the table to {PAGE.name}")
    parser.add_argument("--compare", type=Path, help="the figures of another commit")
    return parser


def _parts(names: str) -> list[str]:
    chosen = names.split(",")
    if unknown := set(chosen) - set(PARTS):
        raise argparse.ArgumentTypeError(f"{', '.join(unknown)}: not one of {', '.join(PARTS)}")
    return chosen


def _bench(stack: ExitStack, options: argparse.Namespace) -> Bench:
    install()
    site = build_site()
    playwright = stack.enter_context(sync_playwright())
    path = browser_path(playwright)
    browser = playwright.chromium.launch(executable_path=path, args=list(CHROMIUM_ARGUMENTS))
    stack.callback(browser.close)
    return Bench(
        playwright=playwright,
        browser=browser,
        browser_path=path,
        project=ROOT,
        site=stack.enter_context(serving(site, encodings=CDN_ENCODINGS)),
        plain=stack.enter_context(serving(build_plain(site), encodings=CDN_ENCODINGS)),
        react=stack.enter_context(serving(build_react(site), encodings=("gzip",))),
        runs=options.runs,
        taps=options.taps,
    )
