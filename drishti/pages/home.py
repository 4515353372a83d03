"""The home page: its sections, top to bottom (docs/requirements.md, Home page)."""

from typing import Final

import reflex as rx

from drishti.components.braille import letters
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

BELOW_HERO: Final = SECTIONS[1]
"""The id of the section after the hero, which is painted in one piece (``metadata``)."""


def home(content: SiteContent) -> rx.Component:
    """Return the home page."""
    facts = content.facts
    has_word = len(facts.symbol) <= len(content.word.beside)
    initials = (
        dict(zip(content.word.beside, letters(facts.symbol), strict=False)) if has_word else {}
    )
    return frame(
        hero(content.hero, content.listen, is_open=facts.states["sale"]),
        ecosystem(content.ecosystem, facts.symbol, initial=initials.get("ecosystem")),
        buy(content.buy, facts, initial=initials.get("buy")),
        rounds(content.rounds, initial=initials.get("rounds")),
        token(content.token, facts, initial=initials.get("token")),
        vision(content.vision, initial=initials.get("vision")),
        reasons(content.reasons, initial=initials.get("reasons")),
        features(content.features, facts, initial=initials.get("features")),
        calculator(content.calculator, initial=initials.get("calculator")),
        roadmap(content.roadmap, initial=initials.get("roadmap")),
        status(content.status, facts, initial=initials.get("status")),
        faq(content.faq, initial=initials.get("faq")),
        *([word(content.word, facts.symbol)] if has_word else []),
        content=content,
        route=HOME,
    )
