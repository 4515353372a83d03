"""Every state class behaves the same in Python and when compiled to JavaScript."""

from itertools import chain
from typing import Any

import pytest
from hypothesis import strategies as st
from reflex.state import BaseState

from drishti.state.accordion import FaqState, RoadmapState
from drishti.state.calculator import CalculatorState
from drishti.state.countdown import TARGET_MS, CountdownState
from drishti.state.intro import IntroState
from drishti.state.listen import PAGE, SECTION_IN_VIEW, ListenState
from drishti.state.reading import SETTINGS, ReadingState
from drishti.state.scroll import ScrollState
from drishti.state.theme import ThemeState
from unit.reflex_static.differential.states import assert_same_in_both

OPENED = {"position": st.integers(0, 8), "is_open": st.booleans()}
MOMENTS = st.integers(TARGET_MS - 10**11, TARGET_MS + 10**11) | st.integers(
    TARGET_MS - 2000, TARGET_MS + 2000
)
VOICES = st.sampled_from(["Daniel", "Google UK English", "Google हिन्दी"])

EVENTS: dict[type[BaseState], dict[str, dict[str, st.SearchStrategy[Any]]]] = {
    CalculatorState: {"move": {"position": st.integers(-1000, 1000) | st.integers(-5, 105)}},
    CountdownState: {"tick": {"now_ms": MOMENTS}},
    FaqState: {"sync_open": OPENED, "toggle_all": {}},
    IntroState: {"end": {}},
    ListenState: {
        "read": {"scope": st.sampled_from([PAGE, SECTION_IN_VIEW, "faq"])},
        "step": {"sentences": st.sampled_from([-1, 1])},
        "pause_or_resume": {},
        "stop": {},
        "fail": {},
        "forget_message": {},
    },
    ReadingState: {
        "choose": {
            "name": st.sampled_from([*SETTINGS, "", "zoom"]),
            "value": st.sampled_from([*chain(*SETTINGS.values()), "", "900"]),
        },
        "choose_voice": {"voice": VOICES | st.text()},
        "find_voices": {
            "language": st.sampled_from(["en", "hi"]),
            "voices": st.lists(VOICES, max_size=3),
        },
        "reset_all": {},
        "forget_reset": {},
        "sync_open": {"is_open": st.booleans()},
    },
    RoadmapState: {"sync_open": OPENED, "toggle_all": {}},
    ScrollState: {
        "sync_position": {
            "position_px": st.integers(0, 10**6),
            "progress_percent": st.integers(0, 100),
        }
    },
    ThemeState: {"toggle": {}},
}


@pytest.mark.parametrize("state", EVENTS, ids=lambda state: state.__name__)
def test_python_and_the_browser_agree_after_every_step(state: type[BaseState]) -> None:
    assert_same_in_both(state, EVENTS[state], runs=50, steps=25)


@pytest.mark.parametrize("state", EVENTS, ids=lambda state: state.__name__)
def test_every_handler_is_compared(state: type[BaseState]) -> None:
    assert EVENTS[state].keys() == state.event_handlers.keys() - {"setvar"}
