from time import time
from typing import Any

import pytest

from drishti.state.countdown import TARGET_MS, CountdownState
from drishti.state.listen import ENDED, ENDED_IN_PART, PAGE, SECTION_IN_VIEW, ListenState
from drishti.state.reading import SETTINGS, ReadingState
from drishti.state.scroll import ScrollState
from support.components import fire, start


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


@pytest.mark.parametrize(
    ("position", "progress", "is_past_top", "ring", "shift"),
    [
        (0, 0, False, "0 100", 0),
        (50, 49, False, "48 100", -7),
        (51, 50, True, "50 100", -7),
        (400, 51, True, "50 100", -60),
        (3000, 99, True, "98 100", -450),
        (3100, 100, True, "100 100", -450),
    ],
)
def test_the_scroll_position_moves_the_top_button_the_progress_ring_and_the_braille_line(
    position: int, progress: int, is_past_top: bool, ring: str, shift: int
) -> None:
    scroll = start(ScrollState)

    fire(scroll, "sync_position", position, progress)

    assert (scroll.is_past_top, scroll.ring) == (is_past_top, ring)
    assert scroll.parallax == f"translate({shift} 0)"
    assert not scroll.is_upward


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
    assert (reading.stored, reading.chosen, reading.resets) == ("", DEFAULTS, 1)
    fire(reading, "choose", "motion", "on")
    assert reading.resets == 0


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


READ, READ_SECTION, READ_FAQ = ("read", PAGE), ("read", SECTION_IN_VIEW), ("read", "faq")
PAUSE, STEP, STOP, FAIL = ("pause_or_resume",), ("step", 1), ("stop", ENDED), ("fail",)


@pytest.mark.parametrize(
    ("events", "status", "message", "starts"),
    [
        *(([event], "idle", "", 0) for event in (STOP, PAUSE, FAIL)),
        ([READ], "speaking", "started", 1),
        ([READ, PAUSE], "paused", "paused", 1),
        ([READ, PAUSE, PAUSE], "speaking", "", 1),
        ([READ, PAUSE, STEP], "speaking", "", 1),
        ([READ, STOP], "idle", "ended", 1),
        ([READ, STOP, ("forget_message",)], "idle", "", 1),
        ([READ, ("stop", ENDED_IN_PART)], "idle", "ended in part", 1),
        ([READ, FAIL], "failed", "failed", 1),
        ([READ, FAIL, PAUSE], "speaking", "", 1),  # tries again
        ([READ, READ], "idle", "ended", 1),
        ([READ, PAUSE, READ], "idle", "ended", 1),
        ([READ, FAIL, READ], "speaking", "started", 2),
        ([READ, READ_FAQ], "speaking", "started", 2),
        ([READ_SECTION] * 2, "speaking", "started", 2),  # another section may be in view now
    ],
)
def test_what_the_reader_does_and_announces(
    events: list[tuple[Any, ...]], status: str, message: str, starts: int
) -> None:
    listen = start(ListenState)

    for handler, *arguments in events:
        fire(listen, handler, *arguments)

    assert (listen.status, listen.message, listen.starts) == (status, message, starts)
    assert not starts or listen.scope == [each[1] for each in events if each[0] == "read"][-1]
