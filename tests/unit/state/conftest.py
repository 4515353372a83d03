"""Fixtures for the state tests."""

from collections.abc import Callable
from typing import Any

import pytest
from reflex.state import BaseState

Start = Callable[[type[BaseState]], Any]


@pytest.fixture
def start() -> Start:
    """Creates a state with its initial values."""
    return lambda state: state(init_substates=False, _reflex_internal_init=True)
