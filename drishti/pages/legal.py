"""The disclaimer, the terms of use, the accessibility statement and the owner's own pages."""

from functools import cache

import reflex as rx

from drishti.components.article import article, day_shown, last_updated
from drishti.components.text import prose, text
from drishti.content.accessibility_results import results
from drishti.content.links import ACCESSIBILITY, DISCLAIMER, TERMS
from drishti.content.schema.site_content import SiteContent
from drishti.pages.layout import layout
from drishti.sections.accessibility import accessibility as statement
from drishti.sections.legal import legal


@cache
def disclaimer(content: SiteContent) -> rx.Component:
    """Return the disclaimer page."""
    page = legal(content.disclaimer, content.legal, content.facts)
    return layout(page, content=content, route=DISCLAIMER)


@cache
def terms(content: SiteContent) -> rx.Component:
    """Return the terms of use page."""
    page = legal(content.terms, content.legal, content.facts)
    return layout(page, content=content, route=TERMS)


@cache
def accessibility(content: SiteContent) -> rx.Component:
    """Return the page with the accessibility statement."""
    page = statement(content.accessibility, results(), content.legal)
    return layout(page, content=content, route=ACCESSIBILITY)


@cache
def own_page(content: SiteContent, name: str) -> rx.Component:
    """Return the page ``content/en/pages/<name>.md``."""
    page, labels = content.pages[name], content.legal
    days = []
    if page.published:
        days.append(text(day_shown(page.published), tag="p", class_name="muted"))
    if page.updated:
        days.append(last_updated(labels.changed_label, day=page.updated))
    body = prose(page.body)
    whole = article(
        page.title, body, head=days, image=page.image, labels=labels, class_name="legal"
    )
    return layout(whole, content=content, route=f"/{name}")
