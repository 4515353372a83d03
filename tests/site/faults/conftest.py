"""The fault matrix: what can go wrong, and is survived."""

from pathlib import Path

import pytest

from drishti.content.schema.site_content import SiteContent
from support.browsers.page_errors import Faults
from support.browsers.survival import Survival


@pytest.fixture(scope="session")
def survival(content: SiteContent, site: Path) -> Survival:
    """Asserts that the page serves its reader."""
    return Survival(content, site)


@pytest.fixture(autouse=True)
def _other_peoples_faults(faults: Faults) -> None:
    """The translator cannot be reached in these tests; others say what becomes of that."""
    faults.allow("translate.google.com")
    faults.allow("Google Translate not ready.")
