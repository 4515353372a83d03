"""The offline copy: whole, of one build, out of the way, and gone when the owner says so."""

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
from support.hosts.static_host import Host, hosted
from support.projects import NEW_WORDS

PAGES = ["/", "/disclaimer", "/terms-uses"]
CACHES = "caches.keys()"
WORKERS = "navigator.serviceWorker.getRegistrations().then((found) => found.length)"


@pytest.fixture
def reader(visitor: Visitor) -> Page:
    """A page in a browser that keeps an offline copy."""
    return visitor(
        viewport={"width": 1440, "height": 900}, service_workers="allow", reduced_motion="reduce"
    )


def wait_for_the_copy(page: Page) -> None:
    wait_until(page, "navigator.serviceWorker.controller?.state === 'activated'")


def wait_for_a_newer_copy(page: Page, before: list[str]) -> None:
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


def see_every_picture(page: Page) -> None:
    """Scroll to each picture on the page and wait until it is drawn."""
    for picture in page.get_by_role("main").locator("img").all():
        picture.scroll_into_view_if_needed()
        expect(picture).to_have_js_property("complete", value=True)
        assert picture.evaluate("image => image.naturalWidth > 0")


@pytest.mark.parametrize("route", ["/", "/disclaimer"])
def test_after_one_visit_every_page_opens_without_a_network(
    reader: Page, host: Host, content: SiteContent, route: str
) -> None:
    reader.goto(host.address + route)
    wait_for_the_copy(reader)
    host.away = True

    for path in (*PAGES, "/index.html", "/disclaimer/", "/disclaimer.html", "/?from=a-friend"):
        reader.goto(host.address + path)
        expect(reader.get_by_role("heading", level=1)).to_be_visible()
        expect(reader.get_by_role("heading", level=1)).not_to_have_text(content.not_found.heading)
        if path == "/":
            see_every_picture(reader)


def test_an_address_nobody_knows_has_its_page_without_a_network_too(
    reader: Page, host: Host, content: SiteContent, faults: Faults
) -> None:
    faults.allow("404")
    reader.goto(host.address)
    wait_for_the_copy(reader)
    host.away = True

    reader.goto(f"{host.address}/no-such-page")

    expect(reader.get_by_role("heading", level=1)).to_have_text(content.not_found.heading)


def kept(code: str) -> str:
    """Return the question whether the copy holds the texts of a language."""
    return f"caches.match('/catalogues/{code}.json', {{ ignoreSearch: true }})"


def test_the_language_and_the_theme_are_the_last_ones(reader: Page, host: Host) -> None:
    FakeWidget(reader)
    reader.goto(host.address)
    reader.evaluate(f"localStorage.tlang = {OTHER.code!r}; localStorage.theme = 'dark'")
    reader.goto(f"{host.address}/disclaimer")
    wait_for_the_copy(reader)
    wait_until(reader, kept(OTHER.code))
    host.away = True

    reader.goto(host.address)

    title = texts_of(OTHER.code)["hero.title"]
    expect(reader.get_by_role("heading", level=1)).to_have_text(title)
    expect(reader.locator("html")).to_contain_class("dark")


def test_only_the_visitors_own_language_is_kept(reader: Page, host: Host) -> None:
    FakeWidget(reader)
    reader.goto(host.address)
    reader.evaluate(f"localStorage.tlang = {OTHER.code!r}")
    reader.goto(host.address)
    wait_for_the_copy(reader)

    wait_until(reader, kept(OTHER.code))

    assert reader.evaluate(kept(RIGHT_TO_LEFT.code)) is None


def test_the_copy_waits_until_the_page_works(
    reader: Page, host: Host, content: SiteContent
) -> None:
    host.hold(".js")
    reader.goto(host.address, wait_until="commit")
    expect(reader.get_by_role("heading", level=1)).to_have_text(content.hero.title)
    assert "/worker.js" not in host.asked
    host.release()
    wait_for_the_copy(reader)

    before = host.asked[: host.asked.index("/worker.js")]
    assert any(path.startswith("/assets/") and path.endswith(".js") for path in before)
    # What other pages need comes afterwards.
    assert not {"/terms-uses/", "/404.html"} & set(before)
    assert "/terms-uses/" in host.asked


