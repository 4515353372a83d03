"""How long an export takes, and how soon a saved change appears in ``reflex run``."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Final

from benchmark.report import Figure
from benchmark.sites import CACHE, RUNS, Bench, fresh_copy
from support.hosts.processes import running
from support.projects import ROOT, built

COLD_LIMIT_S: Final = 12
WARM_LIMIT_S: Final = 5
SAVES: Final = (
    (
        "content/en/hero.toml",
        'title = "',
        'title = "MARK ',
        "document.querySelector('h1').textContent.split(' ')[0]",
        1.0,
    ),
    (
        "drishti/sections/hero.py",
        'class_name="hero"',
        'class_name="hero", data_saved="MARK"',
        "document.getElementById('hero').dataset.saved",
        1.5,
    ),
)
"""Per row: file, old text, new text, JavaScript that reads the mark, limit in seconds."""


def builds(bench: Bench) -> Iterator[Figure]:
    """Time a clean and an incremental export, then changes saved while the site runs."""
    project = fresh_copy(CACHE / "builds")
    shutil.rmtree(project / ".web", ignore_errors=True)
    cold = (_timed_export(project),)
    yield Figure(name="export, cold, packages at hand", samples=cold, unit="s", limit=COLD_LIMIT_S)
    warm = tuple(_timed_export(project) for _ in range(RUNS))
    yield Figure(name="export, warm", samples=warm, unit="s", limit=WARM_LIMIT_S)
    with running(project) as address, bench.phone(address) as page:
        for file, old, new, shown, limit in SAVES:
            original = (ROOT / file).read_text("utf-8")
            assert original.count(old) == 1, f"{file} has no single {old} any more"
            samples = []
            for mark in map(str, range(RUNS)):
                started = perf_counter()
                changed = original.replace(old, new.replace("MARK", mark))
                (project / file).write_text(changed, "utf-8")
                page.wait_for_function(f"mark => {shown} === mark", arg=mark, polling=20)
                samples.append(perf_counter() - started)
            name = f"saved {Path(file).name} shows"
            yield Figure(name=name, samples=tuple(samples), unit="s", limit=limit)


def _timed_export(project: Path) -> float:
    started = perf_counter()
    built(project)
    return perf_counter() - started
