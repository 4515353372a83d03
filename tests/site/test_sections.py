"""What each section of the home page shows, and what it says to screen readers."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from drishti.content.schema.base import DIVIDER, Template
from drishti.content.schema.site_content import SiteContent
from drishti.content.sources import texts_in
from drishti.pages.home import home
from support.browsers.visitors import SharedPage
from support.browsers.waiting import load_images
from support.components import sections

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


def with_state(label: str, state: str | None) -> str:
    """Return the name of a link or button with its state."""
    return f"{label}, {state}" if state else label


def missing_texts(part: Locator, content: Any) -> set[str]:
    """Return the keys of the texts that no element or label in a part of a page shows."""
    shown = part.evaluate(SHOWN)
    return {
        text.key
        for text in texts_in(content)
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

    # The slider's label is shown instead of the first, and a longer text instead of the second.
    instead = {"calculator.result.rise_label", "footer.social_label"}
    # Status labels, each of which the page shows only if a step has that status.
    of_states = {"roadmap.done_label", "roadmap.late_label", "roadmap.planned_label"}
    assert instead <= missing <= instead | of_states


def test_each_list_puts_figures_and_texts_together(
    shared_page: SharedPage, content: SiteContent
) -> None:
    buy, facts = content.buy, content.facts
    amounts = (buy.current, buy.next, buy.pay, buy.receive)
    shares = [(share.label, share.percent) for share in facts.shares]
    if content.token.rest_label:
        shares.append((content.token.rest_label, facts.rest_percent))
    lists = {
        "buy": [
            *(f"{each.label}{each.amount}" for each in amounts),
            *(option.name for option in buy.options.items),
            *(buy.seller.points if buy.seller else ()),
        ],
        "rounds": [f"{each.name}{each.label}{each.amount}" for each in content.rounds.prices],
        "token": [f"{label}{percent}%" for label, percent in shares],
        "features": [f"{each.title}{each.status}" for each in content.features.items],
        "ecosystem": [f"{each.title}{each.description}" for each in content.ecosystem.cards],
        "calculator": [f"{each.label}{each.amount}" for each in content.calculator.prices],
    }

    for name, items in lists.items():
        found = shared_page("/").locator(f"#{name}").get_by_role("listitem")
        expect(found).to_have_count(len(items))
        expect(found).to_contain_text(items)


def test_the_buttons_lead_on_or_say_what_is_not_open(
    shared_page: SharedPage, content: SiteContent
) -> None:
    page = shared_page("/")
    hero = content.hero
    to_the_box = page.get_by_role("link", name=with_state(hero.buy.label, hero.buy.state))
    is_open = content.facts.states["sale"]
    button = page.get_by_role("link" if is_open else "button", name=content.buy.button.label)

    expect(to_the_box).to_have_attribute("href", "#buy")
    name = with_state(hero.whitepaper.label, hero.whitepaper.state)
    whitepaper = page.locator("#hero").get_by_role("link", name=name, exact=True)
    expect(whitepaper).to_have_attribute("href", "#whitepaper")
    outline = "solid" if is_open else "dotted"
    expect(to_the_box).to_have_css("border-block-end-style", outline)
    expect(button).to_be_visible()
    if not is_open:
        name = with_state(content.buy.button.label, content.buy.button.state)
        expect(button).to_have_accessible_name(name)
        expect(button).to_have_attribute("aria-disabled", "true")
    name = with_state(content.header.wallet_label, content.header.wallet_state)
    wallet = page.get_by_role("link", name=name, exact=True)
    expect(wallet).to_have_accessible_description(content.header.wallet_note)


def test_amounts_facts_and_what_is_missing_are_text_and_native_elements(
    shared_page: SharedPage, content: SiteContent
) -> None:
    page = shared_page("/")
    buy, status, states = page.locator("#buy"), content.status, content.facts.states
    assert content.buy.raised.amount in buy.aria_snapshot()
    bar = buy.get_by_role("progressbar", include_hidden=True)
    expect(bar).to_have_attribute("value", str(content.facts.raised.percent))
    expect(bar).to_have_attribute("max", "100")

    table = page.get_by_role("table", name=content.token.facts_caption)
    for fact in content.token.facts:
        row = table.get_by_role("row", name=f"{fact.term} {fact.value}", exact=True)
        expect(row.get_by_role("rowheader")).to_have_text(fact.term)

    for group in status.groups:
        items = [item for item in status.items if item.group == group.id]
        here = sum(item.fact is None or states[item.fact] for item in items)
        counted = status.counted.format(here=here, all=len(items))
        expect(page.locator("#status").get_by_text(counted, exact=True).first).to_be_visible()
