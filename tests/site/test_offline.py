"""The service worker: complete caches of a single build, and removal by the owner."""

import json
import re
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, expect

from drishti.content.schema.site_content import SiteContent
from drishti.reflex_static.delivery.offline import withdrawing_worker
from support.browsers.fake_widget import FakeWidget
from support.browsers.page_errors import Faults
from support.browsers.visitors import Visitor
from support.browsers.waiting import wait_until
from support.content.languages import OTHER, RIGHT_TO_LEFT, texts_of
from support.hosts.static_host import Host, serving
from support.projects import NEW_WORDS

PAGES = ["/", "/disclaimer", "/terms-uses"]
CACHES = "caches.keys()"
WORKERS = "navigator.serviceWorker.getRegistrations().then((found) => found.length)"


@pytest.fixture
def worker_page(visitor: Visitor) -> Page:
    """A page in a browser context that allows service workers."""
    return visitor(
        viewport={"width": 1440, "height": 900}, service_workers="allow", reduced_motion="reduce"
    )


def wait_for_worker(page: Page) -> None:
    wait_until(page, "navigator.serviceWorker.controller?.state === 'activated'")


def wait_for_new_cache(page: Page, before: list[str]) -> None:
    wait_until(
        page,
        """async (before) => {
          const names = await caches.keys();
          const { installing, waiting, active } = await navigator.serviceWorker.getRegistration();
          const done = !installing && !waiting && active.state === "activated";
          return done && names.some((name) => !before.includes(name));
        }""",
        arg=before,
    )


def expect_every_image(page: Page) -> None:
    """Scroll to each image on the page and wait until it is loaded."""
    for picture in page.get_by_role("main").locator("img").all():
        picture.scroll_into_view_if_needed()
        expect(picture).to_have_js_property("complete", value=True)
        assert picture.evaluate("image => image.naturalWidth > 0")


@pytest.mark.parametrize("route", ["/", "/disclaimer"])
def test_every_page_opens_offline_after_one_visit(
    worker_page: Page, host: Host, content: SiteContent, route: str
) -> None:
    worker_page.goto(host.address + route)
    wait_for_worker(worker_page)
    host.away = True

    for path in (*PAGES, "/index.html", "/disclaimer/", "/disclaimer.html", "/?from=a-friend"):
        worker_page.goto(host.address + path)
        expect(worker_page.get_by_role("heading", level=1)).to_be_visible()
        expect(worker_page.get_by_role("heading", level=1)).not_to_have_text(
            content.not_found.heading
        )
        if path == "/":
            expect_every_image(worker_page)


def test_an_unknown_url_shows_the_404_page_offline(
    worker_page: Page, host: Host, content: SiteContent, faults: Faults
) -> None:
    faults.allow("404")
    worker_page.goto(host.address)
    wait_for_worker(worker_page)
    host.away = True

    worker_page.goto(f"{host.address}/no-such-page")

    expect(worker_page.get_by_role("heading", level=1)).to_have_text(content.not_found.heading)


def is_cached(code: str) -> str:
    """Return a JavaScript expression that finds the cached catalogue of a language."""
    return f"caches.match('/catalogues/{code}.json', {{ ignoreSearch: true }})"


def cache_a_language(page: Page, host: Host) -> None:
    """Visit the home page in another language, and wait until the worker has cached it."""
    FakeWidget(page)
    page.goto(host.address)
    page.evaluate(f"localStorage.tlang = {OTHER.code!r}")
    page.goto(host.address)
    wait_for_worker(page)
    wait_until(page, is_cached(OTHER.code))


def test_language_and_theme_persist_offline(worker_page: Page, host: Host) -> None:
    FakeWidget(worker_page)
    worker_page.goto(host.address)
    worker_page.evaluate(f"localStorage.tlang = {OTHER.code!r}; localStorage.theme = 'dark'")
    worker_page.goto(f"{host.address}/disclaimer")
    wait_for_worker(worker_page)
    wait_until(worker_page, is_cached(OTHER.code))
    host.away = True

    worker_page.goto(host.address)

    title = texts_of(OTHER.code)["hero.title"]
    expect(worker_page.get_by_role("heading", level=1)).to_have_text(title)
    expect(worker_page.locator("html")).to_contain_class("dark")


def test_only_the_chosen_language_is_cached(worker_page: Page, host: Host) -> None:
    cache_a_language(worker_page, host)

    assert worker_page.evaluate(is_cached(RIGHT_TO_LEFT.code)) is None


def test_the_service_worker_waits_until_the_page_is_hydrated(
    worker_page: Page, host: Host, content: SiteContent
) -> None:
    host.hold(".js")
    worker_page.goto(host.address, wait_until="commit")
    expect(worker_page.get_by_role("heading", level=1)).to_have_text(content.hero.title)
    assert "/worker.js" not in host.asked
    host.release()
    wait_for_worker(worker_page)

    before = host.asked[: host.asked.index("/worker.js")]
    assert any(path.startswith("/assets/") and path.endswith(".js") for path in before)
    # The files of other pages are fetched afterwards.
    assert not {"/terms-uses/", "/404.html"} & set(before)
    assert "/terms-uses/" in host.asked


