"""The disclaimer."""

import reflex as rx

from drishti.content.schema.site_content import SiteContent
from drishti.pages.frame import frame
from drishti.sections.legal import legal


def disclaimer(content: SiteContent) -> rx.Component:
    """Return the disclaimer page."""
    return frame(legal(content.disclaimer, content.legal), content=content)
