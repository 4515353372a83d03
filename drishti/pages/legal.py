"""The legal pages: the disclaimer and the terms of use."""

import reflex as rx

from drishti.content.links import DISCLAIMER, TERMS
from drishti.content.schema.site_content import SiteContent
from drishti.pages.layout import layout
from drishti.sections.legal import legal


def disclaimer(content: SiteContent) -> rx.Component:
    """Return the disclaimer page."""
    page = legal(content.disclaimer, content.legal, content.facts)
    return layout(page, content=content, route=DISCLAIMER)


def terms(content: SiteContent) -> rx.Component:
    """Return the terms of use page."""
    page = legal(content.terms, content.legal, content.facts)
    return layout(page, content=content, route=TERMS)
