"""Fixtures for the fault tests: the page keeps working whatever goes wrong around it."""

import pytest

from support.browsers.fake_widget import WARNING
from support.browsers.page_errors import Faults


@pytest.fixture(autouse=True)
def _translator_is_unreachable(faults: Faults) -> None:
    """The third-party translator is blocked here; test_widget.py covers its failures."""
    faults.allow("translate.google.com")
    faults.allow(WARNING)
