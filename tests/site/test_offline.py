"""The service worker caches each build completely, and the owner can remove it."""

import json
import re
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, expect

from drishti.content.links import ROUTES
from drishti.content.schema.site_content import SiteContent
from drishti.urls import HOME
from reflex_static.delivery.offline import kill_switch_worker
from support.browsers.page_errors import Faults
from support.browsers.visitors import Visitor
from support.browsers.waiting import expect_hydrated, load_images, wait_until
from support.content.languages import OTHER, TRANSLATED, texts_of
from support.hosts.static_host import Host
from support.projects import NEW_WORDS

CODES = {language.code for language in TRANSLATED}
CACHES = "caches.keys()"
WORKERS = "navigator.serviceWorker.getRegistrations().then((found) => found.length)"


@pytest.fixture
def page(visitor: Visitor) -> Page:
    """A page in a browser context that allows service workers."""
    return visitor(
        viewport={"width": 1440, "height": 900}, service_workers="allow", reduced_motion="reduce"
    )


@pytest.fixture
def cached(page: Page, host: Host) -> Page:
    """The home page after a first visit, which has cached the site."""
    visit(page, host, HOME)
    return page


def visit(page: Page, host: Host, path: str) -> None:
    """Open a page, and wait until the worker has cached the site and the page's language."""
    page.goto(host.address + path)
    wait_until(page, "navigator.serviceWorker.controller?.state === 'activated'")
    _, code, *rest = path.split("/")
    wait_until(
        page,
        """async ([folder, count]) => {
          const paths = [];
          for (const name of await caches.keys())
            for (const { url } of await (await caches.open(name)).keys())
              paths.push(new URL(url).pathname);
          return paths.filter((path) => path.startsWith(folder)).length >= count;
        }""",
        arg=[f"/{code}/" if rest else "/", len(ROUTES)],
    )


def expect_page(page: Page, host: Host, path: str, title: str) -> None:
    """Open a page and expect its title."""
    page.goto(host.address + path)
    expect(page.get_by_role("heading", level=1)).to_have_text(title)


@pytest.mark.parametrize(
    "visited", [["/disclaimer"], [OTHER.path(HOME)], [HOME, OTHER.path(HOME)]], ids=" ".join
)
def test_every_page_opens_offline_after_one_visit_to_its_language(
    page: Page, host: Host, content: SiteContent, faults: Faults, visited: list[str]
) -> None:
    faults.allow("404")
    for path in visited:
        visit(page, host, path)
    folders = {path.split("/")[0] for path, _ in host.sent}
    host.away = True

    for path in (*ROUTES, "/index.html", "/disclaimer/", "/disclaimer.html", "/?from=a-friend"):
        page.goto(host.address + path)
        expect(page.locator("h1")).not_to_have_text(content.not_found.heading)
        if path == HOME:
            load_images(page)
    is_cached = OTHER.path(HOME) in visited
    assert folders & CODES == ({OTHER.code} if is_cached else set())
    for route, title in (("/disclaimer", content.disclaimer.title), (HOME, content.hero.title)):
        translated = texts_of(OTHER.code)[title.key]
        expected = translated if is_cached else content.not_found.offline
        expect_page(page, host, OTHER.path(route), expected)
    if not is_cached:
        page.get_by_role("link", name=content.not_found.home_label).first.click()
        expect(page.get_by_role("heading", level=1)).to_have_text(content.hero.title)


def test_a_new_build_is_shown_at_once_and_cached_completely(
    page: Page, host: Host, newer_site: Path
) -> None:
    visit(page, host, OTHER.path(HOME))
    before = page.evaluate(CACHES)
    host.folder = newer_site

    page.goto(host.address)
    expect(page.get_by_role("link", name=NEW_WORDS)).to_be_attached()
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
    assert {*before} < {*page.evaluate(CACHES)}  # kept for pages that are still open
    host.away = True

    page.goto(f"{host.address}/terms-uses")
    expect(page.get_by_role("link", name=NEW_WORDS)).to_be_attached()
    expect_page(page, host, OTHER.path(HOME), texts_of(OTHER.code)["hero.title"])


def test_an_incomplete_deploy_keeps_the_last_complete_cache(
    cached: Page, host: Host, newer_site: Path, content: SiteContent
) -> None:
    before = cached.evaluate(CACHES)
    (host.folder / "worker.js").write_bytes((newer_site / "worker.js").read_bytes())

    outcome = cached.evaluate(
        """async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          await registration.update();
          const { installing } = registration;
          await new Promise((resolve) => installing.addEventListener("statechange", resolve));
          return installing.state;
        }"""
    )
    assert outcome == "redundant"
    assert cached.evaluate(CACHES) == before
    host.away = True

    cached.goto(f"{host.address}/disclaimer")
    expect(cached.get_by_role("link", name=content.header.skip_link)).to_be_attached()
    load_images(cached)


POISON = "POISON"


def poison(page: Page, cache: str, *places: str) -> None:
    """Replace responses in a cache, as any script on this origin could."""
    page.evaluate(
        """async ([name, places, poison]) => {
          const cache = await caches.open(name);
          const headers = { "Content-Type": "text/html" };
          for (const place of places) await cache.put(place, new Response(poison, { headers }));
        }""",
        [cache, places, POISON],
    )


