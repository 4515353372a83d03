"""Status labels beside a name, such as "Whitepaper, not published yet"."""

import reflex as rx

from drishti.components.text import text
from drishti.content.schema.base import Text


def state_of(shown: Text | None) -> list[rx.Component]:
    """Return the components that show a status after a label; empty if there is no status."""
    return [rx.fragment(" "), text(shown, class_name="state")] if shown else []
