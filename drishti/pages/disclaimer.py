"""The disclaimer."""

import reflex as rx

from drishti.content.schema.site_content import SiteCopy
from drishti.pages.frame import frame
from drishti.sections.legal import legal


def disclaimer(copy: SiteCopy) -> rx.Component:
    """Return the disclaimer's page."""
    return frame(legal(copy.disclaimer, copy.legal), copy=copy)
