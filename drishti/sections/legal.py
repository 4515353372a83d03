"""A legal page: summary, table of contents and numbered sections."""

from typing import Final

import reflex as rx

from drishti.components.article import article, last_updated
from drishti.components.effects import effect
from drishti.components.link import link
from drishti.components.text import attribute, prose, text
from drishti.content.schema.facts import Facts
from drishti.content.schema.legal import Checklist, Legal, LegalPage, LegalSection

IMAGE: Final = "images/reasons/honesty.svg"
"""A puzzle with a missing piece; decorative here, described in the reasons section."""


def legal(page: LegalPage, content: Legal, facts: Facts) -> rx.Component:
    """Return a legal page's article; ``facts`` date the last update of the project's facts."""
    head = [
        prose(page.lede),
        last_updated(content.changed_label, day=page.changed),
        text(content.binding_note, tag="p", class_name="legal__binding muted"),
    ]
    if page.updated:
        day = max(page.updated, facts.updated)
        head.insert(1, last_updated(content.updated_label, day=day))
    return article(
        page.title,
        *([_checklist(page.checklist)] if page.checklist else []),
        _contents(page, content),
        rx.el.section(
            text(content.summary_label, tag="h2", id="summary", class_name="legal__heading"),
            prose(page.summary),
            class_name="legal__summary",
        ),
        *(_section(section) for section in page.sections),
        effect("current_section"),
        head=head,
        image=IMAGE,
        labels=content,
        class_name="legal",
    )


def _checklist(checklist: Checklist) -> rx.Component:
    return rx.el.section(
        text(checklist.title, tag="h2", id=Checklist.ID, class_name="legal__heading"),
        prose(checklist.body),
        class_name="legal__checklist",
    )


def _contents(page: LegalPage, content: Legal) -> rx.Component:
    return rx.el.nav(
        text(content.contents_label, tag="h2", class_name="legal__heading"),
        # dir="auto", because section titles stay English on right-to-left pages.
        rx.el.ol(
            *(rx.el.li(link(section.title, href=f"#{section.id}")) for section in page.sections),
            dir="auto",
        ),
        aria_label=attribute(content.contents_label),
        class_name="legal__contents",
    )


def _section(section: LegalSection) -> rx.Component:
    return rx.el.section(
        rx.el.h2(
            text(f"{section.number}. "),
            text(section.title),
            id=section.id,
            class_name="legal__heading",
        ),
        prose(section.body),
        dir="auto",
        class_name="legal__section",
    )
