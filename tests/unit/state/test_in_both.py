from importlib import import_module
from inspect import signature
from itertools import chain
from pkgutil import iter_modules
from typing import Any

import pytest
import reflex as rx
from hypothesis import strategies as st
from reflex.state import BaseState

import drishti.state
from drishti.state.countdown import TARGET_MS
from drishti.state.listen import ENDED, ENDED_IN_PART, NO_VOICE, PAGE, SECTION_IN_VIEW
from drishti.state.reading import SETTINGS
from reflex_static.testing import assert_same_in_both

VOICES = st.sampled_from(["Daniel", "Google UK English", "Google हिन्दी"])
BEFORE_MS = st.integers(-(10**11), 10**11) | st.integers(-2000, 2000)
ARGUMENTS: dict[str, st.SearchStrategy[Any]] = {
    "count": st.integers(0, 8),
    "is_open": st.booleans(),
    "language": st.sampled_from(["en", "hi"]),
    "message": st.sampled_from([ENDED, ENDED_IN_PART, NO_VOICE]),
    "name": st.sampled_from([*SETTINGS, "", "zoom"]),
    "now_ms": BEFORE_MS.map(lambda left: TARGET_MS - left),
    "position": st.integers(0, 8) | st.integers(-5, 105),
    "position_px": st.integers(0, 10**6),
    "progress_percent": st.integers(0, 100),
    "scope": st.sampled_from([PAGE, SECTION_IN_VIEW, "faq"]),
    "sentences": st.sampled_from([-1, 1]),
    "value": st.sampled_from([*chain(*SETTINGS.values()), "", "900"]),
    "voice": VOICES | st.text(),
    "voices": st.lists(VOICES, max_size=3),
}
STATES = [
    value
    for module in iter_modules(drishti.state.__path__, "drishti.state.")
    for value in vars(import_module(module.name)).values()
    if isinstance(value, type) and issubclass(value, rx.State) and not value._mixin  # noqa: SLF001
    if value.__module__ == module.name
]


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.__name__)
def test_python_and_the_browser_agree_after_every_step(state: type[BaseState]) -> None:
    handlers = {name: it.fn for name, it in state.event_handlers.items() if name != "setvar"}
    events = {
        name: {each: ARGUMENTS[each] for each in [*signature(fn).parameters][1:]}
        for name, fn in handlers.items()
    }

    assert_same_in_both(state, events)
