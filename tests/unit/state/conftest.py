"""State classes as plain Python objects."""

from collections.abc import Callable
from typing import Any

import pytest
from reflex.state import BaseState

Start = Callable[[type[BaseState]], Any]


@pytest.fixture
def start() -> Start:
    """Makes a state as it is when the page loads."""
    return lambda state: state(init_substates=False, _reflex_internal_init=True)
