"""The Reflex app: assembles content, pages and stylesheets, and contains no other logic."""

import reflex as rx

from drishti.build.document import head
from drishti.build.stylesheets import stylesheets
from drishti.content.files import SOURCE_LANGUAGE
from drishti.content.links import ACCESSIBILITY, DISCLAIMER, TERMS
from drishti.content.loader import english
from drishti.pages.accessibility import accessibility
from drishti.pages.disclaimer import disclaimer
from drishti.pages.home import BELOW_HERO, home
from drishti.pages.metadata import metadata
from drishti.pages.not_found import not_found
from drishti.pages.terms import terms
from drishti.reflex_static.compat.hooks import remove_connection_overlay
from drishti.state import language, reading, theme
from drishti.urls import HOME

content = english()

app = rx.App(
    stylesheets=stylesheets(),
    head_components=head(
        stored={
            "LANGUAGE_KEY": language.STORED_AS,
            "READING_KEY": reading.STORED_AS,
            "THEME_KEY": theme.STORED_AS,
        }
    ),
    html_lang=SOURCE_LANGUAGE,
    toaster=None,
    reset_style=False,
)

remove_connection_overlay(app)

for route, page, texts, below in (
    (HOME, home, content.site, BELOW_HERO),
    (DISCLAIMER, disclaimer, content.disclaimer, "summary"),
    (TERMS, terms, content.terms, "summary"),
    (ACCESSIBILITY, accessibility, content.accessibility, content.accessibility.sections[0].id),
):
    about = metadata(
        content, route=route, title=texts.title, description=texts.description, below=below
    )
    app.add_page(page(content), **about)
app.add_page(
    not_found(content),
    **metadata(
        content,
        route="/404",
        title=content.not_found.title,
        description=content.not_found.description,
        below="menu",
        indexed=False,
    ),
)
