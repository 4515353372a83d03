"""Checks of the options in ``rxconfig.py``."""

from collections.abc import Mapping


def refuse_text(lists: Mapping[str, object]) -> None:
    """Stop if a value is a text instead of a tuple, because its comma is missing."""
    if texts := [f'{name}("{given}",)' for name, given in lists.items() if isinstance(given, str)]:
        raise SystemExit(f"rxconfig.py: write a tuple, with a comma: {', '.join(texts)}")
