"""Hostile scripts, extensions, neighbours, stored values and hosts; seeded, to be repeatable.

After each attack the page answers, English comes back whole, and the next visit is clean.
"""

import json
import os
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from support.browsers.attacks import ATTACKS, STORED, attack
from support.browsers.dom_mutation import EXTENSIONS, MOMENTS, mutate
from support.browsers.fake_widget import URL
from support.browsers.page_errors import Faults
from support.browsers.survival import Survival
from support.browsers.visitors import choose_language, language_picker
from support.browsers.waiting import expect_hydrated, wait_until
from support.content.languages import OTHER
from support.hosts.static_host import Host, header_rules

SEEDS = int(os.environ.get("ATTACKS", "10"))  # in the thorough lane; in two parts, for two workers
READABLE = re.compile(r".{2000}", re.DOTALL)  # the home page has five times as many characters
KEYS = ("theme", "tlang", "reading", "voices")
PARTS = ("dark", "light", "hi", "en", "__proto__", "{", '"', "=", " ", "\0", "\ud83d", "9" * 400)

Attacker = Callable[[Page, Random, str], None]


def hostile_widget(page: Page, chance: Random, address: str) -> None:
    """Google's script, or one in its place, attacks when a visitor chooses a language."""
    script = attack(chance.sample(sorted(ATTACKS), 3), chance.randrange(1_000))
    page.route(URL, lambda route: route.fulfill(content_type="text/javascript", body=script))
    page.goto(address)
    choose_language(page, OTHER.code)
    wait_until(page, "window.attacked")


def hostile_extension(page: Page, chance: Random, address: str) -> None:
    """An extension changes the page at any moment, and again once it has loaded."""
    for name in chance.sample(sorted(EXTENSIONS), 2):
        mutate(page, EXTENSIONS[name], moment=chance.choice(sorted(MOMENTS)))
    page.goto(address)
    expect_hydrated(page)  # extended prototypes would stop the bundler's modules until then
    page.evaluate(attack(chance.sample(sorted(ATTACKS), 2), chance.randrange(1_000)))


def hostile_neighbour(page: Page, chance: Random, address: str) -> None:
    """Another site of the same origin, as on github.io, writes to what they share."""
    page.goto(address)
    wait_until(page, "navigator.serviceWorker.controller")
    neighbour = page.context.new_page()
    neighbour.route("**/neighbour", lambda route: route.fulfill(body="<h1>A neighbour</h1>"))
    neighbour.goto(f"{address}/neighbour")
    neighbour.evaluate(attack(chance.sample(STORED, 4), chance.randrange(1_000)))
    neighbour.close()


def hostile_stored_values(page: Page, chance: Random, address: str) -> None:
    """Storage holds values that this site never wrote."""
    page.goto(f"{address}/disclaimer")
    for key in KEYS:
        value = "".join(chance.choices(PARTS, k=chance.randrange(4)))
        page.evaluate(f"localStorage[{key!r}] = {json.dumps(value)}")
    page.goto(address)


ATTACKERS: dict[str, Attacker] = {
    attacker.__name__: attacker
    for attacker in (hostile_widget, hostile_extension, hostile_neighbour, hostile_stored_values)
}


@pytest.fixture(
    params=[
        pytest.param(range(1), id="usual"),
        pytest.param(range(0, SEEDS, 2), id="thorough-0", marks=pytest.mark.thorough),
        pytest.param(range(1, SEEDS, 2), id="thorough-1", marks=pytest.mark.thorough),
    ]
)
def seeds(request: pytest.FixtureRequest) -> range:
    chosen: range = request.param
    return chosen


@pytest.fixture
def context_of(new_context: Callable[..., BrowserContext]) -> Callable[[], BrowserContext]:
    """Opens a browser context with service workers, which closes the one before it."""
    opened: list[BrowserContext] = []

    def open_context() -> BrowserContext:
        while opened:
            opened.pop().close()
        context = new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
        opened.append(context)
        return context

    return open_context


