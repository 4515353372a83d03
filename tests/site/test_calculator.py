import pytest
from playwright.sync_api import Page, expect

from drishti.content.figures import localize
from drishti.content.schema.language import Language
from drishti.content.schema.site_content import SiteContent
from support.browsers.visitors import open_without_scripts
from support.browsers.waiting import layout_ready
from support.content.calculator import figures_at
from support.content.languages import ENGLISH, LANGUAGES

# Moves the slider through all positions; returns what it says and the text of some elements.
MOVE = """(slider, parts) => Array.from({ length: 101 }, (_, position) => {
  slider.value = position;
  slider.dispatchEvent(new Event("input", { bubbles: true }));
  return [slider.ariaValueText, ...parts.map((part) => part.textContent)];
})"""
# One language of each.
WAYS_TO_WRITE = {localize("$100,000.5 12%", each.locale): each for each in reversed(LANGUAGES)}


def expect_position(page: Page, content: SiteContent, position: int) -> None:
    rise, gain = figures_at(content, position)
    calculator = page.locator("#calculator")
    slider = page.get_by_role("slider", name=content.calculator.slider.label)
    expect(slider).to_have_value(str(position))
    # The ends of the slider are labelled too, so a number may appear twice.
    expect(calculator.get_by_text(rise, exact=True).first).to_be_visible()
    expect(calculator.get_by_text(gain, exact=True)).to_be_visible()
    spoken = content.calculator.spoken.format(rise=rise, gain=gain)
    expect(slider).to_have_attribute("aria-valuetext", spoken)


def test_the_slider_responds_to_the_keyboard_and_the_mouse(
    page: Page, content: SiteContent
) -> None:
    start = content.calculator.start
    page.goto("/")
    layout_ready(page)
    expect_position(page, content, start)
    announced = page.locator("#calculator").aria_snapshot()
    holding = content.calculator.holding.amount
    for figure in (holding, figures_at(content, start)[1]):
        assert announced.count(figure) == 1

    slider = page.get_by_role("slider")
    for key, position in (("End", 100), ("ArrowLeft", 99), ("Home", 0), ("ArrowRight", 1)):
        slider.press(key)
        expect_position(page, content, position)
    slider.hover()
    page.mouse.down()
    expect_position(page, content, 50)
    for x, position in ((1440, 100), (0, 0)):
        page.mouse.move(x, 0, steps=5)
        expect_position(page, content, position)


@pytest.mark.parametrize("language", WAYS_TO_WRITE.values(), ids=lambda each: each.code)
def test_the_slider_shows_the_same_figures_before_and_after_hydration(
    page: Page, content: SiteContent, language: Language
) -> None:
    hydrate = open_without_scripts(page, language.path("/"))
    slider = page.get_by_role("slider")
    figures = page.locator("#calculator [translate=no]")
    expect(figures).not_to_have_count(0)

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
    if language == ENGLISH:
        for position, (_, *texts) in enumerate(early):
            assert {*figures_at(content, position)} <= {*texts}
    for position in (100, 0, 1, 41):
        slider.fill(str(position))
        spoken, *texts = early[position]
        expect(slider).to_have_attribute("aria-valuetext", spoken)
        expect(figures).to_have_text(texts)
