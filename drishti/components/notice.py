"""A highlighted note."""

from typing import Literal

import reflex as rx

from drishti.components.text import text
from drishti.content.schema.base import Text

NoticeKind = Literal["sample", "risk"]


def notice(shown: Text, *, kind: NoticeKind) -> rx.Component:
    """Return a note: ``sample`` marks sample figures, ``risk`` is a warning."""
    return text(shown, tag="p", class_name=f"notice notice--{kind}")
