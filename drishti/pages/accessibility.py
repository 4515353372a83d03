"""The accessibility statement."""

import reflex as rx

from drishti.content.accessibility_results import results
from drishti.content.links import ACCESSIBILITY
from drishti.content.schema.site_content import SiteContent
from drishti.pages.layout import layout
from drishti.sections.accessibility import accessibility as statement


def accessibility(content: SiteContent) -> rx.Component:
    """Return the page with the accessibility statement."""
    page = statement(content.accessibility, results(), content.legal)
    return layout(page, content=content, route=ACCESSIBILITY)
