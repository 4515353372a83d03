"""The fault matrix: what can go wrong, and is survived."""

from pathlib import Path

import pytest

from drishti.content.schema.site_content import SiteCopy
from faults import Faults
from survival import Survival


@pytest.fixture(scope="session")
def survival(copy: SiteCopy, site: Path) -> Survival:
    """Asserts that the page serves its reader."""
    return Survival(copy, site)


@pytest.fixture(autouse=True)
def _other_peoples_faults(faults: Faults) -> None:
    """The translator cannot be reached in these tests; others say what becomes of that."""
    faults.allow("translate.google.com")
    faults.allow("Google Translate not ready.")
