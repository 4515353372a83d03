"""The footer of every page, with the back-to-top link and its ring of the scroll progress."""

from typing import Final

import reflex as rx

from drishti.components.images import icon, logo
from drishti.components.text import attribute, text
from drishti.content.links import ACCESSIBILITY, DISCLAIMER, TERMS
from drishti.content.schema.base import Labelled
from drishti.content.schema.site_content import SiteContent
from drishti.sections.navigation import navigation, section_links
from drishti.sections.profiles import profiles
from drishti.state.scroll import ScrollState
from drishti.urls import page_url

RING_RADIUS: Final = 22
RING_SIZE: Final = 48


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
        _to_top(content.to_top),
        class_name="footer",
    )


def _to_top(content: Labelled) -> rx.Component:
    """Return a link, not a button, because it also moves the focus and works without scripts."""
    return rx.el.elements.a(
        rx.el.svg(
            _ring("to-top__track"),
            _ring("to-top__progress", strokeDasharray=ScrollState.ring),
            view_box=f"0 0 {RING_SIZE} {RING_SIZE}",
            width=RING_SIZE,
            aria_hidden="true",
            class_name="to-top__ring",
        ),
        icon("arrow-up"),
        href="#top",
        aria_label=attribute(content.label),
        data_shown=ScrollState.is_past_top,
        class_name="to-top",
    )


def _ring(class_name: str, **attributes: object) -> rx.Component:
    return rx.el.svg.circle(
        cx=RING_SIZE // 2,
        cy=RING_SIZE // 2,
        r=RING_RADIUS,
        path_length=100,
        custom_attrs={"fill": "none"} | attributes,
        class_name=class_name,
    )
