"""The state classes, run as ordinary Python."""

from collections.abc import Callable
from typing import Any

import pytest

from drishti.content.schema.site_content import SiteContent
from drishti.state.accordion import NONE, FaqState
from drishti.state.calculator import CalculatorState
from drishti.state.countdown import TARGET_MS, CountdownState
from drishti.state.listen import (
    ENDED,
    FAILED,
    IDLE,
    PAGE,
    PAUSED,
    SECTION_IN_VIEW,
    SPEAKING,
    STARTED,
    ListenState,
)
from drishti.state.reading import OPTIONS, ReadingState
from drishti.state.scroll import ScrollState
from drishti.state.theme import ThemeState
from support.browsers.calculator import gain_at, rise_at

Start = Callable[[type], Any]


def fire(state: Any, handler: str, *arguments: object) -> None:
    """Call an event handler as Reflex does."""
    state.event_handlers[handler].fn(state, *arguments)


def test_the_first_item_starts_open_and_at_most_one_item_is_open(start: Start) -> None:
    faq = start(FaqState)
    assert faq.opened == 0

    fire(faq, "sync_open", 3, True)
    # Opening the fourth makes the browser close the first; that must not close the fourth.
    fire(faq, "sync_open", 0, False)
    assert faq.opened == 3

    fire(faq, "sync_open", 3, False)
    assert faq.opened == NONE


def test_the_calculator_starts_at_the_configured_position(
    start: Start, content: SiteContent
) -> None:
    calculator = start(CalculatorState)

    position = content.calculator.start
    assert calculator.position == position
    assert (calculator.rise, calculator.gain) == (
        rise_at(content, position),
        gain_at(content, position),
    )


def test_open_all_lets_items_stay_open_until_it_is_pressed_again(start: Start) -> None:
    faq = start(FaqState)

    fire(faq, "toggle_all")
    assert faq.allows_multiple
    fire(faq, "sync_open", 3, True)
    fire(faq, "toggle_all")

    assert (faq.allows_multiple, faq.opened) == (False, 0)


@pytest.mark.parametrize(("moved", "position"), [(-3, 0), (7, 7), (1000, 100)])
def test_the_slider_position_is_clamped(start: Start, moved: int, position: int) -> None:
    calculator = start(CalculatorState)

    fire(calculator, "move", moved)

    assert calculator.position == position


def test_the_countdown_is_unknown_before_the_clock_is_read(start: Start) -> None:
    countdown = start(CountdownState)
    assert not countdown.has_ended

    fire(countdown, "tick", TARGET_MS)

    assert countdown.has_ended
    assert (countdown.days, countdown.hours, countdown.minutes, countdown.seconds) == (0, 0, 0, 0)


def test_setting_the_clock_back_restarts_the_countdown(start: Start) -> None:
    countdown = start(CountdownState)
    fire(countdown, "tick", TARGET_MS + 1)

    fire(countdown, "tick", TARGET_MS - 90_061_000)

    assert not countdown.has_ended
    assert (countdown.days, countdown.hours, countdown.minutes, countdown.seconds) == (1, 1, 1, 1)


@pytest.mark.parametrize(("position", "past"), [(0, False), (50, False), (51, True)])
def test_the_page_counts_as_unscrolled_up_to_fifty_pixels(
    start: Start,
    position: int,
    past: bool,
) -> None:
    scroll = start(ScrollState)

    fire(scroll, "sync_position", position, 3)

    assert scroll.is_past_top is past


def test_the_theme_is_dark_only_if_the_stored_value_is_dark(start: Start) -> None:
    theme = start(ThemeState)
    theme.stored = "system"
    assert not theme.is_dark

    fire(theme, "toggle")
    assert theme.stored == "dark"
    fire(theme, "toggle")
    assert theme.stored == "light"


DEFAULTS = {name: values[0] for name, values in OPTIONS.items()}


def test_only_settings_that_differ_from_the_defaults_are_stored(start: Start) -> None:
    reading = start(ReadingState)

    fire(reading, "choose", "text-size", "150")
    fire(reading, "choose", "contrast", "high")
    assert reading.stored == "text-size=150 contrast=high"
    assert reading.chosen == DEFAULTS | {"text-size": "150", "contrast": "high"}

    fire(reading, "choose", "text-size", "100")
    assert reading.stored == "contrast=high"

    fire(reading, "choose", "contrast", "cream")
    assert reading.stored == "contrast=cream"

    fire(reading, "reset_all")
    assert (reading.stored, reading.chosen) == ("", DEFAULTS)


