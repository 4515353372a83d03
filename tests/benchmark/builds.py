"""How long an export takes, and how soon a saved change appears in ``reflex run``."""

import re
import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Final

from playwright.sync_api import Page

from benchmark.report import Figure
from benchmark.sites import CACHE, Bench, fresh_copy
from support.hosts.processes import running
from support.projects import ROOT, built

COLD_LIMIT_S: Final = 12
WARM_LIMIT_S: Final = 5
PATIENCE_MS: Final = 120_000


@dataclass(frozen=True)
class Save:
    """A change to a file, and where the page shows it."""

    file: str
    old: re.Pattern[str]
    new: str
    shown: str
    limit_s: float


SAVES: Final = {
    "text": Save(
        "content/en/hero.toml",
        re.compile(r"^title = .*$", re.MULTILINE),
        'title = "MARK"',
        "document.querySelector('h1').textContent",
        limit_s=1,
    ),
    "Python file": Save(
        "drishti/sections/hero.py",
        re.compile(r'class_name="hero",'),
        'class_name="hero", data_saved="MARK",',
        "document.getElementById('hero').dataset.saved",
        limit_s=1.5,
    ),
}


def builds(bench: Bench) -> Iterator[Figure]:
    """Time a clean and an incremental export, then changes saved while the site runs."""
    project = fresh_copy(CACHE / "builds")
    shutil.rmtree(project / ".web", ignore_errors=True)
    cold = (_timed_export(project),)
    yield Figure(name="export, cold, packages at hand", samples=cold, unit="s", limit=COLD_LIMIT_S)
    warm = tuple(_timed_export(project) for _ in range(bench.runs))
    yield Figure(name="export, warm", samples=warm, unit="s", limit=WARM_LIMIT_S)
    with running(project) as address, bench.phone() as page:
        page.goto(address, timeout=PATIENCE_MS, wait_until="networkidle")
        for name, save in SAVES.items():
            samples = tuple(_timed_save(page, project, save, f"{run}") for run in range(bench.runs))
            label = f"saved {name} shows"
            yield Figure(name=label, samples=samples, unit="s", limit=save.limit_s)


def _timed_export(project: Path) -> float:
    started = perf_counter()
    built(project)
    return perf_counter() - started


def _timed_save(page: Page, project: Path, save: Save, mark: str) -> float:
    path, original = project / save.file, (ROOT / save.file).read_text("utf-8")
    changed, places = save.old.subn(save.new.replace("MARK", mark), original)
    if places != 1:
        sys.exit(f"{save.file} has no single place to change any more; see builds.py")
    started = perf_counter()
    path.write_text(changed, "utf-8")
    shown = f"mark => {save.shown} === mark"
    page.wait_for_function(shown, arg=mark, timeout=PATIENCE_MS, polling=20)
    return perf_counter() - started
