"""The scripts of a page: few, without what a static site never uses, and never its ruin."""

import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from drishti.content.schema.site_content import SiteContent
from support.browsers.network_faults import answer_with
from support.browsers.page_errors import Faults

ROUTES = ["/", "/disclaimer", "/terms-uses", "/nowhere"]


@pytest.mark.parametrize("route", ROUTES)
def test_a_page_needs_two_scripts_and_both_are_named_in_its_head(
    page: Page, faults: Faults, route: str
) -> None:
    faults.allow("404")
    asked: list[str] = []
    page.on("request", lambda sent: asked.append(sent.url) if sent.url.endswith(".js") else None)

    page.goto(route, wait_until="networkidle")
    named = page.locator("head script[src]")
    addresses = named.evaluate_all("tags => tags.map(tag => tag.src)")

    assert len(asked) == 2
    assert sorted(asked) == sorted(addresses)


def test_a_page_that_has_been_read_shares_its_large_script_with_the_next(site: Path) -> None:
    pages = ["index.html", "disclaimer/index.html", "terms-uses/index.html", "404.html"]
    shared = {
        found.group(1)
        for name in pages
        if (found := re.search(r'"module" src="([^"]+)', (site / name).read_text("utf-8")))
    }

    assert len(shared) == 1


def test_no_script_evaluates_text_and_none_is_left_over(site: Path) -> None:
    scripts = {path.name: path.read_text("utf-8") for path in (site / "assets").glob("*.js")}
    pages = "".join(path.read_text("utf-8") for path in site.rglob("*.html"))
    users = pages + "".join(scripts.values())

    assert {name for name, code in scripts.items() if re.search(r"\beval\s*\(", code)} == set()
    assert {name for name in scripts if name not in users} == set()


def test_the_scripts_make_no_error_that_a_measuring_browser_would_look_up(page: Page) -> None:
    page.add_init_script(
        """
        window.errors = 0;
        const count = (make) => (...given) => (window.errors += 1, make(...given));
        window.Error = new Proxy(Error, {
          apply: count(Reflect.apply),
          construct: count(Reflect.construct),
        });
        """
    )

    page.goto("/")
    expect(page.locator("html")).to_have_attribute("data-hydrated", "")

    assert page.evaluate("window.errors") == 0
    assert page.evaluate("(Error('one'), new Error('two'), window.errors)") == 2


def test_the_page_stays_when_it_cannot_be_drawn(
    page: Page, content: SiteContent, faults: Faults, site: Path
) -> None:
    faults.allow("Minified React error")
    faults.allow("no more elements")
    # A text that something changed on the way has the page drawn anew, which the browser refuses.
    html = (site / "index.html").read_text("utf-8")
    changed = html.replace(content.footer.about, "Changed on the way")
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


def test_the_page_for_unknown_addresses_is_whole_before_any_script(site: Path) -> None:
    html = (site / "404.html").read_text("utf-8")

    assert "<main" in html
    assert not (site / "404").exists()


def test_every_script_of_a_page_lies_under_its_own_address(page: Page, base_url: str) -> None:
    page.goto("/")

    sources = page.locator("script[src]").evaluate_all("tags => tags.map(tag => tag.src)")

    assert {urlsplit(source).netloc for source in sources} == {urlsplit(base_url).netloc}