def test_a_poisoned_cache_is_never_served(page: Page, host: Host, content: SiteContent) -> None:
    html = (host.folder / "index.html").read_text("utf-8")
    font, *_ = re.findall(r'"(/fonts/[^"]+)"', html)
    page.goto(f"{host.address}/robots.txt")  # which installs no worker
    poison(page, "of another site", "/", "/disclaimer/", font)
    visit(page, host, HOME)
    read = f"fetch({font!r}).then((font) => font.text())"
    assert POISON not in page.evaluate(read)

    [own] = [name for name in page.evaluate(CACHES) if "#" in name]
    poison(page, own, "/disclaimer/", "/terms-uses/", font)
    assert POISON not in page.evaluate(read)
    page.goto(f"{host.address}/disclaimer")  # which repairs the page's entry
    wait_until(
        page,
        """async ([name, poison]) => {
          const answer = await (await caches.open(name)).match("/disclaimer/");
          return !(await answer.text()).includes(poison);
        }""",
        arg=[own, POISON],
    )
    host.away = True
    expect_page(page, host, "/disclaimer", content.disclaimer.title)
    expect_page(page, host, "/terms-uses", content.not_found.offline)


def test_errors_of_the_host_show_the_cache_for_thirty_days_unless_the_page_was_taken_down(
    cached: Page, host: Host, content: SiteContent, faults: Faults
) -> None:
    def status_of_reload() -> int:
        answer = cached.reload()
        assert answer
        return answer.status

    def make_older(days: int) -> None:
        """Set back the time at which the host last sent a page of the cached build."""
        cached.evaluate(
            """async (days) => {
              const [name] = await caches.keys();
              const place = `${name.split("#")[0]}?confirmed`;
              const cache = await caches.open(name);
              const time = Number(await (await cache.match(place)).text());
              await cache.put(place, new Response(time - days * 24 * 60 * 60 * 1000));
            }""",
            days,
        )

    cached.goto(f"{host.address}/disclaimer")
    for status in (404, 410, 451):
        faults.allow(str(status))
        host.status = status
        assert status_of_reload() == status

    make_older(days=29)
    faults.allow("502")
    host.status = 502
    expect_page(cached, host, "/disclaimer", content.disclaimer.title)
    make_older(days=2)
    assert status_of_reload() == 502

    host.away = True  # without a network, the cached page is shown whatever its age
    expect_page(cached, host, "/terms-uses", content.terms.title)


@pytest.mark.parametrize("answer", ["Promise.reject(Error())", "new Promise(() => {})"])
def test_a_cache_that_fails_or_never_answers_leaves_the_network(
    cached: Page, host: Host, content: SiteContent, answer: str
) -> None:
    [worker] = cached.context.service_workers
    worker.evaluate(f"() => {{ caches.open = () => {answer}; }}")

    expect_page(cached, host, "/disclaimer", content.disclaimer.title)
    expect_hydrated(cached)


def test_a_reader_of_the_cache_is_told_of_a_newer_page(
    cached: Page, host: Host, newer_site: Path, content: SiteContent
) -> None:
    host.folder = newer_site
    host.held = "/disclaimer"
    cached.goto(f"{host.address}/disclaimer")
    expect(cached.get_by_role("link", name=content.header.skip_link)).to_be_attached()
    newer = cached.get_by_role("button", name=content.site.show_newer)
    expect(newer).not_to_be_attached()

    host.released.set()
    expect(cached.get_by_text(content.site.newer)).to_be_visible()
    newer.click()

    expect(cached.get_by_role("link", name=NEW_WORDS)).to_be_attached()


def test_a_visitor_who_saves_data_gets_no_cache(page: Page, host: Host) -> None:
    page.add_init_script(
        "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"
    )
    page.goto(host.address)
    expect_hydrated(page)
    page.evaluate("new Promise((done) => requestIdleCallback(() => setTimeout(done)))")

    assert page.evaluate(WORKERS) == 0


def test_the_owner_can_remove_the_service_worker(cached: Page, host: Host) -> None:
    (host.folder / "worker.js").write_text(kill_switch_worker(), "utf-8")

    cached.reload()

    wait_until(cached, f"{WORKERS}.then((count) => count === 0)")
    wait_until(cached, f"{CACHES}.then((names) => names.length === 0)")


def test_the_site_can_be_installed(page: Page, host: Host, content: SiteContent) -> None:
    page.goto(host.address)

    read = page.context.new_cdp_session(page).send("Page.getAppManifest")

    assert read["errors"] == []
    manifest = json.loads(read["data"])
    assert content.facts.ticker in manifest["name"]
    assert manifest["display"] == "standalone"
    assert page.request.get(urljoin(read["url"], manifest["start_url"])).ok
    # Chromium requires these sizes to offer the installation of a site.
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        answer = page.request.get(urljoin(read["url"], icon["src"]))
        assert answer.headers["content-type"] == icon["type"]
