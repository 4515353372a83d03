"""A deploy while visitors have the old page open or parts of it in their cache."""

from pathlib import Path

from playwright.sync_api import Page, expect

from drishti.content.schema.site_content import SiteContent
from support.browsers.calculator import calculate
from support.browsers.page_errors import Faults
from support.browsers.waiting import load_images
from support.hosts.static_host import Host
from support.projects import NEW_WORDS


def test_an_open_page_works_after_its_files_are_replaced_and_leads_to_the_new_build(
    page: Page, host: Host, newer_site: Path, content: SiteContent
) -> None:
    page.goto(host.address)
    expect(page.locator("#buy [data-known=true]")).to_have_count(1)
    host.folder = newer_site

    calculate(page, content)
    load_images(page)
    page.get_by_role("contentinfo").get_by_role(
        "link", name=content.footer.disclaimer_label
    ).click()

    expect(page.get_by_role("heading", level=1)).to_have_text(content.disclaimer.title)
    expect(page.get_by_role("link", name=NEW_WORDS)).to_be_attached()


def test_a_cached_page_with_missing_files_reloads_the_new_build(
    page: Page, host: Host, newer_site: Path, faults: Faults
) -> None:
    for part in ("404", "module", "MIME type"):
        faults.allow(part)
    stale = (host.folder / "index.html").read_text("utf-8")
    host.folder = newer_site
    # The first response is the old page from a cache.
    page.route(
        f"{host.address}/",
        lambda route: route.fulfill(body=stale, content_type="text/html"),
        times=1,
    )

    page.goto(host.address)

    expect(page.get_by_role("link", name=NEW_WORDS)).to_be_attached()
    expect(page.locator("#buy [data-known=true]")).to_have_count(1)
