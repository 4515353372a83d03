"""The scripts of a page: few, licensed, without unused parts, and harmless if they fail."""

import re
import shutil
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from drishti.content.links import ROUTES
from drishti.content.schema.site_content import SiteContent
from drishti.export.licences import LICENCES_FILE
from reflex_static.bundle import PACKAGES_FILE
from support.browsers.clock import stopped_at
from support.browsers.network_faults import HeldRequests, answer_with
from support.browsers.page_errors import Faults
from support.browsers.waiting import expect_hydrated
from support.content.languages import OTHER, TRANSLATED
from support.exports import rewrite, run
from support.hosts.addresses import file_of
from support.hosts.static_host import Host

PACKAGE: Final = re.compile(r"node_modules/((?:@[^/\"]+/)?[^/\"]+)")


@pytest.fixture
def asked(page: Page) -> list[str]:
    """The scripts requested by a page that does not hydrate early, on a clock that stands still."""
    page.add_init_script("window.isPatient = true")
    stopped_at(page)
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
    "a fragment": lambda page, _: page.goto("/?#faq", wait_until="domcontentloaded"),
}


@pytest.mark.parametrize("action", ACTIONS)
def test_a_visitor_a_timer_or_the_painted_picture_starts_the_two_scripts_of_the_head(
    page: Page, asked: list[str], action: str
) -> None:
    picture = HeldRequests(page, "**/images/hero*")
    page.goto("/", wait_until="domcontentloaded")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert asked == []

    ACTIONS[action](page, picture)

    expect_hydrated(page)
    picture.release()
    page.wait_for_load_state("networkidle")
    named = page.locator("head script[src]").evaluate_all("tags => tags.map(tag => tag.src)")
    assert len(named) == 2
    assert sorted(asked) == sorted(named)


def test_no_script_starts_before_the_whole_document_has_arrived(
    page: Page, asked: list[str], host: Host, content: SiteContent
) -> None:
    host.cut_after = b'id="status"'
    page.goto(host.address, wait_until="commit")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.keyboard.press("Shift")
    expect(page.locator("main section").nth(1)).to_be_attached()
    expect(page.get_by_role("contentinfo")).not_to_be_attached()
    expect(page.locator("head > script[src]")).to_have_count(0)
    assert asked == []

    host.released.set()

    expect_hydrated(page)
    expect(page.get_by_text(content.footer.about)).to_be_attached()


def test_all_pages_share_the_large_script_and_languages_share_both(site: Path) -> None:
    scripts = {
        file.relative_to(site).as_posix(): re.findall(
            r'"module" src="([^"]+)', file.read_text("utf-8")
        )
        for file in site.rglob("*.html")
    }

    assert {len(named) for named in scripts.values()} == {2}
    assert len({first for first, _ in scripts.values()}) == 1
    for language, route in product(TRANSLATED, ROUTES):
        assert scripts[file_of(language.path(route))] == scripts[file_of(route)]


def test_no_script_uses_eval_and_none_is_unused(site: Path) -> None:
    scripts = {path.name: path.read_text("utf-8") for path in (site / "assets").glob("*.js")}
    pages = "".join(path.read_text("utf-8") for path in site.rglob("*.html"))
    users = pages + "".join(scripts.values())

    assert {name for name, code in scripts.items() if re.search(r"\beval\s*\(", code)} == set()
    assert {name for name in scripts if name not in users} == set()


def test_the_page_stays_visible_if_rendering_fails(page: Page, faults: Faults, site: Path) -> None:
    faults.allow("Minified React error")
    faults.allow("no more elements")
    # An added element makes React render the page again; the patched DOM method makes that fail.
    html = (site / "index.html").read_text("utf-8")
    changed = re.sub("<main.*?>", r"\g<0><p>Changed on the way</p>", html)
    answer_with(page, "/", body=changed, content_type="text/html")
    page.add_init_script(
        "Document.prototype.createElementNS = () => { throw new Error('no more elements'); };"
    )
    with page.expect_console_message(lambda message: "no more elements" in message.text):
        page.goto("/")

    last = page.locator("#faq").get_by_role("group").last

    expect(page.get_by_text("Changed on the way")).to_be_visible()
    last.locator("summary").click()
    expect(last).to_have_js_property("open", value=True)


def test_texts_that_never_change_are_only_in_the_page(site: Path, content: SiteContent) -> None:
    texts = [content.features.heading, content.faq.items[0].answer[0], content.footer.risk]
    html = (site / "index.html").read_text("utf-8")
    scripts = "".join(path.read_text("utf-8") for path in (site / "assets").glob("*.js"))

    assert [text for text in texts if text not in html] == []
    assert [text for text in texts if text in scripts] == []


CHANGE_BEFORE_HYDRATION: Final = """
addEventListener("DOMContentLoaded", () =>
  document.querySelector("header").prepend(document.createElement("i")));
"""


@pytest.mark.parametrize("route", ["/", OTHER.path("/disclaimer")])
def test_a_page_that_react_renders_again_is_whole(
    page: Page, content: SiteContent, faults: Faults, route: str
) -> None:
    mismatch = "Minified React error #418"
    faults.allow(mismatch)
    page.clock.set_fixed_time(content.facts.countdown)
    page.goto(route)
    expect_hydrated(page)
    expect(page.locator("#buy [data-known=false]")).to_have_count(0)
    hydrated = page.locator("body").aria_snapshot()
    page.add_init_script(CHANGE_BEFORE_HYDRATION)

    page.reload()

    expect(page.locator("body")).to_match_aria_snapshot(hydrated)
    assert [fault for fault in faults.seen if mismatch in fault] != []


@pytest.mark.builds
def test_every_bundled_package_is_listed_with_its_licence(site: Path, tmp_path: Path) -> None:
    web = site.parents[1]
    ignored = shutil.ignore_patterns("build", "node_modules")
    shutil.copytree(web, tmp_path, dirs_exist_ok=True, ignore=ignored)
    (tmp_path / "node_modules").symlink_to(web / "node_modules")
    bundle = tmp_path / "bundle" / "bundle.js"
    rewrite(bundle, lambda code: code.replace("license:", "sourcemap: true, license:"))
    result = run(["node", "bundle/export.js"], tmp_path)
    assert result.returncode == 0, result.stderr
    maps = (path.read_text("utf-8") for path in (tmp_path / "next").rglob("*.js.map"))
    bundled = {name for text in maps for name in PACKAGE.findall(text)}
    lines = (site / LICENCES_FILE).read_text("utf-8").splitlines()

    assert "react-dom" in bundled
    assert bundled - {line.rpartition(" ")[0] for line in lines} == set()


def test_reflex_the_font_and_the_images_are_listed_with_their_licences(site: Path) -> None:
    text = (site / LICENCES_FILE).read_text("utf-8")

    for words in ("reflex ", "SIL OPEN FONT LICENSE", "circle-flags"):
        assert words in text
    assert not (site / PACKAGES_FILE).exists()
