"""The page that is not there."""

import reflex as rx

from drishti.content.schema.site_content import SiteCopy
from drishti.pages.frame import frame
from drishti.sections.not_found import not_found as text


def not_found(copy: SiteCopy) -> rx.Component:
    """Return the 404 page."""
    return frame(text(copy.not_found), copy=copy)