@pytest.mark.parametrize(
    "stored", ["", "text-size=900", "text-size", "=", "zoom=2", "contrast=HIGH", "<b>", "x" * 9999]
)
def test_unsupported_stored_settings_are_ignored(start: Start, stored: str) -> None:
    reading = start(ReadingState)
    reading.stored = stored

    assert reading.chosen == DEFAULTS


def test_an_unsupported_setting_cannot_be_chosen(start: Start) -> None:
    reading = start(ReadingState)

    fire(reading, "choose", "text-size", "900")
    fire(reading, "choose", "zoom", "150")

    assert reading.stored == ""


def test_a_chosen_voice_is_kept_for_its_language(start: Start) -> None:
    reading = start(ReadingState)
    fire(reading, "choose", "font", "system")
    fire(reading, "find_voices", "en", ["Google UK English", "Daniel"])
    assert (reading.voice, reading.can_speak) == ("Google UK English", True)

    fire(reading, "choose_voice", "Google UK English")
    fire(reading, "choose_voice", "Daniel")
    assert reading.voice == "Daniel"

    fire(reading, "find_voices", "hi", ["Lekha"])
    fire(reading, "choose_voice", "Daniel")
    assert reading.voice == "Lekha"
    fire(reading, "choose_voice", "Lekha")
    assert reading.stored == "font=system voice-en=Daniel voice-hi=Lekha"

    fire(reading, "find_voices", "ja", [])
    assert (reading.voice, reading.can_speak) == ("", False)


def test_the_speed_is_kept_with_the_settings(start: Start) -> None:
    reading = start(ReadingState)
    assert reading.speed == "1"

    fire(reading, "choose_speed", "1.5")
    fire(reading, "choose_speed", "16")

    assert (reading.speed, reading.stored) == ("1.5", "speed=1.5")


def test_reading_aloud_can_be_paused_resumed_and_stopped(start: Start) -> None:
    listen = start(ListenState)
    fire(listen, "pause_or_resume")
    assert listen.status == IDLE

    fire(listen, "read", PAGE)
    seen = [listen.status]
    for handler in ("pause_or_resume", "pause_or_resume", "stop"):
        fire(listen, handler)
        seen.append(listen.status)

    assert seen == [SPEAKING, PAUSED, SPEAKING, IDLE]


def test_only_the_start_the_end_and_a_failure_of_reading_are_announced(start: Start) -> None:
    listen = start(ListenState)
    fire(listen, "stop")
    seen = [listen.message]

    fire(listen, "read", PAGE)
    seen.append(listen.message)
    for handler in ("fail", "pause_or_resume", "stop", "forget_message"):
        fire(listen, handler)
        seen.append(listen.message)

    assert seen == ["", STARTED, FAILED, "", ENDED, ""]


@pytest.mark.parametrize("status", [SPEAKING, PAUSED])
def test_reading_again_what_is_being_read_stops(start: Start, status: str) -> None:
    listen = start(ListenState)
    fire(listen, "read", PAGE)
    listen.status = status

    fire(listen, "read", PAGE)

    assert (listen.status, listen.starts) == (IDLE, 1)


@pytest.mark.parametrize(
    ("scope", "status", "next_scope"),
    [
        (PAGE, SPEAKING, "faq"),
        (PAGE, FAILED, PAGE),
        (SECTION_IN_VIEW, SPEAKING, SECTION_IN_VIEW),  # another section may be in view now
    ],
)
def test_reading_anything_else_starts_again(
    start: Start, scope: str, status: str, next_scope: str
) -> None:
    listen = start(ListenState)
    fire(listen, "read", scope)
    listen.status = status

    fire(listen, "read", next_scope)

    assert (listen.status, listen.scope, listen.starts) == (SPEAKING, next_scope, 2)


def test_a_failed_reading_can_be_retried(start: Start) -> None:
    listen = start(ListenState)
    fire(listen, "fail")
    assert listen.status == IDLE

    fire(listen, "read", PAGE)
    fire(listen, "fail")
    assert listen.status == FAILED

    fire(listen, "pause_or_resume")
    assert listen.status == SPEAKING
