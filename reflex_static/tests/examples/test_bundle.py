"""The scripts of a page: two, started late, without unused parts, and harmless if they fail."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from support.browsers.network_faults import HeldRequests
from support.browsers.page_errors import Faults
from support.browsers.waiting import expect_hydrated
from support.exports import rewrite
from support.hosts.static_host import Host, served


@pytest.fixture
def asked(page: Page) -> list[str]:
    """The scripts requested by a page, on a clock that stands still."""
    page.clock.install()
    page.clock.pause_at("2030-01-01")
    asked: list[str] = []
    page.on("request", lambda sent: asked.append(sent.url) if sent.url.endswith(".js") else None)
    return asked


ACTIONS: Final[dict[str, Callable[[Page, HeldRequests], object]]] = {
    "a key": lambda page, _: page.keyboard.press("Shift"),
    "a wheel": lambda page, _: page.mouse.wheel(0, 100),
    "a finger": lambda page, _: page.mouse.down(),
    "a screen reader": lambda page, _: page.evaluate("document.body.click()"),
    "three seconds": lambda page, _: page.clock.run_for(3000),
    "the painted picture": lambda _, picture: picture.release(),
    "a fragment": lambda page, _: page.goto(f"{page.url}?#cup", wait_until="domcontentloaded"),
}


@pytest.mark.parametrize("action", ACTIONS)
def test_a_visitor_a_timer_or_the_painted_picture_starts_the_two_scripts_of_the_head(
    page: Page, host: Host, asked: list[str], action: str
) -> None:
    picture = HeldRequests(page, "**/pictures/*")
    page.goto(host.address, wait_until="domcontentloaded")
    expect(page.get_by_role("heading")).to_be_visible()
    assert asked == []

    ACTIONS[action](page, picture)

    expect_hydrated(page)
    picture.release()
    named = page.locator("head script[src]").evaluate_all("tags => tags.map(tag => tag.src)")
    assert len(named) == 2
    assert sorted(asked) == sorted(named)


def test_no_script_starts_before_the_whole_document_has_arrived(
    page: Page, asked: list[str], host: Host
) -> None:
    host.cut_after = b"<footer"
    page.goto(host.address, wait_until="commit")
    expect(page.get_by_role("heading")).to_be_visible()
    page.keyboard.press("Shift")
    expect(page.locator("output")).to_be_attached()
    expect(page.locator("head > script[src]")).to_have_count(0)
    assert asked == []

    host.released.set()

    expect_hydrated(page)


def test_pages_share_the_large_script_and_nothing_is_unused(shop: Path) -> None:
    scripts = {path.name: path.read_text("utf-8") for path in (shop / "assets").glob("*.js")}
    pages = [path.read_text("utf-8") for path in shop.rglob("*.html")]
    named = [re.findall(r'"module" src="([^"]+)', page) for page in pages]

    assert {len(names) for names in named} == {2}
    assert len({first for first, _ in named}) == 1
    assert len({second for _, second in named}) == 3  # two pages in two languages, and 404.html
    assert [name for name in scripts if name not in "".join([*pages, *scripts.values()])] == []
    assert [name for name, code in scripts.items() if re.search(r"\beval\s*\(", code)] == []
    assert "Tea House" in (shop / "index.html").read_text("utf-8")
    assert "Tea House" not in "".join(scripts.values())  # it never changes


def test_a_page_that_react_renders_again_is_whole(page: Page, host: Host, faults: Faults) -> None:
    faults.allow("Minified React error #418")
    page.goto(f"{host.address}/hi/")
    expect_hydrated(page)
    hydrated = page.locator("body").aria_snapshot()
    page.add_init_script(
        """addEventListener("DOMContentLoaded", () =>
          document.querySelector("main").prepend(document.createElement("i")))"""
    )

    page.reload()
    expect_hydrated(page)

    expect(page.locator("body")).to_match_aria_snapshot(hydrated)
    assert [fault for fault in faults.seen if "#418" in fault] != []


def import_styles(project: Path) -> None:
    """Have a component import a stylesheet, as those of npm packages do."""
    (project / "assets" / "tea.css").write_text("h1 { color: darkgreen }", "utf-8")
    method = '\n    def add_imports(self):\n        return {"": "$/public/tea.css"}\n'
    prop = "    worker: rx.Var[str]\n"
    rewrite(project / "shop" / "shop.py", lambda code: code.replace(prop, prop + method))


def test_the_shop_works_below_a_sub_path_with_imported_styles(
    page: Page, example: Callable[..., Path]
) -> None:
    with served(example("shop", "-below", import_styles, REFLEX_FRONTEND_PATH="/tea")) as host:
        page.goto(f"{host}/tea/hi/")
        page.get_by_role("button").click()
        expect(page.locator("output")).to_have_text("1 कप")
        expect(page.get_by_role("img")).to_have_js_property("naturalWidth", 8)
        page.get_by_role("link").click()

        expect(page).to_have_url(f"{host}/tea/hi/about")
        expect(page.get_by_role("heading")).to_have_css("color", "rgb(0, 100, 0)")
        expect(page.get_by_role("heading")).to_have_text("हमारे बारे में")
