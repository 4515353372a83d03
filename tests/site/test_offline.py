"""The service worker: complete caches of a single build, and removal by the owner."""

import json
import re
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, expect

from drishti.content.links import ROUTES
from drishti.content.schema.site_content import SiteContent
from drishti.reflex_static.delivery.offline import kill_switch_worker
from support.browsers.page_errors import Faults
from support.browsers.visitors import Visitor
from support.browsers.waiting import expect_hydrated, wait_until
from support.content.languages import OTHER, TRANSLATED, texts_of
from support.hosts.static_host import Host
from support.projects import NEW_WORDS

CACHES = "caches.keys()"
WORKERS = "navigator.serviceWorker.getRegistrations().then((found) => found.length)"


@pytest.fixture
def page(visitor: Visitor) -> Page:
    """A page in a browser context that allows service workers."""
    return visitor(
        viewport={"width": 1440, "height": 900}, service_workers="allow", reduced_motion="reduce"
    )


def wait_for_worker(page: Page) -> None:
    wait_until(page, "navigator.serviceWorker.controller?.state === 'activated'")


@pytest.fixture
def kept(page: Page, host: Host) -> Page:
    """The home page after a first visit, which has kept a copy of the site."""
    page.goto(host.address)
    wait_for_worker(page)
    return page


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


def expect_page(page: Page, host: Host, path: str, title: str) -> None:
    """Open a page and expect its title."""
    page.goto(f"{host.address}{path}")
    expect(page.get_by_role("heading", level=1)).to_have_text(title)


def expect_every_image(page: Page) -> None:
    """Scroll to each image on the page and wait until it is loaded."""
    for picture in page.get_by_role("main").locator("img").all():
        picture.scroll_into_view_if_needed()
        expect(picture).to_have_js_property("complete", value=True)
        assert picture.evaluate("image => image.naturalWidth > 0")


@pytest.mark.parametrize("route", ["/", "/disclaimer"])
def test_every_page_opens_offline_after_one_visit(
    page: Page, host: Host, content: SiteContent, faults: Faults, route: str
) -> None:
    faults.allow("404")
    title = page.get_by_role("heading", level=1)
    page.goto(host.address + route)
    wait_for_worker(page)
    host.away = True

    for path in (*ROUTES, "/index.html", "/disclaimer/", "/disclaimer.html", "/?from=a-friend"):
        page.goto(host.address + path)
        expect(title).to_be_visible()
        expect(title).not_to_have_text(content.not_found.heading)
        if path == "/":
            expect_every_image(page)
    expect_page(page, host, "/no-such-page", content.not_found.heading)


IS_KEPT = f"""async (code) => {{
  const kept = [];
  for (const name of await caches.keys()) kept.push(...(await (await caches.open(name)).keys()));
  const paths = kept.map(({{ url }}) => new URL(url).pathname);
  return paths.filter((path) => path.startsWith(`/${{code}}/`)).length === {len(ROUTES)};
}}"""


def keep_a_language(page: Page, host: Host) -> None:
    """Visit the home page in another language, and wait until its pages are kept."""
    page.goto(f"{host.address}{OTHER.path('/')}")
    wait_for_worker(page)
    wait_until(page, IS_KEPT, arg=OTHER.code)


@pytest.mark.parametrize("is_first", [True, False])
def test_a_visited_language_is_there_offline_with_its_legal_pages(
    page: Page, host: Host, is_first: bool
) -> None:
    if not is_first:
        page.goto(host.address)
        wait_for_worker(page)
    keep_a_language(page, host)
    codes = {path.split("/")[1] for path in host.asked}
    assert codes & {each.code for each in TRANSLATED} == {OTHER.code}
    host.away = True

    for route, title in (("/disclaimer", "disclaimer.title"), ("/", "hero.title")):
        expect_page(page, host, OTHER.path(route), texts_of(OTHER.code)[title])


def test_a_new_build_is_shown_at_once_and_cached_completely(
    page: Page, host: Host, newer_site: Path
) -> None:
    keep_a_language(page, host)
    before = page.evaluate(CACHES)
    host.folder = newer_site

    page.goto(host.address)
    expect(page.get_by_role("link", name=NEW_WORDS)).to_be_attached()
    wait_for_new_cache(page, before)
    host.away = True

    page.goto(f"{host.address}/terms-uses")
    expect(page.get_by_role("link", name=NEW_WORDS)).to_be_attached()
    expect_page(page, host, OTHER.path("/"), texts_of(OTHER.code)["hero.title"])


def test_an_incomplete_deploy_keeps_the_last_complete_cache(
    kept: Page, host: Host, newer_site: Path, content: SiteContent
) -> None:
    before = kept.evaluate(CACHES)
    old = host.folder / "worker.js"
    old.write_bytes((newer_site / "worker.js").read_bytes())

    kept.evaluate(
        """() => navigator.serviceWorker.getRegistration().then(async (registration) => {
          await registration.update();
          const { installing } = registration;
          await new Promise((resolve) => installing.addEventListener("statechange", resolve));
          window.outcome = installing.state;
        })"""
    )
    assert kept.evaluate("window.outcome") == "redundant"
    assert kept.evaluate(CACHES) == before
    host.away = True

    kept.goto(f"{host.address}/disclaimer")
    expect(kept.get_by_role("link", name=content.header.skip_link)).to_be_attached()
    expect_every_image(kept)


