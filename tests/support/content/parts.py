"""Sections of the home page used by tests, chosen from those it has rather than hard-coded."""

from typing import Final

from drishti.content.links import SECTIONS
from drishti.content.loader import english

ACCORDIONS: Final = [name for name in SECTIONS if hasattr(getattr(english(), name), "open_all")]
MIDDLE: Final = SECTIONS[len(SECTIONS) // 2]
"""A section far from the top and from the end."""
MIDDLE_HEADING: Final = str(getattr(english(), MIDDLE).heading)
