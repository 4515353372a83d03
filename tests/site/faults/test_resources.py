"""Fonts, images and catalogues that are missing, late or invalid."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from drishti.content.loader import translations
from drishti.content.schema.site_content import SiteContent
from support.browsers.network_faults import answer_with, hold, refuse
from support.browsers.page_errors import Faults
from support.browsers.survival import Survival
from support.browsers.visitors import choose_language

FONTS = "**/fonts/*"
PICTURES = "**/images/**"
CATALOGUES = "**/catalogues/*"
KINDS = {"fonts": FONTS, "pictures": PICTURES}
LOST = ["missing", "refused", "wrong", "empty", "foreign", "hanging"]
SIMILAR = ["refused", "empty"]  # to missing and wrong
# The faults of a catalogue, and whether its language was stored or is picked.
LOSSES = [
    *((fault, "stored") for fault in LOST if fault not in SIMILAR),
    *((fault, "picked") for fault in ("foreign", "hanging")),
    *(
        pytest.param(fault, chosen, marks=pytest.mark.thorough)
        for fault, chosen in (*((fault, "stored") for fault in SIMILAR), ("refused", "picked"))
    ),
]

# Part of the browser's own error message about a file of each kind.
REPORTED = {"fonts": "/fonts/", "pictures": "/images/"}


@pytest.mark.parametrize("kind", KINDS)
def test_the_page_works_without_a_resource(
    page: Page, survival: Survival, faults: Faults, kind: str
) -> None:
    faults.allow(REPORTED[kind])
    refuse(page, KINDS[kind])
    page.goto("/")

    survival.assert_works(page, network=False)


@pytest.mark.thorough  # similar to a refused resource
@pytest.mark.parametrize("kind", KINDS)
def test_the_page_works_when_a_resource_is_replaced_by_html(
    page: Page, survival: Survival, faults: Faults, kind: str
) -> None:
    faults.allow(REPORTED[kind])
    faults.allow("OTS parsing error")
    answer_with(page, KINDS[kind], content_type="text/html", body="<p>Log in to go on")
    page.goto("/")

    survival.assert_works(page, network=False)


@pytest.mark.parametrize("kind", KINDS)
def test_the_page_does_not_wait_for_a_slow_resource(
    page: Page, survival: Survival, kind: str
) -> None:
    hold(page, KINDS[kind])
    page.goto("/", wait_until="commit")

    survival.assert_works(page, network=False)


@pytest.mark.parametrize(("fault", "chosen"), LOSSES)
def test_the_page_stays_english_without_a_catalogue(
    page: Page, survival: Survival, content: SiteContent, faults: Faults, fault: str, chosen: str
) -> None:
    faults.allow("/catalogues/")
    hindi = content.language.languages[1]
    replies: dict[str, dict[str, Any]] = {
        "missing": {"status": 404},
        "wrong": {"body": "<html>"},
        "empty": {"body": ""},
    }
    if fault == "hanging":
        hold(page, CATALOGUES)
    elif fault == "refused":
        refuse(page, CATALOGUES)
    else:
        answer_with(page, CATALOGUES, **replies.get(fault, {"body": '[1, null, {"x": 2}]'}))
    if chosen == "stored":
        page.add_init_script(f"sessionStorage.seeded ??= (localStorage.tlang = {hindi.code!r})")
    page.goto("/")
    if chosen == "picked":
        choose_language(page, hindi.code)

    survival.assert_works(page, network=False)


def test_a_slow_catalogue_is_applied_when_it_arrives(page: Page, content: SiteContent) -> None:
    hindi = content.language.languages[1]
    held = hold(page, CATALOGUES)
    page.goto("/")
    choose_language(page, hindi.code)
    expect(page.get_by_role("heading", level=1)).to_have_text(content.hero.title)

    held.release()

    title = translations()[hindi.code]["hero.title"]
    expect(page.get_by_role("heading", level=1)).to_have_text(title)


def test_the_last_chosen_language_wins_whichever_catalogue_arrives_first(
    page: Page, content: SiteContent
) -> None:
    first, second = content.language.languages[1:3]
    held = hold(page, CATALOGUES)
    page.goto("/")
    choose_language(page, first.code)
    choose_language(page, second.code)
    held.release()

    expect(page.locator("html")).to_have_attribute("lang", second.tag)
