"""The home page: its sections, top to bottom (docs/requirements.md, Home page)."""

from typing import Final

import reflex as rx

from drishti.components.braille import spread
from drishti.content.links import SECTIONS
from drishti.content.schema.site_content import SiteContent
from drishti.pages.frame import frame
from drishti.sections.buy import buy
from drishti.sections.calculator import calculator
from drishti.sections.ecosystem import ecosystem
from drishti.sections.faq import faq
from drishti.sections.features import features
from drishti.sections.hero import hero
from drishti.sections.reasons import reasons
from drishti.sections.roadmap import roadmap
from drishti.sections.rounds import rounds
from drishti.sections.status import status
from drishti.sections.token import token
from drishti.sections.vision import vision
from drishti.sections.word import word
from drishti.urls import HOME

BELOW_HERO: Final = "ecosystem"
"""The id of the section after the hero, which is painted in one piece (``metadata``)."""

INITIALS: Final = len(SECTIONS) - 1
"""The most letters that a ticker may have: one beside each heading below the hero."""


def home(content: SiteContent) -> rx.Component:
    """Return the home page."""
    facts = content.facts
    initials = spread(facts.symbol, INITIALS)
    return frame(
        hero(content.hero, content.listen, is_open=facts.states["sale"]),
        ecosystem(content.ecosystem, facts.symbol, initial=next(initials, None)),
        buy(content.buy, facts, initial=next(initials, None)),
        rounds(content.rounds, initial=next(initials, None)),
        token(content.token, facts, initial=next(initials, None)),
        vision(content.vision, initial=next(initials, None)),
        reasons(content.reasons, initial=next(initials, None)),
        features(content.features, facts, initial=next(initials, None)),
        calculator(content.calculator, initial=next(initials, None)),
        roadmap(content.roadmap, initial=next(initials, None)),
        status(content.status, facts, initial=next(initials, None)),
        faq(content.faq, initial=next(initials, None)),
        *([word(content.word, facts.symbol)] if len(facts.symbol) <= INITIALS else []),
        content=content,
        route=HOME,
    )
