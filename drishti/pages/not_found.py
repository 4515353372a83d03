"""The 404 page."""

import reflex as rx

from drishti.content.loader import translations
from drishti.content.schema.site_content import SiteContent
from drishti.content.translation import translated_languages
from drishti.pages.layout import layout
from drishti.sections.not_found import not_found as section
from drishti.urls import NOT_FOUND


def not_found(content: SiteContent) -> rx.Component:
    """Return the 404 page, which hosts serve in every language."""
    texts = translations()
    others = [(language, texts[language.code]) for language in translated_languages(content)]
    return layout(section(content.not_found, others), content=content, route=NOT_FOUND)
