"""A highlighted note."""

from typing import Literal

import reflex as rx

from drishti.components.translated import translated_text
from drishti.content.schema.base import Text

NoticeKind = Literal["sample", "risk"]


def notice(text: Text, *, kind: NoticeKind) -> rx.Component:
    """Return a note: ``sample`` marks sample figures, ``risk`` is a warning."""
    return translated_text(text, tag="p", class_name=f"notice notice--{kind}")
