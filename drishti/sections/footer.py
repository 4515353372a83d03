"""The footer of every page."""

import reflex as rx

from drishti.components.link import link
from drishti.components.logo import logo
from drishti.components.translated import translated_attributes, translated_text, untranslated
from drishti.content.links import ACCESSIBILITY, DISCLAIMER, TERMS
from drishti.content.schema.site_content import SiteContent
from drishti.sections.navigation import navigation
from drishti.sections.social_links import social_links
from drishti.sections.to_top import to_top
from drishti.urls import site_url


def footer(content: SiteContent, *, at_home: bool) -> rx.Component:
    """Return the footer."""
    texts = content.footer
    return rx.el.footer(
        translated_text(texts.heading, tag="h2", class_name="visually-hidden"),
        rx.el.div(
            rx.el.div(
                logo(content.facts.ticker, label=content.header.home_label),
                translated_text(texts.about, tag="p", class_name="footer__about"),
            ),
            social_links(content, label=texts.social_label, shows_names=True),
            navigation(
                content.header.links,
                label=texts.navigation_label,
                at_home=at_home,
                class_name="footer__navigation",
            ),
            _legal_links(content),
            class_name="footer__columns",
        ),
        rx.el.div(
            translated_text(texts.risk, tag="p", class_name="footer__risk"),
            untranslated(texts.copyright, tag="p", class_name="footer__copyright"),
            class_name="footer__notes",
        ),
        to_top(content.to_top),
        class_name="footer",
    )


def _legal_links(content: SiteContent) -> rx.Component:
    texts = content.footer
    pages = (
        (texts.disclaimer_label, DISCLAIMER),
        (texts.terms_label, TERMS),
        (texts.accessibility_label, ACCESSIBILITY),
    )
    return rx.el.nav(
        rx.el.ul(
            *(
                rx.el.li(link(label, href=site_url(page), class_name="navigation__link"))
                for label, page in pages
            ),
            role="list",
            class_name="navigation__list",
        ),
        **translated_attributes(aria_label=texts.legal_label),
        class_name="navigation footer__navigation",
    )
