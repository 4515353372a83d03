"""Checks of the options in ``rxconfig.py``."""

from collections.abc import Mapping


def require_bool(options: Mapping[str, object]) -> None:
    """Stop if an option is neither ``True`` nor ``False``, because any text would count as true."""
    for name, given in options.items():
        if not isinstance(given, bool):
            raise SystemExit(f"rxconfig.py: {name} is True or False, not {given!r}")


def refuse_text(lists: Mapping[str, object]) -> None:
    """Stop if a value is a text instead of a tuple, because its comma is missing."""
    if texts := [f'{name}("{given}",)' for name, given in lists.items() if isinstance(given, str)]:
        raise SystemExit(f"rxconfig.py: write a tuple, with a comma: {', '.join(texts)}")
