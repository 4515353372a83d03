"""State classes of these tests stay out of the app's."""

from collections.abc import Iterator

import pytest
from reflex_base.registry import RegistrationContext


@pytest.fixture(autouse=True)
def own_states() -> Iterator[None]:
    """Let a test define state classes that no other test meets."""
    with RegistrationContext.ensure_context().fork():
        yield
