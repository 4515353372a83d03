"""Scripts that are disabled, missing, late or invalid."""

import re
from collections.abc import Callable
from itertools import cycle, product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from support.browsers.network_faults import answer_with
from support.browsers.page_errors import Faults
from support.browsers.survival import HAS_RELOADED, Survival
from support.browsers.visitors import Visitor
from support.browsers.waiting import wait_until

# Buttons that need scripts and are not marked as disabled.
LIVE = "button:not([popovertarget], [aria-disabled=true])"

BROKEN: dict[str, Callable[[str], dict[str, Any]]] = {
    "missing": lambda _: {"status": 404, "body": "Not found"},
    "truncated": lambda code: {"content_type": "text/javascript", "body": code[: len(code) // 2]},
    "wrong": lambda _: {"content_type": "text/html", "body": "<p>Log in to go on"},
    "throwing": lambda _: {"content_type": "text/javascript", "body": "throw Error('blocked');"},
}
NOT_LOADED = {"missing", "wrong"}  # so the page asks for them again


@pytest.fixture
def chunks(site: Path) -> list[Path]:
    """The scripts that the home page loads."""
    page = (site / "index.html").read_text("utf-8")
    chunks = [site / name for name in sorted(set(re.findall(r'"/(assets/[^"]+\.js)"', page)))]
    assert chunks != []
    return chunks


@pytest.fixture
def _broken_scripts(faults: Faults) -> None:
    """The browser logs every script that it cannot load or parse."""
    for part in (
        ".js",
        "Failed to load module script",
        "Unexpected",
        "Invalid",
        "missing )",
        "blocked",
    ):
        faults.allow(part)


@pytest.mark.usefixtures("_broken_scripts")
def test_the_page_works_if_any_single_chunk_fails(
    visitor: Visitor,
    survival: Survival,
    chunks: list[Path],
    subtests: pytest.Subtests,
    thorough: bool,
) -> None:
    # Each way for some chunk, unless there is time for all.
    for chunk, answer in product(chunks, BROKEN) if thorough else zip(cycle(chunks), BROKEN):
        with subtests.test(chunk=chunk.name, answer=answer):
            page = visitor()
            answer_with(page, f"**/{chunk.name}", **BROKEN[answer](chunk.read_text("utf-8")))
            page.goto("/")
            if answer in NOT_LOADED:
                wait_until(page, HAS_RELOADED)

            survival.assert_works(page, scripts=False, network=answer == "missing")
            page.context.close()


@pytest.mark.usefixtures("_broken_scripts")
@pytest.mark.parametrize("route", ["/", "/disclaimer", "/terms-uses"])
def test_controls_that_need_scripts_are_hidden_without_scripts(
    visitor: Visitor, route: str
) -> None:
    page = visitor(java_script_enabled=False)
    page.goto(route)

    expect(page.locator(LIVE).filter(visible=True)).to_have_count(0)
    expect(page.get_by_role("slider")).to_have_count(0)
    for hidden in page.locator("[data-requires-js]").all():
        expect(hidden).to_be_hidden()