def test_a_new_build_is_shown_at_once_and_cached_completely(
    worker_page: Page, host: Host, newer_site: Path
) -> None:
    cache_a_language(worker_page, host)
    before = worker_page.evaluate(CACHES)
    host.folder = newer_site

    worker_page.evaluate("localStorage.tlang = 'en'")
    worker_page.reload()
    expect(worker_page.get_by_role("link", name=NEW_WORDS)).to_be_attached()
    wait_for_new_cache(worker_page, before)
    host.away = True

    worker_page.goto(f"{host.address}/terms-uses")
    expect(worker_page.get_by_role("link", name=NEW_WORDS)).to_be_attached()
    worker_page.evaluate(f"localStorage.tlang = {OTHER.code!r}")
    worker_page.goto(host.address)
    expect(worker_page.get_by_role("heading", level=1)).to_have_text(
        texts_of(OTHER.code)["hero.title"]
    )


def test_an_incomplete_deploy_keeps_the_last_complete_cache(
    worker_page: Page, host: Host, newer_site: Path, content: SiteContent
) -> None:
    worker_page.goto(host.address)
    wait_for_worker(worker_page)
    before = worker_page.evaluate(CACHES)
    old = host.folder / "worker.js"
    old.write_bytes((newer_site / "worker.js").read_bytes())

    worker_page.evaluate(
        """() => navigator.serviceWorker.getRegistration().then(async (registration) => {
          await registration.update();
          const { installing } = registration;
          await new Promise((resolve) => installing.addEventListener("statechange", resolve));
          window.outcome = installing.state;
        })"""
    )
    assert worker_page.evaluate("window.outcome") == "redundant"
    assert worker_page.evaluate(CACHES) == before
    host.away = True

    worker_page.goto(f"{host.address}/disclaimer")
    expect(worker_page.get_by_role("link", name=content.header.skip_link)).to_be_attached()
    expect_every_image(worker_page)


def test_a_slow_network_falls_back_to_the_cache(
    worker_page: Page, host: Host, content: SiteContent
) -> None:
    worker_page.goto(host.address)
    wait_for_worker(worker_page)
    host.hold("/disclaimer")

    worker_page.goto(f"{host.address}/disclaimer")

    expect(worker_page.get_by_role("heading", level=1)).to_have_text(content.disclaimer.title)


def test_a_host_error_falls_back_to_the_cache(
    worker_page: Page, host: Host, content: SiteContent
) -> None:
    worker_page.goto(host.address)
    wait_for_worker(worker_page)
    host.in_trouble = True

    worker_page.goto(f"{host.address}/disclaimer")

    expect(worker_page.get_by_role("heading", level=1)).to_have_text(content.disclaimer.title)


def test_the_previous_cache_is_kept_for_open_pages_and_older_ones_are_deleted(
    worker_page: Page, host: Host
) -> None:
    worker_page.goto(host.address)
    wait_for_worker(worker_page)
    worker = host.folder / "worker.js"

    for build in ("second", "third"):
        before = worker_page.evaluate(CACHES)
        renamed = re.sub(r'"build":"\w+"', f'"build":"{build}"', worker.read_text("utf-8"))
        worker.write_text(renamed, "utf-8")
        worker_page.reload()
        wait_for_new_cache(worker_page, before)

    kept = [name.partition("#")[2] for name in worker_page.evaluate(CACHES)]
    assert kept == ["second", "third"]


def test_the_owner_can_remove_the_service_worker(worker_page: Page, host: Host) -> None:
    worker_page.goto(host.address)
    wait_for_worker(worker_page)
    (host.folder / "worker.js").write_text(withdrawing_worker(), "utf-8")

    worker_page.reload()

    wait_until(worker_page, f"{WORKERS}.then((count) => count === 0)")
    wait_until(worker_page, f"{CACHES}.then((names) => names.length === 0)")


def test_the_service_worker_works_under_a_sub_path(
    worker_page: Page, strictest_site: Path, content: SiteContent
) -> None:
    with serving(strictest_site) as host:
        worker_page.goto(f"{host.address}/sale/")
        wait_for_worker(worker_page)
        host.away = True

        worker_page.goto(f"{host.address}/sale/disclaimer")

        expect(worker_page.get_by_role("heading", level=1)).to_have_text(content.disclaimer.title)
        worker_page.goto("about:blank")


def test_the_site_can_be_installed(worker_page: Page, host: Host, content: SiteContent) -> None:
    worker_page.goto(host.address)
    devtools = worker_page.context.new_cdp_session(worker_page)

    read = devtools.send("Page.getAppManifest")

    assert read["errors"] == []
    manifest = json.loads(read["data"])
    assert content.facts.ticker in manifest["name"]
    assert manifest["display"] == "standalone"
    assert worker_page.request.get(urljoin(read["url"], manifest["start_url"])).ok
    # Chromium requires these sizes to offer the installation of a site.
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        answer = worker_page.request.get(urljoin(read["url"], icon["src"]))
        assert answer.headers["content-type"] == icon["type"]


def test_the_browser_theme_colour_follows_the_theme(page: Page, content: SiteContent) -> None:
    colour = """[...document.querySelectorAll('meta[name=theme-color]')]
      .find((meta) => !meta.media || matchMedia(meta.media).matches).content"""
    page.goto("/")
    light = page.evaluate(colour)

    page.get_by_role("banner").get_by_role("button", name=content.theme.label).click()
    expect(page.locator("html")).to_contain_class("dark")
    dark = page.evaluate(colour)
    page.reload()

    assert light != dark == page.evaluate(colour)
    ground = page.evaluate(
        "getComputedStyle(document.documentElement).getPropertyValue('--color-ground')"
    )
    assert dark == ground
