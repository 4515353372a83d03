"""The service worker caches each build completely, and the owner can remove it."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from reflex_static.delivery.offline import kill_switch_worker
from support.browsers.page_errors import Faults
from support.browsers.waiting import load_images, wait_until
from support.hosts.static_host import Host

ROUTES = ("/", "/about")
NEW = "New Tea House"
NOT_FOUND = "404: Page not found"
CACHES = "caches.keys()"
WORKERS = "navigator.serviceWorker.getRegistrations().then((found) => found.length)"


@pytest.fixture
def page(visit: Callable[..., Page]) -> Page:
    return visit(service_workers="allow")


@pytest.fixture
def cached(page: Page, host: Host) -> Page:
    """The home page after a first visit, which has cached the site."""
    with (host.folder / "_redirects").open("a") as rules:
        rules.write("/about/ /about 301\n")  # as many hosts do
    keep(page, host, "/")
    return page


def keep(page: Page, host: Host, path: str) -> None:
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


def expect_page(page: Page, host: Host, path: str, text: str) -> None:
    page.goto(host.address + path)
    expect(page.get_by_text(text, exact=True).first).to_be_visible()


@pytest.mark.parametrize("visited", [["/about"], ["/hi/"], ["/", "/hi/"]], ids=" ".join)
def test_every_page_opens_offline_after_one_visit_to_its_language(
    page: Page, host: Host, faults: Faults, visited: list[str]
) -> None:
    faults.allow("404")
    for path in visited:
        keep(page, host, path)
    host.away = True

    for path in ("/", "/index.html", "/?from=a-friend"):
        expect_page(page, host, path, "Tea")
        load_images(page)
    for path in ("/about", "/about/", "/about.html"):
        expect_page(page, host, path, "About us")
    is_kept = "/hi/" in visited
    assert any(file.startswith("hi/") for file, _ in host.sent) == is_kept
    expect_page(page, host, "/hi/about", "हमारे बारे में" if is_kept else NOT_FOUND)


def test_a_new_build_is_shown_at_once_and_cached_completely(
    page: Page, host: Host, newer_shop: Path
) -> None:
    keep(page, host, "/hi/")
    before = page.evaluate(CACHES)
    host.folder = newer_shop

    page.goto(host.address)
    expect(page.locator("footer")).to_have_text(NEW)
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

    page.goto(f"{host.address}/about")
    expect(page.locator("footer")).to_have_text(NEW)
    expect_page(page, host, "/hi/", "चाय")


def test_an_incomplete_deploy_keeps_the_last_complete_cache(
    cached: Page, host: Host, newer_shop: Path
) -> None:
    before = cached.evaluate(CACHES)
    (host.folder / "worker.js").write_bytes((newer_shop / "worker.js").read_bytes())

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

    cached.goto(f"{host.address}/about")
    expect(cached.locator("footer")).to_have_text("Tea House")
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


def test_a_poisoned_cache_is_never_served(page: Page, host: Host) -> None:
    html = (host.folder / "index.html").read_text("utf-8")
    picture, *_ = re.findall(r'"(/pictures/[^"]+)"', html)
    page.goto(f"{host.address}/shop.css")  # which installs no worker
    poison(page, "of another site", "/", "/about/", picture)
    keep(page, host, "/")
    read = f"fetch({picture!r}).then((sent) => sent.text())"
    assert POISON not in page.evaluate(read)

    [own] = [name for name in page.evaluate(CACHES) if "#" in name]
    poison(page, own, "/about/", "/", picture)
    assert POISON not in page.evaluate(read)
    page.goto(f"{host.address}/about")  # which repairs the page's entry
    wait_until(
        page,
        """async ([name, poison]) => {
          const answer = await (await caches.open(name)).match("/about/");
          return !(await answer.text()).includes(poison);
        }""",
        arg=[own, POISON],
    )
    host.away = True
    expect_page(page, host, "/about", "About us")
    expect_page(page, host, "/", NOT_FOUND)


def test_errors_of_the_host_show_the_cache_for_thirty_days_unless_the_page_was_taken_down(
    cached: Page, host: Host, faults: Faults
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

    cached.goto(f"{host.address}/about")
    for status in (404, 410, 451):
        faults.allow(str(status))
        host.status = status
        assert status_of_reload() == status

    make_older(days=29)
    faults.allow("500")
    host.status = 500
    expect_page(cached, host, "/about", "About us")
    make_older(days=1)
    assert status_of_reload() == 500
    make_older(days=-99)  # a time to come is no time
    assert status_of_reload() == 500

    host.away = True  # without a network, the cached page is shown whatever its age
    expect_page(cached, host, "/about", "About us")


def test_a_page_waits_three_seconds_for_the_network_and_a_reload_thirty(
    cached: Page, host: Host
) -> None:
    [worker] = cached.context.service_workers
    worker.evaluate(
        """() => {
          const { setTimeout } = self;
          self.waits = [];
          self.setTimeout = (act, ms) => (waits.push(ms), setTimeout(act, ms));
        }"""
    )

    cached.goto(f"{host.address}/about")
    assert worker.evaluate("Math.max(...waits)") == 3000
    cached.reload()
    assert worker.evaluate("Math.max(...waits)") == 30_000


def test_the_owner_can_remove_the_service_worker(cached: Page, host: Host) -> None:
    (host.folder / "worker.js").write_text(kill_switch_worker(), "utf-8")
    other = f"{host.address}/blog/#1"  # of another site on the same host
    cached.evaluate("(name) => caches.open(name).then(() => {})", other)

    cached.reload()

    wait_until(cached, f"{WORKERS}.then((count) => count === 0)")
    wait_until(cached, f"{CACHES}.then((names) => names.join() === {other!r})")
