"""How long an export takes, and how soon a saved change appears in ``reflex run``."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Final

from benchmark.report import Figure
from benchmark.sites import CACHE, PATIENCE_MS, RUNS, Bench, fresh_copy
from support.browsers.waiting import expect_hydrated
from support.exports import built
from support.hosts.processes import running
from support.projects import ROOT

COLD_LIMIT_S: Final = 12
WARM_LIMIT_S: Final = 5
HERO: Final = 'class_name="hero"'
SAVES: Final = {
    "content/en/hero.toml": ('title = "', 'title = "{} ', "h1:has-text('{} ')", 1.0),
    "drishti/sections/hero.py": (HERO, f'{HERO}, data_saved="{{}}"', "[data-saved='{}']", 1.5),
}
"""For each file: old text, new text, a selector of the changed page, limit in seconds."""


def builds(bench: Bench) -> Iterator[Figure]:
    """Time a clean and an incremental export, then changes saved while the site runs."""
    project = fresh_copy(CACHE / "builds")
    shutil.rmtree(project / ".web", ignore_errors=True)
    cold = (_timed_export(project),)
    yield Figure(name="export, cold, packages at hand", samples=cold, unit="s", limit=COLD_LIMIT_S)
    warm = tuple(_timed_export(project) for _ in range(RUNS))
    yield Figure(name="export, warm", samples=warm, unit="s", limit=WARM_LIMIT_S)
    with running(project) as address, bench.browser.new_page() as page:
        page.goto(address, timeout=PATIENCE_MS)
        expect_hydrated(page)
        for file, (old, new, shown, limit) in SAVES.items():
            original = (ROOT / file).read_text("utf-8")
            assert original.count(old) == 1, f"{file} has no single {old} any more"
            samples = []
            for mark in range(RUNS):
                started = perf_counter()
                changed = original.replace(old, new.format(mark))
                (project / file).write_text(changed, "utf-8")
                page.locator(shown.format(mark)).wait_for()
                samples.append(perf_counter() - started)
            name = f"saved {Path(file).name} shows"
            yield Figure(name=name, samples=tuple(samples), unit="s", limit=limit)


def _timed_export(project: Path) -> float:
    started = perf_counter()
    built(project)
    return perf_counter() - started
