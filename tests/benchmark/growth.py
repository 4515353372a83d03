"""The cost of having ten or a hundred times as many questions and quarters."""

import dataclasses
import shutil
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Final

from benchmark.bench import Bench
from benchmark.interactions import open_ready, tap_question, tapped
from benchmark.report import Figure
from benchmark.sites import build, fresh_copy
from benchmark.tools import CACHE
from support.hosts.static_host import CDN_ENCODINGS, serving

LIMITS_MS: Final = {1: 50, 10: 60, 100: 100}
"""How long an answer may take to open with so many times the questions and quarters."""
LISTS: Final = {"faq.toml": "[[items]]\n", "roadmap.toml": "[[quarters]]\n"}


def growth(bench: Bench) -> Iterator[Figure]:
    """Build larger and larger sites and measure what users and owners would notice."""
    for factor, limit in LIMITS_MS.items():
        project = fresh_copy(CACHE / "growth")
        for file, mark in LISTS.items():
            _multiply(project / "content" / "en" / file, mark, factor)
        started = perf_counter()
        folder = build(project)
        seconds = (perf_counter() - started,)
        name = f"{factor} × lists"
        yield Figure(name=f"{name}, export", samples=seconds, unit="s")
        with serving(folder, encodings=CDN_ENCODINGS) as host:
            yield from _noticed(name, dataclasses.replace(bench, site=host), limit)
    shutil.rmtree(CACHE / "growth")


def _noticed(name: str, bench: Bench, limit: int) -> Iterator[Figure]:
    with bench.phone() as page:
        open_ready(page, bench.site.address)
        for kind in ("document", "script"):
            size = (bench.site.bytes_of(kind) / 1024,)
            yield Figure(name=f"{name}, {kind}", samples=size, unit="KB")
            # Copies compress better than distinct text would.
            files = {sent.path for sent in bench.site.sent if sent.kind == kind}
            raw = sum((bench.site.folder / file).stat().st_size for file in files) / 1024
            yield Figure(name=f"{name}, {kind}, uncompressed", samples=(raw,), unit="KB")
        nodes = (page.evaluate("document.querySelectorAll('*').length"),)
        yield Figure(name=f"{name}, elements", samples=nodes, unit="")
        samples = tuple(tapped(page, tap_question) for _ in range(bench.taps))
        yield Figure(name=f"{name}, accordion", samples=samples, limit=limit)


def _multiply(file: Path, mark: str, factor: int) -> None:
    head, *items = file.read_text("utf-8").split(mark)
    copies = [
        item.replace('id = "', f'id = "copy-{number}-' if number else 'id = "', 1)
        for number in range(factor)
        for item in items
    ]
    file.write_text(mark.join([head, *copies]), "utf-8")
