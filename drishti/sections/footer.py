"""The footer of every page."""

import reflex as rx

from drishti.components.images import logo
from drishti.components.text import text
from drishti.content.links import ACCESSIBILITY, DISCLAIMER, TERMS
from drishti.content.schema.site_content import SiteContent
from drishti.sections.navigation import navigation, section_links
from drishti.sections.profiles import profiles
from drishti.sections.to_top import to_top
from drishti.urls import page_url


def footer(content: SiteContent, *, at_home: bool) -> rx.Component:
    """Return the footer."""
    texts, pages = content.footer, content.pages.items()
    return rx.el.footer(
        text(texts.heading, tag="h2", class_name="visually-hidden"),
        rx.el.div(
            rx.el.div(
                logo(content.facts.ticker, label=content.header.home_label),
                text(texts.about, tag="p", class_name="footer__about"),
            ),
            profiles(content, label=texts.social_label, shows_names=True),
            navigation(
                section_links(content.header.links, at_home=at_home),
                label=texts.navigation_label,
                class_name="footer__navigation",
            ),
            navigation(
                [
                    (texts.disclaimer_label, page_url(DISCLAIMER), None),
                    (texts.terms_label, page_url(TERMS), None),
                    (texts.accessibility_label, page_url(ACCESSIBILITY), None),
                    *(
                        (page.title, page_url(f"/{name}"), None)
                        for name, page in pages
                        if not page.published  # news is in the status section
                    ),
                ],
                label=texts.legal_label,
                class_name="footer__navigation",
            ),
            class_name="footer__columns",
        ),
        rx.el.div(
            text(texts.risk, tag="p", class_name="footer__risk"),
            text(texts.copyright, tag="p", class_name="footer__copyright"),
            class_name="footer__notes",
        ),
        to_top(content.to_top),
        class_name="footer",
    )
