"""Visits with addresses or stored values that the site does not know."""

import json

import pytest
from playwright.sync_api import Page, expect

from drishti.content.schema.site_content import SiteContent
from support.browsers.fake_widget import FakeWidget
from support.browsers.page_errors import Faults
from support.browsers.survival import expect_page_works, expect_readable, expect_theme_toggles
from support.browsers.visitors import choose_language, language_picker, open_hydrated
from support.browsers.waiting import expect_hydrated, wait_until
from support.content.languages import NEW, OTHER


def test_an_extra_that_fails_stops_nothing_else(page: Page, faults: Faults) -> None:
    faults.allow("no extra")
    page.add_init_script(
        """const fail = { get() { throw Error("no extra"); } };
        Object.defineProperty(Navigator.prototype, "serviceWorker", fail);
        Object.defineProperty(Document.prototype, "cookie", { set: fail.get });
        Object.defineProperty(History.prototype, "state", fail);
        window.PerformanceObserver = window.IntersectionObserver = undefined;
        window.ResizeObserver = undefined;
        const { observe } = MutationObserver.prototype;
        MutationObserver.prototype.observe = function (target, asked) {
          return target.localName === "dialog" ? fail.get() : observe.call(this, target, asked);
        };"""
    )
    faults.allow("IntersectionObserver")
    page.goto("/")

    expect_page_works(page)


def test_what_answers_nothing_is_hidden_if_hydration_fails(page: Page, faults: Faults) -> None:
    faults.allow("no dialog")
    page.add_init_script(
        "HTMLDialogElement.prototype.addEventListener = () => { throw Error('no dialog'); };"
    )
    page.goto("/")

    expect(page.locator("html[data-failed]:not([data-hydrated])")).to_have_count(1)
    expect(page.locator("[data-requires-js]").filter(visible=True)).to_have_count(0)
    expect_theme_toggles(page)


def test_the_theme_changes_if_the_page_fails_after_hydration(page: Page, faults: Faults) -> None:
    faults.allow("no press")
    open_hydrated(page)
    page.evaluate(
        """const { prototype } = HTMLButtonElement;
        prototype.setAttribute = () => { delete prototype.setAttribute; throw Error("no press"); };
        document.querySelector(".header [data-switches=theme]").click();"""
    )
    expect(page.locator("html[data-failed]")).to_have_count(1)

    expect_theme_toggles(page)


@pytest.mark.parametrize(
    ("spoilt", "meant"),
    [
        ("/disclaimer%23section-3", "/disclaimer#section-3"),
        (f"{OTHER.path('/disclaimer')}%E2%80%9D", OTHER.path("/disclaimer")),
        ("/Disclaimer).?from=a-friend", "/disclaimer?from=a-friend"),
        ("/disclaimer%E0%A4", "/disclaimer"),  # cut inside a letter
    ],
)
def test_a_spoilt_address_leads_on(page: Page, faults: Faults, spoilt: str, meant: str) -> None:
    faults.allow("404")
    page.goto(spoilt)

    expect(page).to_have_url(meant)


def test_a_language_is_kept_if_the_history_refuses_changes_and_a_script_extends_prototypes(
    page: Page, widget: FakeWidget
) -> None:
    page.add_init_script("History.prototype.replaceState = () => { throw Error('too many'); };")
    page.add_init_script("Object.prototype.each = Array.prototype.remove = () => {};")
    open_hydrated(page)

    for code in (OTHER.code, "en"):
        choose_language(page, code)
        wait_until(page, "code => localStorage.tlang === code", arg=code)


def test_a_tap_elsewhere_closes_the_picker_in_browsers_that_do_not_close_it(page: Page) -> None:
    open_hydrated(page)
    language_picker(page).click()
    expect(page.locator(":popover-open")).to_have_count(1)

    page.locator("main").dispatch_event("pointerup")

    expect(page.locator(":popover-open")).to_have_count(0)


@pytest.mark.parametrize(
    ("address", "stored"),
    [
        ("#%E0%A4%A", "\ud83d"),  # half of a surrogate pair
        ("#<img src=x onerror=alert(1)>", "DARK"),
        ("#place=main,1e9,-1e9", "__proto__"),
        ("#" + "a" * 50_000, "x" * 1_000_000),
        ("?q=<script>alert(1)</script>", "<img src=x onerror=\"document.title='broken in'\">"),
        ("?theme=dark&tlang=ru&__proto__[x]=1", '{"theme":"dark"}'),
        ("", NEW),  # a language that is not offered
    ],
    ids=lambda value: value[:20],
)
def test_the_page_ignores_addresses_and_stored_values_that_it_does_not_know(
    page: Page, content: SiteContent, address: str, stored: str
) -> None:
    page.emulate_media(reduced_motion="reduce")  # jump instead of scrolling smoothly
    page.goto("/disclaimer")
    for key in ("theme", "tlang", "reading", "voices"):
        page.evaluate(f"localStorage.{key} = {json.dumps(stored)}")

    page.goto(f"/{address}")

    expect_hydrated(page)
    expect(page.locator("html[lang=en]:not(.dark)")).to_have_count(1)
    expect(page).to_have_title(content.site.title)
    expect_readable(page, scripts=True)
    expect_theme_toggles(page)
