"""The disclaimer, the terms of use and the accessibility statement."""

import reflex as rx

from drishti.content.accessibility_results import results
from drishti.content.links import ACCESSIBILITY, DISCLAIMER, TERMS
from drishti.content.schema.site_content import SiteContent
from drishti.pages.layout import layout
from drishti.sections.accessibility import accessibility as statement
from drishti.sections.legal import legal


def disclaimer(content: SiteContent) -> rx.Component:
    """Return the disclaimer page."""
    page = legal(content.disclaimer, content.legal, content.facts)
    return layout(page, content=content, route=DISCLAIMER)


def terms(content: SiteContent) -> rx.Component:
    """Return the terms of use page."""
    page = legal(content.terms, content.legal, content.facts)
    return layout(page, content=content, route=TERMS)


def accessibility(content: SiteContent) -> rx.Component:
    """Return the page with the accessibility statement."""
    page = statement(content.accessibility, results(), content.legal)
    return layout(page, content=content, route=ACCESSIBILITY)
