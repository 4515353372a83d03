"""The components of every page."""

import pytest
import reflex as rx

from drishti.content.schema.site_content import SiteCopy
from drishti.pages.accessibility import accessibility
from drishti.pages.disclaimer import disclaimer
from drishti.pages.home import home
from drishti.pages.not_found import not_found
from drishti.pages.terms import terms
from tree import walk


@pytest.fixture(scope="session")
def parts(copy: SiteCopy) -> list[rx.Component]:
    """Every component of every page."""
    pages = (home(copy), disclaimer(copy), terms(copy), accessibility(copy), not_found(copy))
    return [part for page in pages for part in walk(page)]
