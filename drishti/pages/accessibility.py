"""The accessibility statement."""

import reflex as rx

from drishti.content.results import results
from drishti.content.schema.site_content import SiteCopy
from drishti.pages.frame import frame
from drishti.sections.accessibility import accessibility as statement


def accessibility(copy: SiteCopy) -> rx.Component:
    """Return the statement's page."""
    return frame(statement(copy.accessibility, results(), copy.legal), copy=copy)
