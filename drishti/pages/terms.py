"""The terms of use."""

import reflex as rx

from drishti.content.schema.site_content import SiteCopy
from drishti.pages.frame import frame
from drishti.sections.legal import legal


def terms(copy: SiteCopy) -> rx.Component:
    """Return the terms' page."""
    return frame(legal(copy.terms, copy.legal), copy=copy)
