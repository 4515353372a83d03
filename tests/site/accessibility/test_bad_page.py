"""Every check and engine must find the faults planted in ``bad.html``."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import product
from pathlib import Path

import numpy as np
import pytest
from playwright.sync_api import Browser, Page

from support.accessibility.checks import (
    CHECKS,
    LINE_CHARACTERS,
    LINE_HEIGHT,
    LINE_WIDE_CHARACTERS,
    LONGEST_MOVEMENT_MS,
    ask,
    link_faults,
)
from support.accessibility.pixels import Film, low_contrast_texts, most_flashes, walk
from support.accessibility.rule_engines import ENGINES, findings
from support.browsers.waiting import resting, wait_for, wait_until

BAD = Path(__file__).with_name("bad.html")

Check = Callable[[Page], Iterable[str]]


def asked(check: str, *arguments: object) -> Check:
    return lambda page: ask(page, check, *arguments)


@cache
def walked(page: Page) -> list[str]:
    return walk(page, look=True)[1]


faint = cache(low_contrast_texts)


PLANTED: list[tuple[str, Check, str]] = [
    ("grey text", faint, "planted grey"),
    ("text on a gradient", faint, "planted gradient"),
    ("too wide", asked("sideways"), "px wide"),
    ("text cut off", asked("cutOff"), "its second line"),
    ("overlapping texts", asked("overlapping"), "planted overlap"),
    ("long line", asked("longLines", LINE_CHARACTERS, LINE_WIDE_CHARACTERS), "planted long line"),
    ("tight lines", asked("tightLines", LINE_HEIGHT), "planted tight lines"),
    ("justified", asked("justified"), "planted tight lines"),
    ("small target", asked("smallTargets", 44), "20 × 20"),
    ("mouse only", asked("mouseOnly"), "planted mouse only"),
    ("reordered by CSS", asked("reordered"), "planted second"),
    ("unmarked language", asked("foreign"), "planted foreign"),
    ("skipped heading level", asked("outline"), "a level left out"),
    ("no level 1 heading", asked("outline"), "0 headings"),
    ("unnamed landmarks", asked("landmarks"), "nav"),
    ("no main landmark", asked("landmarks"), "no main landmark"),
    ("endless animation", asked("moving", LONGEST_MOVEMENT_MS), "flash"),
    ("vague link", link_faults, "click here"),
    ("one name, two targets", link_faults, "Planted name"),
    ("invisible focus", walked, "click here"),
    ("covered focus", walked, "Covered link"),
    ("focus trap", walked, "planted trap"),
]


@pytest.fixture(scope="module")
def tab(browser: Browser) -> Iterator[Page]:
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    yield page
    page.close()


@pytest.fixture
def bad(tab: Page) -> Page:
    tab.goto(BAD.as_uri())
    return tab


@pytest.mark.parametrize(
    ("check", "planted"), [entry[1:] for entry in PLANTED], ids=[entry[0] for entry in PLANTED]
)
def test_each_check_finds_its_planted_fault(bad: Page, check: Check, planted: str) -> None:
    assert [fault for fault in check(bad) if planted in fault] != []


@pytest.mark.parametrize("check", CHECKS)
def test_every_regular_check_finds_a_fault(bad: Page, check: str) -> None:
    assert CHECKS[check](bad) != []


def test_each_engine_finds_violations(bad: Page) -> None:
    found = {(finding.engine, finding.kind) for finding in findings(bad)}

    assert found == set(product((engine.name for engine in ENGINES), ("violation", "question")))


def test_the_screencast_detects_flashes(page: Page) -> None:
    film = Film(page)
    page.goto(BAD.as_uri())

    wait_for(lambda: film.flashes() > 0, "a flash", rest=resting(page))


def test_flashes_within_a_second_are_counted() -> None:
    times = np.linspace(0, 1, 9, endpoint=False)
    dark_and_light = np.array([0.0, 1.0] * 4 + [0.0]).reshape(9, 1, 1)
    slowly_lighter = np.linspace(0, 1, 9).reshape(9, 1, 1)

    assert most_flashes(times, dark_and_light) == 4
    assert most_flashes(times, slowly_lighter) == 0


def test_an_unrequested_live_region_announcement_is_detected(bad: Page) -> None:
    ask(bad, "listen")
    wait_until(bad, "document.querySelector('#chatter').textContent.length > 8")

    assert ask(bad, "spoken") != []


def test_a_page_without_faults_passes(page: Page) -> None:
    page.set_content(
        "<html lang=en><title>Good</title><main><h1>Good</h1>"
        "<p style='max-width: 30em; line-height: 1.6'>Plain black text.</p>"
        "<a href='#there' style='display: inline-block; padding: 1em'>To the end of it</a></main>"
    )

    assert {name: check(page) for name, check in CHECKS.items() if check(page)} == {}
    assert low_contrast_texts(page) == []
