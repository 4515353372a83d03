"""Status labels beside a name, such as "Whitepaper, not published yet"."""

import reflex as rx

from drishti.components.text import text
from drishti.content.schema.base import Text


def state_of(shown: Text | None, *, is_hidden: bool = False) -> list[rx.Component]:
    """Return the components that show a status after a label; empty if there is no status.

    If ``is_hidden``, only screen readers get the status.
    """
    if shown is None:
        return []
    class_name = "state visually-hidden" if is_hidden else "state"
    return [rx.fragment(" "), text(shown, class_name=class_name)]