def expect_answers(page: Page, survival: Survival) -> None:
    """Expect an attacked page to show its text, and three of its controls to answer."""
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("main")).to_have_text(READABLE, use_inner_text=True)
    survival.assert_theme_flips(page)
    question = page.locator("#faq details").last
    question.locator("summary").click()
    expect(question).to_have_js_property("open", value=True)
    language_picker(page).click()
    page.locator(":popover-open [data-language=en]").press("Enter")  # its name may be another now
    expect(page.locator("html")).to_have_attribute("lang", "en")


def expect_clean(context: BrowserContext, address: str, survival: Survival, faults: Faults) -> None:
    """Expect the next visit to be in whole English once that is chosen, and without faults."""
    page = context.new_page()
    faults.watch(page)
    page.goto(address)
    expect_hydrated(page)
    choose_language(page, "en")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.goto(address)
    survival.assert_works(page)


@pytest.mark.parametrize(
    "attacker",
    [
        *(name for name in ATTACKERS if name != hostile_stored_values.__name__),
        # test_storage.py has its own such values.
        pytest.param(hostile_stored_values.__name__, marks=pytest.mark.thorough),
    ],
)
def test_the_page_and_the_next_visit_survive_an_attack(
    context_of: Callable[[], BrowserContext],
    host: Host,
    survival: Survival,
    faults: Faults,
    subtests: pytest.Subtests,
    seeds: range,
    attacker: str,
) -> None:
    for seed in seeds:
        with subtests.test(seed=seed):
            context = context_of()
            victim = context.new_page()

            ATTACKERS[attacker](victim, Random(seed), host.address)

            expect_answers(victim, survival)
            victim.close()
            expect_clean(context, host.address, survival, faults)


def test_controls_answer_on_extended_prototypes(
    page: Page, base_url: str, survival: Survival
) -> None:
    page.goto(base_url)
    expect_hydrated(page)
    page.evaluate(attack(["extends prototypes"], 0))

    expect_answers(page, survival)


def mixed(one: Path, other: Path, target: Path, chance: Random) -> Path:
    """Link each file of either release, or leave it out if the chosen release lacks it.

    The host has rules for no file that it lacks.
    """
    names = {path.relative_to(root) for root in (one, other) for path in root.rglob("*")}
    for name in sorted(names):
        source = chance.choice((one, other)) / name
        if source.is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            os.link(source, target / name)
    rules = header_rules(target / "_headers")
    lines = [
        line
        for path, headers in rules.items()
        if "*" in path or (target / path.strip("/")).is_file()
        for line in (path, *(f"  {name}: {value}" for name, value in headers.items()))
    ]
    (target / "_headers").unlink()  # which is a link to that of the release
    (target / "_headers").write_text("\n".join(lines), "utf-8")
    return target


def test_a_host_that_mixes_two_releases_leaves_no_trace(
    context_of: Callable[[], BrowserContext],
    host: Host,
    newer_site: Path,
    survival: Survival,
    faults: Faults,
    subtests: pytest.Subtests,
    seeds: range,
) -> None:
    site = host.folder
    newer = Survival(survival.content, newer_site)
    for seed in seeds:
        with subtests.test(seed=seed):
            chance = Random(seed)
            context = context_of()
            host.folder = site
            if chance.random() < 0.5:  # half of the visitors have been here before
                before = context.new_page()
                before.goto(host.address)
                wait_until(before, "navigator.serviceWorker.controller")
            for visit in range(2):
                host.folder = mixed(site, newer_site, site.parent / f"{seed}-{visit}", chance)
                victim = context.new_page()

                victim.goto(host.address, wait_until="commit")  # it may then load itself again

                expect(victim.get_by_role("heading", level=1)).to_be_visible()
                expect(victim.locator("main")).to_have_text(READABLE, use_inner_text=True)
            host.folder = newer_site
            expect_clean(context, host.address, newer, faults)
