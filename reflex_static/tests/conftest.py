"""Isolation of the state classes that tests define."""

from collections.abc import Iterator

import pytest
from reflex_base.registry import RegistrationContext


@pytest.fixture(autouse=True)
def own_states() -> Iterator[None]:
    """Register the state classes of a test for that test only."""
    with RegistrationContext.ensure_context().fork():
        yield
