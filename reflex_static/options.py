"""Checks of the options in ``rxconfig.py``, and of names."""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches


def require_bool(options: Mapping[str, object]) -> None:
    """Stop if an option is neither ``True`` nor ``False``, because any text would count as true."""
    for name, given in options.items():
        if not isinstance(given, bool):
            raise SystemExit(f"rxconfig.py: {name} is True or False, not {given!r}")


def refuse_text(lists: Mapping[str, object]) -> None:
    """Stop if a value is a text instead of a tuple, because its comma is missing."""
    if texts := [f'{name}("{given}",)' for name, given in lists.items() if isinstance(given, str)]:
        raise SystemExit(f"rxconfig.py: write a tuple, with a comma: {', '.join(texts)}")


def did_you_mean(given: str, known: Iterable[str], shown: str = "`{}`") -> str:
    """Return a question with the nearest name; empty if none is near.

    Names that differ only by a prefix, such as `rsplit` and `split`, mean different things.
    """
    names = [it for it in known if not (it.endswith(given) or given.endswith(it))]
    close = get_close_matches(given, names, 1, 0.75)
    return f"did you mean {shown.format(close[0])}?" if close else ""
