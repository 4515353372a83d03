"""Checks of the options in ``rxconfig.py``."""

from collections.abc import Mapping


def refuse_text(lists: Mapping[str, object]) -> None:
    """Stop if a tuple lacks its comma, and so is a text; each key is what stands before it."""
    if texts := [f'{name}("{given}",)' for name, given in lists.items() if isinstance(given, str)]:
        raise SystemExit(f"rxconfig.py: write a tuple, with a comma: {', '.join(texts)}")
