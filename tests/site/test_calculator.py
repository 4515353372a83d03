import pytest
from playwright.sync_api import Page, expect

from drishti.content.figures import localize
from drishti.content.schema.language import Language
from drishti.content.schema.site_content import SiteContent
from support.browsers.visitors import open_without_scripts
from support.content.calculator import figures_at
from support.content.languages import ENGLISH, LANGUAGES, texts_of

# Moves the slider through all positions; returns what it says and the text of some elements.
MOVE = """(slider, parts) => Array.from({ length: 101 }, (_, position) => {
  slider.value = position;
  slider.dispatchEvent(new Event("input", { bubbles: true }));
  return [slider.ariaValueText, ...parts.map((part) => part.textContent)];
})"""
# One language of each.
WAYS_TO_WRITE = {localize("$100,000.5 12%", each.locale): each for each in reversed(LANGUAGES)}


@pytest.mark.parametrize("language", WAYS_TO_WRITE.values(), ids=lambda each: each.code)
def test_the_slider_shows_the_same_figures_before_and_after_hydration(
    page: Page, content: SiteContent, language: Language
) -> None:
    hydrate = open_without_scripts(page, language.path("/"))
    slider = page.get_by_role("slider")
    figures = page.locator("#calculator [translate=no]")
    expect(slider).to_have_accessible_name(
        texts_of(language.code)[content.calculator.slider.label.key]
    )
    expect(slider).to_have_value(str(content.calculator.start))
    at_start = figures.all_text_contents()

    # Password managers put their button beside the inputs.
    slider.evaluate("slider => slider.before(document.createElement('button'))")
    early = slider.evaluate(MOVE, figures.element_handles())
    expect(page.locator("#calculator progress")).to_have_js_property("value", 100)
    slider.evaluate("slider => slider.previousElementSibling.remove()")
    # As a browser restores a form: without an event.
    slider.evaluate("slider => { slider.value = 50; }")
    hydrate()

    expect(slider).to_have_attribute("aria-valuetext", early[50][0])
    expect(figures).to_have_text(early[50][1:])
    assert early[content.calculator.start][1:] == at_start
    if language == ENGLISH:
        for position, (spoken, *texts) in enumerate(early):
            rise, gain = figures_at(content, position)
            assert {rise, gain} <= {*texts}
            assert spoken == content.calculator.spoken.format(rise=rise, gain=gain)
        announced = page.locator("#calculator").aria_snapshot()
        for figure in (content.calculator.holding.amount, figures_at(content, 50)[1]):
            assert announced.count(figure) == 1
    for position in (100, 0, 1, 41):
        slider.fill(str(position))
        spoken, *texts = early[position]
        expect(slider).to_have_attribute("aria-valuetext", spoken)
        expect(figures).to_have_text(texts)
