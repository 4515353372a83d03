"""Fixtures shared by every kind of test."""

import pytest

from drishti.content.loader import english
from drishti.content.site_copy import SiteCopy


@pytest.fixture(scope="session")
def copy() -> SiteCopy:
    """Everything the site says, so that no test repeats a text."""
    return english()
