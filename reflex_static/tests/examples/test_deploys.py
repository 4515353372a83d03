"""A deploy while visitors have the old page open or parts of it in their cache."""

from pathlib import Path

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