POISON = "POISON"


def poison(page: Page, cache: str, *places: str) -> None:
    """Do what a script on this origin could: put other bytes at the addresses of a cache."""
    page.evaluate(
        """async ([name, places, poison]) => {
          const cache = await caches.open(name);
          const headers = { "Content-Type": "text/html" };
          for (const place of places) await cache.put(place, new Response(poison, { headers }));
        }""",
        [cache, places, POISON],
    )


def test_a_poisoned_copy_is_never_served(page: Page, host: Host, content: SiteContent) -> None:
    html = (host.folder / "index.html").read_text("utf-8")
    font, *_ = re.findall(r'"(/fonts/[^"]+)"', html)
    page.goto(host.address)
    poison(page, "of another site", "/", "/disclaimer/", font)
    wait_for_worker(page)
    read = f"fetch({font!r}).then((font) => font.text())"
    assert POISON not in page.evaluate(read)

    [own] = [name for name in page.evaluate(CACHES) if "#" in name]
    poison(page, own, "/disclaimer/", "/terms-uses/", font)
    assert POISON not in page.evaluate(read)
    page.goto(f"{host.address}/disclaimer")  # repairs its copy
    wait_until(
        page,
        "text => caches.open(text[1]).then((cache) => cache.match('/disclaimer/'))"
        ".then((kept) => kept.text())"
        ".then((kept) => !kept.includes(text[0]))",
        arg=[POISON, own],
    )
    host.away = True
    expect_page(page, host, "/disclaimer", content.disclaimer.title)
    expect_page(page, host, "/terms-uses", content.not_found.heading)


def make_old(page: Page, days: int) -> None:
    """Set back the time at which the host last confirmed the copy."""
    page.evaluate(
        """async (days) => {
          const [name] = await caches.keys();
          const place = `${name.split("#")[0]}?confirmed`;
          const cache = await caches.open(name);
          const time = Number(await (await cache.match(place)).text());
          await cache.put(place, new Response(time - days * 24 * 60 * 60 * 1000));
        }""",
        days,
    )


def test_a_copy_that_is_too_old_hides_nothing(
    kept: Page, host: Host, content: SiteContent, faults: Faults
) -> None:
    faults.allow("502")
    make_old(kept, days=29)
    host.status = 502
    expect_page(kept, host, "/disclaimer", content.disclaimer.title)

    make_old(kept, days=2)
    answer = kept.goto(f"{host.address}/disclaimer")
    assert answer
    assert answer.status == 502

    host.away = True  # without a network, an old page is better than none
    expect_page(kept, host, "/terms-uses", content.terms.title)


@pytest.mark.parametrize("status", [404, 410, 451])
def test_a_page_that_was_taken_down_is_not_shown_from_the_copy(
    kept: Page, host: Host, faults: Faults, status: int
) -> None:
    faults.allow(str(status))
    kept.goto(f"{host.address}/disclaimer")
    host.status = status

    answer = kept.reload()  # which waits for the host longer than a visit

    assert answer
    assert answer.status == status


def test_a_reader_of_the_copy_is_told_of_a_newer_page(
    kept: Page, host: Host, newer_site: Path, content: SiteContent
) -> None:
    host.folder = newer_site
    host.hold("/disclaimer")
    kept.goto(f"{host.address}/disclaimer")
    expect(kept.get_by_role("link", name=content.header.skip_link)).to_be_attached()
    newer = kept.get_by_role("button", name=content.site.show_newer)
    expect(newer).not_to_be_attached()

    host.release()
    expect(kept.get_by_text(content.site.newer)).to_be_visible()
    newer.click()

    expect(kept.get_by_role("link", name=NEW_WORDS)).to_be_attached()


def test_a_visitor_who_saves_data_gets_no_copy(page: Page, host: Host) -> None:
    page.add_init_script(
        "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"
    )
    page.goto(host.address)
    expect_hydrated(page)
    page.evaluate("new Promise((done) => requestIdleCallback(() => setTimeout(done)))")

    assert page.evaluate(WORKERS) == 0


def test_the_owner_can_remove_the_service_worker(kept: Page, host: Host) -> None:
    (host.folder / "worker.js").write_text(kill_switch_worker(), "utf-8")

    kept.reload()

    wait_until(kept, f"{WORKERS}.then((count) => count === 0)")
    wait_until(kept, f"{CACHES}.then((names) => names.length === 0)")


def test_the_site_can_be_installed(page: Page, host: Host, content: SiteContent) -> None:
    page.goto(host.address)
    devtools = page.context.new_cdp_session(page)

    read = devtools.send("Page.getAppManifest")

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
