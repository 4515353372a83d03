"""How long an export takes, and how soon a saved change appears, beside stock Reflex."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Final

from playwright.sync_api import Page

from benchmark.report import Figure
from benchmark.sites import CACHE, PATIENCE_MS, RUNS, Bench, fresh_copy
from support.browsers.waiting import expect_hydrated, wait_until
from support.exports import built
from support.hosts.processes import running
from support.projects import ROOT

COLD_LIMIT_S: Final = 12
WARM_LIMIT_S: Final = 5
START_LIMIT: Final = 1.3
HERO: Final = 'class_name="hero"'
STYLE: Final = """
mark => getComputedStyle(document.querySelector(".hero")).getPropertyValue("--saved") === mark
"""
SAVES: Final = {
    "content/en/hero.toml": (
        'title = "',
        'title = "{} ',
        'mark => document.querySelector("h1").textContent.startsWith(`${mark} `)',
        0.8,
    ),
    "drishti/sections/hero.py": (
        HERO,
        f'{HERO}, data_saved="{{}}"',
        'mark => document.querySelector(".hero").dataset.saved === mark',
        1.5,
    ),
    "assets/styles/sections/hero.css": (
        "sections {\n  .hero {",
        "sections {{\n  .hero {{ --saved: {};",
        STYLE,
        0.5,
    ),
}
"""For each file: old text, new text, what is true once it shows, limit beside stock Reflex."""
STOCK_SHOWN: Final = 'mark => document.querySelector("b")?.textContent === mark'
HYDRATED: Final = "html[data-hydrated]"
NPM: Final = {"REFLEX_USE_NPM": "1"}
MARKS: Final = "abcde"
"""Written into the files; a figure in an English text would hide its translations."""

STOCK_SETTINGS: Final = """\
import reflex as rx

config = rx.Config(app_name="stock", telemetry_enabled=False)
"""
STOCK_APP: Final = """\
import reflex as rx


def page(parts):
    links = [rx.el.li(rx.el.a(f"Link {n}", href=f"/#{n}")) for n in range(3)]
    part = [rx.el.h2("Heading"), rx.el.p("Words"), rx.el.ul(*links)]
    return rx.el.main(*(rx.el.article(*part) for _ in range(parts)))


app = rx.App()
for name, parts in {"index": 150, "a": 75, "b": 75, "c": 75, "d": 75}.items():
    app.add_page(page(parts), route=name)
"""
"""An app with five pages, each with as many elements as that of the site."""


def builds(bench: Bench) -> Iterator[Figure]:
    """Time a clean and an incremental export, then changes saved while the site runs."""
    project = fresh_copy(CACHE / "builds")
    shutil.rmtree(project / ".web", ignore_errors=True)
    cold = (_timed_export(project),)
    yield Figure(name="export, cold, packages at hand", samples=cold, unit="s", limit=COLD_LIMIT_S)
    warm = tuple(_timed_export(project) for _ in range(RUNS))
    yield Figure(name="export, warm", samples=warm, unit="s", limit=WARM_LIMIT_S)
    stock = _stock_app(CACHE / "stock")
    pairs = [
        (_seconds_to_start(bench, project, HYDRATED), _seconds_to_start(bench, stock, "h2"))
        for _ in range(RUNS)
    ]
    yield Figure(
        name="`reflex run` shows the page",
        samples=tuple(own for own, _ in pairs),
        unit="s",
        beside=tuple(beside for _, beside in pairs),
        limit=START_LIMIT,
    )
    app = stock / "stock" / "stock.py"
    with (
        running(project) as address,
        running(stock, **NPM) as stock_address,
        bench.browser.new_page() as page,
        bench.browser.new_page() as stock_page,
    ):
        page.goto(address, timeout=PATIENCE_MS)
        expect_hydrated(page)
        stock_page.goto(stock_address, timeout=PATIENCE_MS)
        for file, (old, new, shown, limit) in SAVES.items():
            original = (ROOT / file).read_text("utf-8")
            assert original.count(old) == 1, f"{file} has no single {old} any more"
            samples, beside = [], []
            for mark in MARKS:
                changed = original.replace(old, new.format(mark))
                samples.append(_seconds_until_shown(page, project / file, changed, shown, mark))
                name = f"{mark}-{Path(file).suffix[1:]}"
                changed = STOCK_APP.replace("main(", f'main(rx.el.b("{name}"), ')
                beside.append(_seconds_until_shown(stock_page, app, changed, STOCK_SHOWN, name))
            yield Figure(
                name=f"saved {Path(file).name} shows",
                samples=tuple(samples),
                unit="s",
                beside=tuple(beside),
                limit=limit,
            )


def _stock_app(project: Path) -> Path:
    (project / "stock").mkdir(parents=True, exist_ok=True)
    (project / "rxconfig.py").write_text(STOCK_SETTINGS, "utf-8")
    (project / "stock" / "stock.py").write_text(STOCK_APP, "utf-8")
    return project


def _seconds_to_start(bench: Bench, project: Path, shown: str) -> float:
    started = perf_counter()
    with running(project, **NPM) as address, bench.browser.new_page() as page:
        page.goto(address, timeout=PATIENCE_MS)
        page.locator(shown).first.wait_for(state="attached", timeout=PATIENCE_MS)
        return perf_counter() - started


def _seconds_until_shown(page: Page, file: Path, text: str, shown: str, mark: str) -> float:
    page.bring_to_front()
    started = perf_counter()
    file.write_text(text, "utf-8")
    wait_until(page, shown, arg=mark)
    return perf_counter() - started


def _timed_export(project: Path) -> float:
    started = perf_counter()
    built(project)
    return perf_counter() - started
