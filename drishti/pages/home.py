"""The home page: its sections, top to bottom (docs/requirements.md, Home page)."""

import reflex as rx

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


def home(content: SiteContent) -> rx.Component:
    """Return the home page."""
    return frame(
        hero(content.hero),
        ecosystem(content.ecosystem),
        buy(content.buy, content.facts),
        rounds(content.rounds),
        token(content.token, content.facts),
        vision(content.vision),
        reasons(content.reasons),
        features(content.features),
        calculator(content.calculator),
        roadmap(content.roadmap),
        status(content.status, content.facts),
        faq(content.faq),
        content=content,
        at_home=True,
    )
