"""Translators and extensions that change the page while React thinks it is its own."""

from datetime import timedelta

import pytest
from playwright.sync_api import Page, expect

from drishti.content.schema.site_content import SiteContent
from support.browsers.dom_mutation import EXTENSIONS, MOMENTS, SWAP_TEXTS
from support.browsers.fake_speech import FakeSpeech
from support.browsers.page_errors import Faults
from support.browsers.survival import Survival

UNITS = ["days", "hours", "minutes", "seconds"]


@pytest.fixture(autouse=True)
def _drawn_anew(faults: Faults) -> None:
    """React says when it draws a page anew that it did not find as it was written."""
    faults.allow("Minified React error #418")


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_translator_may_swap_the_texts(page: Page, survival: Survival, moment: str) -> None:
    page.add_init_script(MOMENTS[moment].replace("MEDDLE", f"({SWAP_TEXTS})"))
    page.goto("/")

    survival.assert_it_serves(page)


def test_a_translator_may_swap_every_text_that_ever_comes(page: Page, survival: Survival) -> None:
    page.add_init_script(
        f"""addEventListener("DOMContentLoaded", () => {{
          const swap = {SWAP_TEXTS};
          const options = {{ childList: true, characterData: true, subtree: true }};
          const watcher = new MutationObserver(() => {{
            watcher.disconnect();
            swap();
            watcher.observe(document.body, options);
          }});
          watcher.observe(document.body, options);
          swap();
        }});"""
    )
    page.goto("/")

    survival.assert_it_serves(page)


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("extension", EXTENSIONS)
def test_an_extension_may_change_the_page(
    page: Page, survival: Survival, faults: Faults, extension: str, moment: str
) -> None:
    faults.allow("Content Security Policy")  # it refuses what a page may not do, and says so
    page.add_init_script(MOMENTS[moment].replace("MEDDLE", EXTENSIONS[extension]))
    page.goto("/")

    survival.assert_it_serves(page, network=moment == "at hydration")


def test_the_countdown_runs_on_under_a_translator(page: Page, content: SiteContent) -> None:
    section = content.buy.countdown
    page.clock.install(time=section.target - timedelta(days=1, hours=1, minutes=1, seconds=5))
    page.goto("/")
    expect(page.locator("#buy [data-known=true]")).to_have_count(1)
    figures = page.locator("#buy [data-known=true] [aria-hidden=true]")
    units = [section.days, section.hours, section.minutes, section.seconds]

    for left in ((1, 1, 0, 40), (0, 23, 59, 20)):
        page.evaluate(SWAP_TEXTS)
        page.clock.pause_at(section.target - timedelta(**dict(zip(UNITS, left, strict=True))))
        expect(figures).to_have_text(
            "".join(f"{n}{unit}" for n, unit in zip(left, units, strict=True))
        )
        sentence = section.spoken.format(**dict(zip(UNITS, left, strict=True)))
        expect(page.locator("#buy").get_by_text(sentence)).to_have_count(1)
    page.evaluate(SWAP_TEXTS)
    page.clock.pause_at(section.target + timedelta(seconds=1))

    expect(page.get_by_text(section.ended)).to_be_visible()
    expect(figures).to_have_text("".join(f"0{unit}" for unit in units))


def test_the_calculator_answers_under_a_translator(page: Page, content: SiteContent) -> None:
    section = content.calculator
    page.goto("/")

    for position, rise, gain in (("50", "120%", "$5,426"), ("51", "122.4%", "$5,534.52")):
        page.evaluate(SWAP_TEXTS)
        page.get_by_role("slider").fill(position)

        sentence = section.sentence.format(holding=section.holding.amount, rise=rise, gain=gain)
        expect(page.get_by_text(sentence)).to_be_visible()
        for figure in (rise, gain):
            expect(page.locator("#calculator").get_by_text(figure, exact=True)).to_be_visible()


def test_the_reading_settings_say_what_they_did_under_a_translator(
    page: Page, content: SiteContent
) -> None:
    reading = content.reading
    page.goto("/")
    page.get_by_role("banner").get_by_role("button", name=reading.label).click()
    dialog = page.get_by_role("dialog", name=reading.label)
    contrast = dialog.get_by_role("group", name=reading.contrast.label)

    for value in (reading.contrast.high, reading.contrast.normal):
        page.evaluate(SWAP_TEXTS)
        contrast.get_by_role("radio", name=value).check()
        said = reading.changed.format(setting=reading.contrast.label, value=value)
        expect(dialog.get_by_role("status")).to_have_text(said)
    page.evaluate(SWAP_TEXTS)
    dialog.get_by_role("button", name=reading.reset_label).click()

    expect(dialog.get_by_role("status")).to_have_text(reading.was_reset)


def test_the_bar_of_reading_aloud_keeps_its_words_right_under_a_translator(
    page: Page, content: SiteContent
) -> None:
    speech = FakeSpeech(page, voices=["fr-FR"])
    listen = content.listen
    page.goto("/")
    page.get_by_role("banner").get_by_role("button", name=content.reading.label).click()
    expect(page.get_by_text(listen.no_voice)).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.evaluate(SWAP_TEXTS)
    speech.bring_voice("en-IN")
    page.evaluate(SWAP_TEXTS)
    page.get_by_role("button", name=listen.page_label).click()
    bar = page.get_by_role("region", name=listen.label)

    for label in (listen.pause_label, listen.resume_label, listen.pause_label):
        button = bar.get_by_role("button", name=label)
        expect(button).to_have_text(label)
        page.evaluate(SWAP_TEXTS)
        button.click()
    bar.get_by_role("button", name=listen.resume_label).click()
    page.evaluate(SWAP_TEXTS)
    speech.fail()

    expect(page.get_by_text(listen.failed)).to_be_visible()
    expect(bar.get_by_role("button", name=listen.resume_label)).to_be_visible()
