"""A deploy while visitors have the old page open or parts of it in their cache."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from support.browsers.page_errors import Faults
from support.browsers.waiting import expect_hydrated
from support.hosts.static_host import Host


def test_an_open_page_works_after_its_files_are_replaced_and_leads_to_the_new_build(
    page: Page, host: Host, newer_shop: Path
) -> None:
    page.goto(host.address)
    expect_hydrated(page)
    host.folder = newer_shop

    page.get_by_role("button").click()
    expect(page.locator("output")).to_have_text("1 cups")
    page.get_by_role("link").click()

    expect(page.get_by_role("heading")).to_have_text("About us")
    expect(page.locator("footer")).to_have_text("New Tea House")


def test_a_cached_page_with_missing_files_reloads_the_new_build(
    page: Page, host: Host, newer_shop: Path, faults: Faults
) -> None:
    for part in ("404", "module", "MIME type"):
        faults.allow(part)
    stale = (host.folder / "index.html").read_text("utf-8")
    host.folder = newer_shop
    # The first response is the old page from a cache.
    page.route(
        f"{host.address}/",
        lambda route: route.fulfill(body=stale, content_type="text/html"),
        times=1,
    )

    page.goto(host.address)

    expect(page.locator("footer")).to_have_text("New Tea House")
    expect_hydrated(page)


NO_TIMING = "performance.getEntriesByType = () => [];"


@pytest.mark.parametrize(
    ("script", "message", "asks"),
    [
        ("", "error loading dynamically imported module: ORIGIN/assets/a.js", True),
        ("", "Importing a module script failed.", True),
        ("", "Failed to fetch dynamically imported module: chrome-extension://a/b.js", False),
        ("", "Cannot find module './a'", False),
        # Otherwise, a page whose file stays missing would reload without end.
        (NO_TIMING, "Importing a module script failed.", False),
    ],
)
def test_only_a_module_of_the_page_that_does_not_load_makes_it_ask_for_its_files_again(
    page: Page, host: Host, faults: Faults, script: str, message: str, asks: bool
) -> None:
    faults.allow(message.partition(" ")[0])
    page.add_init_script(script)
    page.goto(host.address)

    asked = page.evaluate(
        """message => new Promise((done) => {
          let asked = false;
          window.fetch = () => (asked = true, Promise.reject());
          addEventListener("unhandledrejection", () => done(asked));
          Promise.reject(new Error(message));
        })""",
        message.replace("ORIGIN", host.address.rstrip("/")),
    )

    assert asked == asks
