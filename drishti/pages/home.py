"""The home page: its sections, top to bottom (docs/requirements.md, Home page)."""

from functools import cache

import reflex as rx

from drishti.components.braille import letters_beside
from drishti.content.errors import ContentError, Problem
from drishti.content.links import SECTIONS, fact_anchors
from drishti.content.schema.site_content import SiteContent
from drishti.pages.layout import layout
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


@cache
def home(content: SiteContent) -> rx.Component:
    """Return the home page, in the order of the fields of ``SiteContent``."""
    facts = content.facts
    parts = {
        "hero": hero(content.hero, content.listen),
        "ecosystem": ecosystem(content.ecosystem, facts.symbol),
        "buy": buy(content.buy, facts),
        "rounds": rounds(content.rounds),
        "token": token(content.token, facts),
        "vision": vision(content.vision, facts),
        "reasons": reasons(content.reasons),
        "features": features(content.features),
        "calculator": calculator(content.calculator),
        "roadmap": roadmap(content.roadmap, facts, fact_anchors(content)),
        "status": status(content),
        "faq": faq(content.faq),
    }
    if gone := [name for name in SECTIONS if name not in parts]:
        message = "is not on the page; add it, or remove its field from SiteContent too"
        raise ContentError([Problem("drishti/pages/home.py", name, message) for name in gone])
    sections = [parts[name] for name in SECTIONS]
    if letters_beside():
        sections.append(word(content.word, facts.symbol))
    return layout(*sections, content=content, route=HOME)