def test_a_new_build_is_shown_at_once_and_kept_whole(
    reader: Page, host: Host, newer_site: Path
) -> None:
    FakeWidget(reader)
    reader.goto(host.address)
    reader.evaluate(f"localStorage.tlang = {OTHER.code!r}")
    reader.goto(host.address)
    wait_for_the_copy(reader)
    wait_until(reader, kept(OTHER.code))
    before = reader.evaluate(CACHES)
    host.folder = newer_site

    reader.evaluate("localStorage.tlang = 'en'")
    reader.reload()
    expect(reader.get_by_role("link", name=NEW_WORDS)).to_be_attached()
    wait_for_a_newer_copy(reader, before)
    host.away = True

    reader.goto(f"{host.address}/terms-uses")
    expect(reader.get_by_role("link", name=NEW_WORDS)).to_be_attached()
    reader.evaluate(f"localStorage.tlang = {OTHER.code!r}")
    reader.goto(host.address)
    expect(reader.get_by_role("heading", level=1)).to_have_text(texts_of(OTHER.code)["hero.title"])


def test_in_the_middle_of_a_deploy_the_last_whole_copy_stays(
    reader: Page, host: Host, newer_site: Path, content: SiteContent
) -> None:
    reader.goto(host.address)
    wait_for_the_copy(reader)
    before = reader.evaluate(CACHES)
    old = host.folder / "worker.js"
    old.write_bytes((newer_site / "worker.js").read_bytes())

    reader.evaluate(
        """() => navigator.serviceWorker.getRegistration().then(async (registration) => {
          await registration.update();
          const { installing } = registration;
          await new Promise((resolve) => installing.addEventListener("statechange", resolve));
          window.outcome = installing.state;
        })"""
    )
    assert reader.evaluate("window.outcome") == "redundant"
    assert reader.evaluate(CACHES) == before
    host.away = True

    reader.goto(f"{host.address}/disclaimer")
    expect(reader.get_by_role("link", name=content.header.skip_link)).to_be_attached()
    see_every_picture(reader)


def test_a_slow_network_gives_way_to_the_copy(
    reader: Page, host: Host, content: SiteContent
) -> None:
    reader.goto(host.address)
    wait_for_the_copy(reader)
    host.hold("/disclaimer")

    reader.goto(f"{host.address}/disclaimer")

    expect(reader.get_by_role("heading", level=1)).to_have_text(content.disclaimer.title)


def test_a_host_in_trouble_gives_way_to_the_copy(
    reader: Page, host: Host, content: SiteContent
) -> None:
    reader.goto(host.address)
    wait_for_the_copy(reader)
    host.in_trouble = True

    reader.goto(f"{host.address}/disclaimer")

    expect(reader.get_by_role("heading", level=1)).to_have_text(content.disclaimer.title)


def test_the_copy_before_stays_for_pages_that_are_open_and_older_ones_go(
    reader: Page, host: Host
) -> None:
    reader.goto(host.address)
    wait_for_the_copy(reader)
    worker = host.folder / "worker.js"

    for build in ("second", "third"):
        before = reader.evaluate(CACHES)
        renamed = re.sub(r'"build":"\w+"', f'"build":"{build}"', worker.read_text("utf-8"))
        worker.write_text(renamed, "utf-8")
        reader.reload()
        wait_for_a_newer_copy(reader, before)

    kept = [name.partition("#")[2] for name in reader.evaluate(CACHES)]
    assert kept == ["second", "third"]


def test_the_owner_can_take_the_copy_away(reader: Page, host: Host) -> None:
    reader.goto(host.address)
    wait_for_the_copy(reader)
    (host.folder / "worker.js").write_text(withdrawing_worker(), "utf-8")

    reader.reload()

    wait_until(reader, f"{WORKERS}.then((count) => count === 0)")
    wait_until(reader, f"{CACHES}.then((names) => names.length === 0)")


def test_under_a_path_the_copy_works_too(
    reader: Page, strictest_site: Path, content: SiteContent
) -> None:
    with hosted(strictest_site) as host:
        reader.goto(f"{host.address}/sale/")
        wait_for_the_copy(reader)
        host.away = True

        reader.goto(f"{host.address}/sale/disclaimer")

        expect(reader.get_by_role("heading", level=1)).to_have_text(content.disclaimer.title)
        reader.goto("about:blank")


def test_the_site_can_be_installed(reader: Page, host: Host, content: SiteContent) -> None:
    reader.goto(host.address)
    devtools = reader.context.new_cdp_session(reader)

    read = devtools.send("Page.getAppManifest")

    assert read["errors"] == []
    manifest = json.loads(read["data"])
    assert content.site.token.ticker in manifest["name"]
    assert manifest["display"] == "standalone"
    assert reader.request.get(urljoin(read["url"], manifest["start_url"])).ok
    # What Chromium asks of a site that it offers to install.
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        answer = reader.request.get(urljoin(read["url"], icon["src"]))
        assert answer.headers["content-type"] == icon["type"]


def test_the_bars_of_the_browser_follow_the_theme(page: Page, content: SiteContent) -> None:
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
