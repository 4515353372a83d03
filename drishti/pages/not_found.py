"""The 404 page."""

from functools import cache

import reflex as rx

from drishti.content.links import ROUTES
from drishti.content.loader import translations
from drishti.content.schema.site_content import SiteContent
from drishti.content.translation import translated_languages
from drishti.pages.layout import layout
from drishti.sections.not_found import not_found as section
from drishti.urls import HOME, NOT_FOUND, site_url


@cache
def not_found(content: SiteContent) -> rx.Component:
    """Return the 404 page in all languages that have its texts, because hosts serve only one."""
    shown, texts = content.not_found, translations()
    needed = {shown.heading.key, shown.offline.key, shown.home_label.key}
    others = [
        (language, texts[language.code])
        for language in translated_languages(content)
        if needed <= texts[language.code].keys()
    ]
    paths = (language.path(route) for language in content.language.languages for route in ROUTES)
    pages = [site_url(path.rstrip("/") or HOME) for path in paths]
    page = section(shown, others, pages, label=content.language.label)
    return layout(page, content=content, route=NOT_FOUND)
