"""What each state does, as ordinary Python."""

from collections.abc import Callable
from typing import Any

import pytest

from drishti.content.schema.site_content import SiteContent
from drishti.state.accordion import NONE, FaqState
from drishti.state.calculator import CalculatorState
from drishti.state.countdown import TARGET_MS, CountdownState
from drishti.state.language import LanguageState
from drishti.state.listen import FAILED, IDLE, PAUSED, SPEAKING, ListenState
from drishti.state.picker import PickerState
from drishti.state.reading import OPTIONS, ReadingState
from drishti.state.scroll import ScrollState
from drishti.state.theme import ThemeState
from support.browsers.calculator import gain_at, rise_at
from support.content.languages import OTHER

Start = Callable[[type], Any]


def fire(state: Any, handler: str, *arguments: object) -> None:
    """Run a handler as Reflex does."""
    state.event_handlers[handler].fn(state, *arguments)


def test_the_first_item_of_an_accordion_is_open_and_one_at_most(start: Start) -> None:
    faq = start(FaqState)
    assert faq.opened == 0

    fire(faq, "sync_open", 3, True)
    # The browser closes the first one because the third opened; that must not close the third.
    fire(faq, "sync_open", 0, False)
    assert faq.opened == 3

    fire(faq, "sync_open", 3, False)
    assert faq.opened == NONE


def test_the_calculator_starts_where_the_content_says(start: Start, content: SiteContent) -> None:
    calculator = start(CalculatorState)

    position = content.calculator.start
    assert calculator.position == position
    assert (calculator.rise, calculator.gain) == (
        rise_at(content, position),
        gain_at(content, position),
    )


@pytest.mark.parametrize(("moved", "position"), [(-3, 0), (7, 7), (1000, 100)])
def test_the_slider_is_clamped(start: Start, moved: int, position: int) -> None:
    calculator = start(CalculatorState)

    fire(calculator, "move", moved)

    assert calculator.position == position


def test_the_countdown_claims_nothing_before_the_clock_was_read(start: Start) -> None:
    countdown = start(CountdownState)
    assert not countdown.has_ended

    fire(countdown, "tick", TARGET_MS)

    assert countdown.has_ended
    assert (countdown.days, countdown.hours, countdown.minutes, countdown.seconds) == (0, 0, 0, 0)


def test_a_clock_set_back_starts_the_countdown_again(start: Start) -> None:
    countdown = start(CountdownState)
    fire(countdown, "tick", TARGET_MS + 1)

    fire(countdown, "tick", TARGET_MS - 90_061_000)

    assert not countdown.has_ended
    assert (countdown.days, countdown.hours, countdown.minutes, countdown.seconds) == (1, 1, 1, 1)


@pytest.mark.parametrize("stored", ["", "xx", "EN", "<b>"])
def test_a_stored_language_nobody_offers_is_english(start: Start, stored: str) -> None:
    language = start(LanguageState)
    language.stored = stored

    assert language.code == "en"


def test_a_language_nobody_offers_cannot_be_chosen(start: Start) -> None:
    language = start(LanguageState)
    fire(language, "choose", OTHER.code)

    fire(language, "choose", "xx")

    assert (language.code, language.stored) == (OTHER.code, OTHER.code)


def test_a_picker_that_closes_leaves_the_other_one_open(start: Start) -> None:
    picker = start(PickerState)
    fire(picker, "sync_open", "header", True)
    fire(picker, "sync_open", "menu", True)

    fire(picker, "sync_open", "header", False)

    assert picker.opened == "menu"


@pytest.mark.parametrize(("position", "past"), [(0, False), (50, False), (51, True)])
def test_the_top_ends_at_fifty_pixels(
    start: Start,
    position: int,
    past: bool,
) -> None:
    scroll = start(ScrollState)

    fire(scroll, "sync_position", position, 3)

    assert scroll.is_past_top is past


def test_a_visitor_reads_on_until_they_turn_back_or_reach_the_end(start: Start) -> None:
    scroll = start(ScrollState)
    assert not scroll.is_heading_down

    for position, progress, reads_on in [
        (600, 30, True),
        (600, 30, True),
        (400, 20, False),
        (2000, 100, False),
    ]:
        fire(scroll, "sync_position", position, progress)
        assert scroll.is_heading_down is reads_on


def test_the_theme_is_dark_only_if_the_stored_value_is(start: Start) -> None:
    theme = start(ThemeState)
    theme.stored = "system"
    assert not theme.is_dark

    fire(theme, "toggle")
    assert theme.stored == "dark"
    fire(theme, "toggle")
    assert theme.stored == "light"


DEFAULTS = {name: values[0] for name, values in OPTIONS.items()}


def test_only_what_differs_from_the_page_as_it_comes_is_stored(start: Start) -> None:
    reading = start(ReadingState)

    fire(reading, "choose", "text-size", "150")
    fire(reading, "choose", "contrast", "high")
    assert reading.stored == "text-size=150 contrast=high"
    assert reading.chosen == DEFAULTS | {"text-size": "150", "contrast": "high"}

    fire(reading, "choose", "text-size", "100")
    assert reading.stored == "contrast=high"

    fire(reading, "reset_all")
    assert (reading.stored, reading.chosen) == ("", DEFAULTS)


@pytest.mark.parametrize(
    "stored", ["", "text-size=900", "text-size", "=", "zoom=2", "contrast=HIGH", "<b>", "x" * 9999]
)
def test_stored_settings_that_nobody_offers_count_for_nothing(start: Start, stored: str) -> None:
    reading = start(ReadingState)
    reading.stored = stored

    assert reading.chosen == DEFAULTS


def test_a_good_setting_among_bad_ones_counts(start: Start) -> None:
    reading = start(ReadingState)
    reading.stored = "__proto__=1  text-size=999 spacing=wide text-size=125 motion="

    assert reading.chosen == DEFAULTS | {"spacing": "wide", "text-size": "125"}


def test_a_setting_that_is_not_on_offer_cannot_be_chosen(start: Start) -> None:
    reading = start(ReadingState)

    fire(reading, "choose", "text-size", "900")
    fire(reading, "choose", "zoom", "150")

    assert (reading.stored, reading.latest) == ("", "")


def test_reading_aloud_pauses_goes_on_and_stops(start: Start) -> None:
    listen = start(ListenState)
    fire(listen, "pause_or_resume")
    assert listen.status == IDLE

    fire(listen, "read", "page")
    seen = [listen.status]
    for handler in ("pause_or_resume", "pause_or_resume", "stop"):
        fire(listen, handler)
        seen.append(listen.status)

    assert seen == [SPEAKING, PAUSED, SPEAKING, IDLE]


def test_a_reading_that_failed_can_be_tried_again(start: Start) -> None:
    listen = start(ListenState)
    fire(listen, "fail")
    assert listen.status == IDLE

    fire(listen, "read", "section")
    fire(listen, "fail")
    assert listen.status == FAILED

    fire(listen, "pause_or_resume")
    assert listen.status == SPEAKING


def test_a_speed_that_is_not_on_offer_cannot_be_chosen(start: Start) -> None:
    listen = start(ListenState)

    fire(listen, "choose_speed", "16")

    assert listen.speed == "1"
