"""The pages that an owner has added (``content/en/pages``)."""

import reflex as rx

from drishti.components.last_updated import day_shown, last_updated
from drishti.components.link import button_link
from drishti.components.page_head import page_head
from drishti.components.prose import prose
from drishti.components.text import text
from drishti.content.schema.site_content import SiteContent
from drishti.pages.layout import layout
from drishti.urls import HOME, page_url


def own_page(content: SiteContent, name: str) -> rx.Component:
    """Return the page ``content/en/pages/<name>.md``."""
    page, labels = content.pages[name], content.legal
    days = []
    if page.published:
        days.append(text(day_shown(page.published), tag="p", class_name="muted"))
    if page.updated:
        days.append(last_updated(labels.changed_label, day=page.updated))
    article = rx.el.article(
        page_head(page.title, *days, image=page.image),
        prose(page.body),
        button_link(labels.back_home, href=page_url(HOME), variant="quiet"),
        class_name="legal",
    )
    return layout(article, content=content, route=f"/{name}")
