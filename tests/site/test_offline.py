import json
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, expect

from drishti.content.schema.site_content import SiteContent
from drishti.urls import HOME
from support.browsers.visitors import Visitor, open_hydrated
from support.browsers.waiting import expect_hydrated, wait_until
from support.content.languages import OTHER, texts_of
from support.hosts.static_host import Host
from support.projects import NEW_WORDS

WORKERS = "navigator.serviceWorker.getRegistrations().then((found) => found.length)"
SAVES_DATA = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"


@pytest.fixture
def page(visitor: Visitor) -> Page:
    return visitor(service_workers="allow", reduced_motion="reduce")


@pytest.fixture
def cached(page: Page, host: Host) -> Page:
    """The home page after a first visit, which has cached the site."""
    page.goto(host.address)
    wait_until(page, "navigator.serviceWorker.controller?.state === 'activated'")
    return page


def test_offline_a_copy_says_so_and_a_language_that_is_not_kept_leads_back(
    cached: Page, host: Host, content: SiteContent
) -> None:
    told = cached.get_by_text(content.site.kept)
    expect(told).to_be_hidden()
    host.away = True

    cached.goto(host.address + HOME)
    expect(told).to_be_visible()

    # By a choice there.
    open_hydrated(cached, f"{host.address}{OTHER.path(HOME)}#place=faq,0,0,0,,")
    own = texts_of(OTHER.code)[content.not_found.offline.key]
    heading = cached.get_by_role("heading", level=1)
    expect(heading).to_have_text(own)
    expect(heading).to_be_focused()
    expect(cached).to_have_title(own)
    assert cached.get_by_role("main").inner_text().startswith(own)
    expect(cached.get_by_text(content.not_found.offline).filter(visible=True)).to_have_count(1)
    expect(told).to_be_hidden()
    kept = cached.locator("main [data-language]").filter(visible=True)
    expect(kept).to_have_count(1)
    kept.click()

    expect(cached.get_by_role("heading", level=1)).to_have_text(content.hero.title)


@pytest.mark.parametrize(
    "fault",
    [
        "caches.open = () => Promise.reject(Error())",
        "caches.open = () => new Promise(() => {})",
        """Object.defineProperty(FetchEvent.prototype, "preloadResponse", {
          get: () => Promise.reject(Error()),
        })""",
    ],
    ids=["cache rejects", "cache never answers", "preload rejects"],
)
def test_a_failed_cache_or_preload_leaves_the_network(cached: Page, host: Host, fault: str) -> None:
    [worker] = cached.context.service_workers
    worker.evaluate(f"() => {{ {fault}; }}")

    cached.goto(host.address + OTHER.path("/disclaimer"))  # not kept
    title = cached.get_by_role("heading", level=1)
    expect(title).to_have_text(texts_of(OTHER.code)["disclaimer.title"])
    expect_hydrated(cached)


def test_a_reader_of_the_cache_is_told_of_a_newer_page(
    cached: Page, host: Host, newer_site: Path, content: SiteContent
) -> None:
    host.folder = newer_site
    host.held = "/disclaimer"
    cached.add_init_script(SAVES_DATA)  # since the visit that has cached the site
    cached.goto(f"{host.address}/disclaimer")
    expect(cached.get_by_role("link", name=content.header.skip_link)).to_be_attached()
    newer = cached.get_by_role("button", name=content.site.show_newer)
    expect(newer).to_be_hidden()

    host.released.set()
    said = cached.locator("[aria-live=polite]").get_by_text(content.site.newer)
    expect(said).to_be_visible()
    newer.click()

    expect(cached.get_by_role("link", name=NEW_WORDS)).to_be_attached()


def test_an_address_with_a_user_and_a_password_is_cached_too(page: Page, host: Host) -> None:
    page.goto(host.address.replace("://", "://user:word@"))

    wait_until(page, "navigator.serviceWorker.controller?.state === 'activated'")


def test_a_visitor_who_saves_data_gets_no_cache(page: Page, host: Host) -> None:
    page.add_init_script(SAVES_DATA)
    open_hydrated(page, host.address)
    page.evaluate("new Promise((done) => requestIdleCallback(() => setTimeout(done)))")

    assert page.evaluate(WORKERS) == 0


def test_the_site_can_be_installed(page: Page, host: Host, content: SiteContent) -> None:
    page.goto(host.address)

    read = page.context.new_cdp_session(page).send("Page.getAppManifest")
    link = page.locator("link[rel=manifest]")

    assert read["errors"] == []
    expect(link).to_have_attribute("crossorigin", "use-credentials")  # for a host with a password
    manifest = json.loads(read["data"])
    assert content.facts.ticker in manifest["name"]
    assert manifest["display"] == "standalone"
    assert page.request.get(urljoin(read["url"], manifest["start_url"])).ok
    # Chromium requires these sizes to offer the installation of a site.
    icons = {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]}
    assert icons >= {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")}
    for icon in manifest["icons"]:
        answer = page.request.get(urljoin(read["url"], icon["src"]))
        assert answer.headers["content-type"] == icon["type"]
