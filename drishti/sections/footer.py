"""The foot of every page."""

import reflex as rx

from drishti.components.link import link
from drishti.components.logo import logo
from drishti.components.social_links import social_links
from drishti.components.words import said, words
from drishti.content.links import ACCESSIBILITY, DISCLAIMER, TERMS
from drishti.content.schema.site_content import SiteCopy
from drishti.sections.navigation import navigation
from drishti.sections.to_top import to_top
from drishti.urls import address


def footer(copy: SiteCopy, *, at_home: bool) -> rx.Component:
    """Return the footer."""
    content = copy.footer
    return rx.el.footer(
        words(content.heading, tag="h2", class_name="visually-hidden"),
        rx.el.div(
            rx.el.div(
                logo(copy.site.token.ticker, label=copy.header.home_label),
                words(content.about, tag="p", class_name="footer__about"),
                social_links(
                    copy.site.socials,
                    label=content.social_label,
                    new_tab_label=copy.header.social_new_tab,
                ),
            ),
            navigation(
                copy.header.links,
                label=content.navigation_label,
                at_home=at_home,
                class_name="footer__navigation",
            ),
            _legal_links(copy),
            class_name="footer__columns",
        ),
        words(content.risk, tag="p", class_name="footer__risk"),
        words(content.copyright, tag="p", class_name="footer__copyright"),
        to_top(copy.to_top),
        class_name="footer",
    )


def _legal_links(copy: SiteCopy) -> rx.Component:
    content = copy.footer
    return rx.el.nav(
        rx.el.ul(
            rx.el.li(link(content.disclaimer_label, href=address(DISCLAIMER))),
            rx.el.li(link(content.terms_label, href=address(TERMS))),
            rx.el.li(link(content.accessibility_label, href=address(ACCESSIBILITY))),
            role="list",
            class_name="navigation__list",
        ),
        aria_label=said(content.legal_label),
        class_name="navigation footer__legal",
    )
