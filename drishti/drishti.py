"""The Reflex app: assembles content, pages and stylesheets, and contains no other logic."""

import reflex as rx

from drishti.content.links import ACCESSIBILITY, DISCLAIMER, SECTIONS, TERMS
from drishti.content.loader import english
from drishti.export.document import head
from drishti.export.stylesheets import stylesheets
from drishti.pages.home import home
from drishti.pages.legal import accessibility, disclaimer, own_page, terms
from drishti.pages.metadata import metadata
from drishti.pages.not_found import not_found
from drishti.sections.language import STORAGE_KEY
from drishti.state import reading, theme
from drishti.urls import HOME, NOT_FOUND

content = english()

app = rx.App(
    stylesheets=stylesheets(),
    head_components=head(
        constants={
            "LANGUAGE_KEY": STORAGE_KEY,
            "READING": reading.ASKED_OF_SYSTEM,
            "READING_KEY": reading.STORAGE_KEY,
            "THEME_KEY": theme.STORAGE_KEY,
        }
    ),
    reset_style=False,
)

for route, page, below in (
    (HOME, home, SECTIONS[1]),
    (DISCLAIMER, disclaimer, "summary"),
    (TERMS, terms, "summary"),
    (ACCESSIBILITY, accessibility, content.accessibility.sections[0].id),
    (NOT_FOUND, not_found, "menu"),
):
    app.add_page(page(content), **metadata(content, route=route, below=below))

for name in content.pages:
    app.add_page(own_page(content, name), **metadata(content, route=f"/{name}", below="menu"))
