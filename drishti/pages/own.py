"""The pages that an owner has added (``content/en/pages``)."""

import reflex as rx

from drishti.components.article import article, day_shown, last_updated
from drishti.components.text import prose, text
from drishti.content.schema.site_content import SiteContent
from drishti.pages.layout import layout


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
