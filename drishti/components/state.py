"""How far something has come, beside its name: "Whitepaper, not published yet"."""

import reflex as rx

from drishti.components.text import text
from drishti.content.schema.base import Text


def state_of(shown: Text | None, *, is_hidden: bool = False) -> list[rx.Component]:
    """Return the state after a label, visible or only for screen readers, if there is one."""
    if shown is None:
        return []
    class_name = "state visually-hidden" if is_hidden else "state"
    return [rx.fragment(" "), text(shown, class_name=class_name)]
