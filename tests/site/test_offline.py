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

    for path in (*ROUTES, "/index.html", "/disclaimer/", "/disclaimer.html", "/?from=a-friend"):
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


def languages_asked(host: Host) -> set[str]:
    """Return the codes of the languages, apart from English, of which a page was asked for."""
    return {path.split("/")[1] for path in host.asked} & {each.code for each in TRANSLATED}


@pytest.mark.parametrize("is_first", [True, False])
def test_a_visited_language_is_there_offline_with_its_legal_pages(
    worker_page: Page, host: Host, is_first: bool
) -> None:
    if not is_first:
        worker_page.goto(host.address)
        wait_for_worker(worker_page)
    keep_a_language(worker_page, host)
    assert languages_asked(host) == {OTHER.code}
    host.away = True

    for route, title in (("/disclaimer", "disclaimer.title"), ("/", "hero.title")):
        worker_page.goto(f"{host.address}{OTHER.path(route)}")
        heading = worker_page.get_by_role("heading", level=1)
        expect(heading).to_have_text(texts_of(OTHER.code)[title])


def test_a_new_build_is_shown_at_once_and_cached_completely(
    worker_page: Page, host: Host, newer_site: Path
) -> None:
    keep_a_language(worker_page, host)
    before = worker_page.evaluate(CACHES)
    host.folder = newer_site

    worker_page.goto(host.address)
    expect(worker_page.get_by_role("link", name=NEW_WORDS)).to_be_attached()
    wait_for_new_cache(worker_page, before)
    host.away = True

    worker_page.goto(f"{host.address}/terms-uses")
    expect(worker_page.get_by_role("link", name=NEW_WORDS)).to_be_attached()
    worker_page.goto(f"{host.address}{OTHER.path('/')}")
    title = texts_of(OTHER.code)["hero.title"]
    expect(worker_page.get_by_role("heading", level=1)).to_have_text(title)


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


def test_a_poisoned_copy_is_never_served(
    worker_page: Page, host: Host, content: SiteContent
) -> None:
    font = preloaded_font(host)
    worker_page.goto(host.address)
    poison(worker_page, "of another site", "/", "/disclaimer/", font)
    wait_for_worker(worker_page)
    read = f"fetch({font!r}).then((font) => font.text())"
    assert POISON not in worker_page.evaluate(read)

    [own] = [name for name in worker_page.evaluate(CACHES) if "#" in name]
    poison(worker_page, own, "/disclaimer/", "/terms-uses/", font)
    assert POISON not in worker_page.evaluate(read)
    worker_page.goto(f"{host.address}/disclaimer")  # repairs its copy
    wait_until(
        worker_page,
        "text => caches.open(text[1]).then((cache) => cache.match('/disclaimer/'))"
        ".then((kept) => kept.text())"
        ".then((kept) => !kept.includes(text[0]))",
        arg=[POISON, own],
    )
    host.away = True
    worker_page.goto(f"{host.address}/disclaimer")
    expect(worker_page.get_by_role("heading", level=1)).to_have_text(content.disclaimer.title)
    worker_page.goto(f"{host.address}/terms-uses")
    expect(worker_page.get_by_role("heading", level=1)).to_have_text(content.not_found.heading)


def preloaded_font(host: Host) -> str:
    """Return the address of the typeface, as the pages name it."""
    html = (host.folder / "index.html").read_text("utf-8")
    found = re.search(r'"(/fonts/[^"]+)"', html)
    assert found
    return found[1]


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
    worker_page: Page, host: Host, content: SiteContent, faults: Faults
) -> None:
    faults.allow("502")
    worker_page.goto(host.address)
    wait_for_worker(worker_page)
    make_old(worker_page, days=29)
    host.in_trouble = True
    worker_page.goto(f"{host.address}/disclaimer")
    expect(worker_page.get_by_role("heading", level=1)).to_have_text(content.disclaimer.title)

    make_old(worker_page, days=2)
    answer = worker_page.goto(f"{host.address}/disclaimer")
    assert answer is not None
    assert answer.status == 502

    host.away = True  # without a network, an old page is better than none
    worker_page.goto(f"{host.address}/terms-uses")
    expect(worker_page.get_by_role("heading", level=1)).to_have_text(content.terms.title)


@pytest.mark.parametrize("status", [404, 410, 451])
def test_a_page_that_was_taken_down_is_not_shown_from_the_copy(
    worker_page: Page, host: Host, faults: Faults, status: int
) -> None:
    faults.allow(str(status))
    worker_page.goto(host.address)
    wait_for_worker(worker_page)
    worker_page.goto(f"{host.address}/disclaimer")
    host.status = status

    answer = worker_page.reload()  # which waits for the host longer than a visit

    assert answer is not None
    assert answer.status == status


def test_a_reader_of_the_copy_is_told_of_a_newer_page(
    worker_page: Page, host: Host, newer_site: Path, content: SiteContent
) -> None:
    worker_page.goto(host.address)
    wait_for_worker(worker_page)
    host.folder = newer_site
    host.hold("/disclaimer")
    worker_page.goto(f"{host.address}/disclaimer")
    expect(worker_page.get_by_role("link", name=content.header.skip_link)).to_be_attached()
    newer = worker_page.get_by_role("button", name=content.site.show_newer)
    expect(newer).not_to_be_attached()

    host.release()
    expect(worker_page.get_by_text(content.site.newer)).to_be_visible()
    newer.click()

    expect(worker_page.get_by_role("link", name=NEW_WORDS)).to_be_attached()


def test_a_visitor_who_saves_data_gets_no_copy(worker_page: Page, host: Host) -> None:
    worker_page.add_init_script(
        "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"
    )
    worker_page.goto(host.address)
    expect_hydrated(worker_page)
    worker_page.evaluate("new Promise((done) => requestIdleCallback(() => setTimeout(done)))")

    assert worker_page.evaluate(WORKERS) == 0


def test_the_owner_can_remove_the_service_worker(worker_page: Page, host: Host) -> None:
    worker_page.goto(host.address)
    wait_for_worker(worker_page)
    (host.folder / "worker.js").write_text(kill_switch_worker(), "utf-8")

    worker_page.reload()

    wait_until(worker_page, f"{WORKERS}.then((count) => count === 0)")
    wait_until(worker_page, f"{CACHES}.then((names) => names.length === 0)")


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
