"""Measure the site against its targets: ``python -m tests.benchmark``.

Needs the test tools. Timings need an idle machine. Ratios are more robust, because the pages that
they compare are measured alternately.
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

TESTS = Path(__file__).parents[1]
sys.path[:0] = [str(TESTS), str(TESTS.parent / "reflex_static" / "tests")]

from benchmark.builds import builds
from benchmark.lighthouse import paint, scores
from benchmark.presses import presses
from benchmark.reading import reading
from benchmark.report import HEADING, Figure, publish
from benchmark.sites import Bench, build_plain, build_site
from support.browsers.launch import CHROMIUM_ARGUMENTS
from support.hosts.static_host import serving
from support.tools import chromium

PARTS: Final[dict[str, Callable[[Bench], Iterator[Figure]]]] = {
    "paint": paint,
    "scores": scores,
    "presses": presses,
    "reading": reading,
    "builds": builds,
}


def main() -> None:
    """Run the requested parts and print a row for each figure."""
    parser = argparse.ArgumentParser("python -m tests.benchmark", description=__doc__)
    parser.add_argument("--only", default=",".join(PARTS), help=f"some of {','.join(PARTS)}")
    parser.add_argument("--write", action="store_true", help="write the table to the document")
    options = parser.parse_args()
    site = build_site()
    rows = [HEADING]
    print(HEADING)
    with (
        sync_playwright() as playwright,
        playwright.chromium.launch(
            executable_path=chromium(), args=list(CHROMIUM_ARGUMENTS)
        ) as browser,
        serving(site, compress=True) as host,
        serving(build_plain(site), rules=False, compress=True) as plain,
    ):
        path = chromium() or playwright.chromium.executable_path
        bench = Bench(browser, path, host.address, plain.address)
        for part in options.only.split(","):
            for figure in PARTS[part](bench):
                print(figure, flush=True)
                rows.append(str(figure))
    if options.write:
        publish(rows)


main()
