"""A note that must not be missed."""

from typing import Literal

import reflex as rx

from drishti.components.translated import translated_text
from drishti.content.schema.base import Text

NoticeKind = Literal["sample", "risk"]


def notice(text: Text, *, kind: NoticeKind) -> rx.Component:
    """Return a note: ``sample`` says that figures are samples, ``risk`` warns."""
    return translated_text(text, tag="p", class_name=f"notice notice--{kind}")
