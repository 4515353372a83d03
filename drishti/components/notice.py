"""A note that must not be missed."""

from typing import Literal

import reflex as rx

from drishti.components.words import words
from drishti.content.schema.base import Text

NoticeKind = Literal["sample", "risk"]


def notice(text: Text, *, kind: NoticeKind) -> rx.Component:
    """Return a note: ``sample`` says that figures are samples, ``risk`` warns."""
    return words(text, tag="p", class_name=f"notice notice--{kind}")
