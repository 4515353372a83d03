"""The home page: its sections, top to bottom (spec section 2)."""

import reflex as rx

from drishti.content.schema.site_content import SiteCopy
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
from drishti.sections.token import token
from drishti.sections.vision import vision


def home(copy: SiteCopy) -> rx.Component:
    """Return the home page."""
    return frame(
        hero(copy.hero),
        ecosystem(copy.ecosystem),
        buy(copy.buy),
        rounds(copy.rounds),
        token(copy.token),
        vision(copy.vision),
        reasons(copy.reasons),
        features(copy.features),
        calculator(copy.calculator),
        roadmap(copy.roadmap),
        faq(copy.faq),
        copy=copy,
        at_home=True,
    )
