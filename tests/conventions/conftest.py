"""Fixtures for the convention tests."""

import pytest
import reflex as rx

from drishti.content.schema.site_content import SiteContent
from drishti.pages.home import home
from drishti.pages.legal import accessibility, disclaimer, terms
from drishti.pages.not_found import not_found
from support.components import walk


@pytest.fixture(scope="session")
def parts(content: SiteContent) -> list[rx.Component]:
    """All components of all pages."""
    pages = (
        home(content),
        disclaimer(content),
        terms(content),
        accessibility(content),
        not_found(content),
    )
    return [part for page in pages for part in walk(page)]
