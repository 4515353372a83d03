"""Scripts that are off, or of which a part never comes, comes late, or comes wrong."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from support.browsers.network_faults import answer_with, hold, let_go, refuse
from support.browsers.page_errors import Faults
from support.browsers.survival import Survival
from support.browsers.visitors import Visitor

# Buttons that do something, as opposed to those that say that they cannot.
LIVE = "button:not([aria-disabled=true])"

BROKEN: dict[str, Callable[[str], dict[str, Any]]] = {
    "missing": lambda _: {"status": 404, "body": "Not found"},
    "truncated": lambda code: {"content_type": "text/javascript", "body": code[: len(code) // 2]},
    "wrong": lambda _: {"content_type": "text/html", "body": "<p>Log in to go on"},
    "throwing": lambda _: {"content_type": "text/javascript", "body": "throw Error('blocked');"},
}


@pytest.fixture
def chunks(site: Path) -> list[Path]:
    """The scripts that the home page loads."""
    page = (site / "index.html").read_text("utf-8")
    return [site / name for name in sorted(set(re.findall(r'"/(assets/[^"]+\.js)"', page)))]


@pytest.fixture
def _broken_scripts(faults: Faults) -> None:
    """The browser itself reports a script that it could not get or read."""
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
@pytest.mark.parametrize("answer", BROKEN)
def test_without_any_one_chunk_the_page_serves(
    visitor: Visitor,
    survival: Survival,
    chunks: list[Path],
    subtests: pytest.Subtests,
    answer: str,
) -> None:
    for chunk in chunks:
        with subtests.test(chunk=chunk.name):
            page = visitor()
            answer_with(page, f"**/{chunk.name}", **BROKEN[answer](chunk.read_text("utf-8")))
            page.goto("/", wait_until="networkidle")

            survival.assert_it_serves(page, scripts=False, network=answer == "missing")
            page.context.close()


def test_while_any_one_chunk_is_slow_the_page_serves_and_then_comes_alive(
    visitor: Visitor, survival: Survival, chunks: list[Path], subtests: pytest.Subtests
) -> None:
    for chunk in chunks:
        with subtests.test(chunk=chunk.name):
            page = visitor()
            held = hold(page, f"**/{chunk.name}")
            page.goto("/", wait_until="commit")

            survival.assert_readable(page)
            survival.assert_theme_flips(page)
            let_go(held)
            survival.assert_it_serves(page, network=False)
            page.context.close()


@pytest.mark.usefixtures("_broken_scripts")
@pytest.mark.parametrize("route", ["/", "/disclaimer", "/terms-uses"])
def test_with_scripts_off_nothing_is_offered_that_needs_them(visitor: Visitor, route: str) -> None:
    page = visitor(java_script_enabled=False)
    page.goto(route)

    expect(page.locator(LIVE).filter(visible=True)).to_have_count(0)
    expect(page.get_by_role("slider")).to_have_count(0)
    for hidden in page.locator("[data-requires-js]").all():
        expect(hidden).to_be_hidden()


@pytest.mark.usefixtures("_broken_scripts")
def test_scripts_cut_off_after_the_first_few_leave_the_page_readable(
    visitor: Visitor, survival: Survival, chunks: list[Path], subtests: pytest.Subtests
) -> None:
    for kept in range(len(chunks)):
        with subtests.test(kept=kept):
            page = visitor()
            for chunk in chunks[kept:]:
                refuse(page, f"**/{chunk.name}")
            page.goto("/", wait_until="networkidle")  # it looks once more for what it lacks

            survival.assert_it_serves(page, scripts=False, network=False)
            page.context.close()


@pytest.mark.usefixtures("_broken_scripts")
def test_scripts_stopped_by_the_browser_half_way_leave_the_page_readable(
    page: Page, survival: Survival
) -> None:
    devtools = page.context.new_cdp_session(page)
    held = hold(page, "**/assets/*.js")
    page.goto("/", wait_until="commit")
    expect(page.get_by_role("contentinfo")).to_be_attached()  # the head's script has run

    devtools.send("Emulation.setScriptExecutionDisabled", {"value": True})
    let_go(held)
    page.unroute("**/assets/*.js")

    survival.assert_readable(page)
    survival.assert_links(page, scripts=False, network=True)
