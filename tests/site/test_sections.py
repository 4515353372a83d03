"""What each section of the home page shows, and what it says to screen readers."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from drishti.content.files import shown_texts
from drishti.content.schema.base import DIVIDER, Template
from drishti.content.schema.site_content import SiteContent
from drishti.pages.home import home
from support.browsers.visitors import SharedPage
from support.browsers.waiting import load_images
from support.components import sections
from support.content.languages import OTHER, texts_of

pytestmark = pytest.mark.facts

# The text of every element, and every label, in a part of a page with all its <details> open.
SHOWN = """
(part) => {
  const items = part.querySelectorAll("details");
  items.forEach((item) => Object.assign(item, { name: "", open: true }));
  return Array.from(part.querySelectorAll("*"))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .flatMap(({ textContent, alt, ariaLabel }) => [textContent, alt, ariaLabel])
    .map((text) => text?.replaceAll(/\\s+/g, " ").trim());
}
"""


def missing_texts(part: Locator, content: Any) -> set[str]:
    """Return the keys of the texts that no element or label in a part of a page shows."""
    shown = part.evaluate(SHOWN)
    return {
        text.key
        for text in shown_texts(content).values()
        if text and not isinstance(text, Template)
        for phrase in text.split(DIVIDER)
        if " ".join(phrase.split()) not in shown
    }


def test_every_text_and_image_is_shown_in_its_section(page: Page, content: SiteContent) -> None:
    page.clock.set_fixed_time(content.facts.countdown)  # the round has ended
    page.goto("/accessibility")
    missing = missing_texts(page.get_by_role("article"), content.accessibility.sections)
    page.goto("/")
    load_images(page)  # fails if an image cannot be decoded
    for name in sections(home(content)):
        missing |= missing_texts(page.locator(f"#{name}"), getattr(content, name))
    missing |= missing_texts(page.get_by_role("contentinfo"), content.footer)

    # The slider's label is shown, and what only other languages need is not.
    instead = {"calculator.result.rise_label", "ecosystem.in_english"}
    # Status labels, each of which the page shows only if a step has that status.
    of_states = {"roadmap.done_label", "roadmap.late_label", "roadmap.planned_label"}
    of_states |= {"status.here_label", "status.news_heading", "status.feed_label"}
    instead &= shown_texts(content).keys()
    assert instead <= missing <= instead | of_states


def test_each_list_puts_figures_beside_texts(shared_page: SharedPage, content: SiteContent) -> None:
    lists = {
        "rounds": ("prices", "name", "label", "amount"),
        "features": ("items", "title", "description"),
        "ecosystem": ("cards", "title", "description"),
        "calculator": ("prices", "label", "amount"),
    }

    for name in lists.keys() & sections(home(content)):
        of_section, *fields = lists[name]
        entries = getattr(getattr(content, name), of_section)
        items = ["".join(getattr(entry, field) for field in fields) for entry in entries]
        found = shared_page("/").locator(f"#{name}").get_by_role("listitem")
        expect(found).to_have_count(len(items))
        expect(found).to_contain_text(items)


def test_a_link_to_a_part_in_english_says_so_in_another_language(
    shared_page: SharedPage, content: SiteContent
) -> None:
    texts, shown = texts_of(OTHER.code), content.ecosystem
    links = shared_page(OTHER.path("/")).locator("#ecosystem").get_by_role("link")

    for number, card in enumerate(shown.cards):
        keys = [card.action.key, *([shown.in_english.key] if "#section-" in card.href else [])]
        name = " ".join(texts[key] for key in keys)
        expect(links.nth(number)).to_have_accessible_name(name)


def test_the_buttons_say_what_is_not_open(shared_page: SharedPage, content: SiteContent) -> None:
    page, hero, header = shared_page("/"), content.hero, content.header
    outline = "solid" if content.facts.states["sale"] else "dotted"

    for link in (hero.buy, hero.whitepaper):
        name = ", ".join(filter(None, (link.label, link.state)))
        found = page.locator("#hero").get_by_role("link", name=name, exact=True)
        expect(found).to_have_attribute("href", link.anchor)
        if link is hero.buy:
            expect(found).to_have_css("border-block-end-style", outline)
    name = f"{header.wallet_label}, {header.wallet_state}"
    wallet = page.get_by_role("link", name=name, exact=True)
    expect(wallet).to_have_accessible_description(header.wallet_note)


def test_facts_are_a_table_and_shares_a_list(shared_page: SharedPage, content: SiteContent) -> None:
    token, facts, page = content.token, content.facts, shared_page("/")
    shares = [(share.label, share.percent) for share in facts.shares]
    if token.rest_label:
        shares.append((token.rest_label, facts.rest_percent))

    items = page.locator("#token").get_by_role("listitem")
    expect(items).to_have_count(len(shares))
    expect(items).to_contain_text([f"{label}{percent}%" for label, percent in shares])
    table = page.get_by_role("table", name=token.facts_caption)
    for fact in token.facts:
        row = table.get_by_role("row", name=f"{fact.term} {fact.value}", exact=True)
        expect(row.get_by_role("rowheader")).to_have_text(fact.term)


def test_what_is_here_is_counted_by_group(shared_page: SharedPage, content: SiteContent) -> None:
    status, states = content.status, content.facts.states
    for group in status.groups:
        items = [item for item in status.items if item.group == group.id]
        here = sum(item.fact is None or states[item.fact] for item in items)
        counted = status.counted.format(here=here, all=len(items))
        shown = shared_page("/").locator("#status").get_by_text(counted, exact=True)
        expect(shown.first).to_be_visible()
