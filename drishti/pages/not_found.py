"""The 404 page."""

import reflex as rx

from drishti.content.schema.site_content import SiteContent
from drishti.pages.frame import frame
from drishti.sections.not_found import not_found as text
from drishti.urls import NOT_FOUND


def not_found(content: SiteContent) -> rx.Component:
    """Return the 404 page."""
    return frame(text(content.not_found), content=content, route=NOT_FOUND)
