"""The state classes, run as ordinary Python."""

from time import time

import pytest

from drishti.state.accordion import NONE, FaqState
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
from drishti.state.reading import SETTINGS, ReadingState
from drishti.state.scroll import ScrollState
from drishti.state.theme import ThemeState
from support.components import fire, start


def test_the_first_item_starts_open_and_at_most_one_item_is_open() -> None:
    faq = start(FaqState)
    assert faq.opened == 0

    fire(faq, "sync_open", 3, True)
    # Opening the fourth makes the browser close the first; that must not close the fourth.
    fire(faq, "sync_open", 0, False)
    assert faq.opened == 3

    fire(faq, "sync_open", 3, False)
    assert faq.opened == NONE


def test_open_all_lets_items_stay_open_until_it_is_pressed_again() -> None:
    faq = start(FaqState)

    fire(faq, "toggle_all")
    assert faq.allows_multiple
    fire(faq, "sync_open", 3, True)
    fire(faq, "toggle_all")

    assert (faq.allows_multiple, faq.opened) == (False, 0)
    fire(faq, "toggle_all")
    fire(faq, "sync_open", 0, False)
    for _ in range(2):
        fire(faq, "toggle_all")
    fire(faq, "sync_open", 0, True)
    assert faq.opened == NONE


def test_the_countdown_ends_at_its_target_unless_the_clock_is_set_back() -> None:
    countdown = start(CountdownState)
    assert countdown.has_ended is (time() * 1000 >= TARGET_MS)  # when the page is built

    for before_ms, left in (
        *((0, (0, 0, 0, 0)), (-86_400_000, (0, 0, 0, 0)), (1, (0, 0, 0, 1))),
        *((90_061_000, (1, 1, 1, 1)), (172_799_000, (1, 23, 59, 59))),
    ):
        fire(countdown, "tick", TARGET_MS - before_ms)
        assert countdown.has_ended is (before_ms <= 0)
        assert (countdown.days, countdown.hours, countdown.minutes, countdown.seconds) == left


@pytest.mark.parametrize(("position", "past"), [(0, False), (50, False), (51, True)])
def test_the_page_counts_as_unscrolled_up_to_fifty_pixels(position: int, past: bool) -> None:
    scroll = start(ScrollState)

    fire(scroll, "sync_position", position, 3)

    assert scroll.is_past_top is past


def test_the_progress_ring_grows_by_two_percent_and_is_full_at_the_end() -> None:
    scroll = start(ScrollState)
    rings = set()

    for progress in (0, 49, 50, 51, 100):
        fire(scroll, "sync_position", 400, progress)
        rings.add(scroll.ring)

    assert rings == {"0 100", "48 100", "50 100", "100 100"}


def test_the_braille_line_rests_once_its_section_is_out_of_view() -> None:
    scroll = start(ScrollState)
    shifts = set()

    for position in (0, 400, 3000, 3100):
        fire(scroll, "sync_position", position, 3)
        shifts.add(scroll.parallax)

    assert shifts == {"translate(0 0)", "translate(-60 0)", "translate(-450 0)"}


def test_the_theme_is_dark_only_if_the_stored_value_is_dark() -> None:
    theme = start(ThemeState)
    theme.stored = "system"
    assert not theme.is_dark

    fire(theme, "toggle")
    assert theme.stored == "dark"
    fire(theme, "toggle")
    assert theme.stored == "light"


DEFAULTS = {name: values[0] for name, values in SETTINGS.items()}


def test_only_known_settings_that_differ_from_the_defaults_are_stored() -> None:
    reading = start(ReadingState)
    for name, value in {"text-size": "900", "speed": "16", "zoom": "150"}.items():
        fire(reading, "choose", name, value)
    assert reading.stored == ""

    fire(reading, "choose", "text-size", "150")
    fire(reading, "choose", "contrast", "high")
    assert reading.stored == "text-size=150 contrast=high"
    assert reading.chosen == DEFAULTS | {"text-size": "150", "contrast": "high"}

    fire(reading, "choose", "text-size", "100")
    assert reading.stored == "contrast=high"

    fire(reading, "choose", "contrast", "cream")
    fire(reading, "choose", "speed", "1.5")
    assert reading.stored == "contrast=cream speed=1.5"

    fire(reading, "reset_all")
    assert (reading.stored, reading.chosen) == ("", DEFAULTS)


@pytest.mark.parametrize(
    "stored", ["", "text-size=900", "text-size", "=", "zoom=2", "contrast=HIGH", "<b>", "x" * 9999]
)
def test_unsupported_stored_settings_are_ignored(stored: str) -> None:
    reading = start(ReadingState)
    reading.stored = stored

    assert reading.chosen == DEFAULTS


def test_a_chosen_voice_is_kept_for_its_language() -> None:
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


READ = ("read", PAGE)
READ_SECTION = ("read", SECTION_IN_VIEW)
PAUSE = ("pause_or_resume",)
STOP = ("stop",)
FAIL = ("fail",)


@pytest.mark.parametrize(
    ("events", "status", "message", "starts"),
    [
        ([STOP], IDLE, "", 0),
        ([PAUSE], IDLE, "", 0),
        ([FAIL], IDLE, "", 0),
        ([READ], SPEAKING, STARTED, 1),
        ([READ, PAUSE], PAUSED, "", 1),
        ([READ, PAUSE, PAUSE], SPEAKING, "", 1),
        ([READ, STOP], IDLE, ENDED, 1),
        ([READ, STOP, ("forget_message",)], IDLE, "", 1),
        ([READ, FAIL], FAILED, FAILED, 1),
        ([READ, FAIL, PAUSE], SPEAKING, "", 1),  # tries again
        ([READ, READ], IDLE, ENDED, 1),
        ([READ, PAUSE, READ], IDLE, ENDED, 1),
        ([READ, FAIL, READ], SPEAKING, STARTED, 2),
        ([READ, ("read", "faq")], SPEAKING, STARTED, 2),
        ([READ_SECTION, READ_SECTION], SPEAKING, STARTED, 2),  # another section may be in view now
    ],
)
def test_what_the_reader_does_and_announces(
    events: list[tuple[str, ...]], status: str, message: str, starts: int
) -> None:
    listen = start(ListenState)

    for handler, *arguments in events:
        fire(listen, handler, *arguments)

    assert (listen.status, listen.message, listen.starts) == (status, message, starts)
    assert not starts or listen.scope == [each[1] for each in events if each[0] == "read"][-1]
