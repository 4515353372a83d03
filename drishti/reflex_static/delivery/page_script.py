"""Scripts that stand in the pages themselves, and the first of them."""

from drishti.reflex_static.delivery.offline import JAVASCRIPT


def page_script() -> str:
    """Return the script that recovers a page whose files are gone, to stand first in its head."""
    return inlined((JAVASCRIPT / "page.js").read_text("utf-8"))


def inlined(script: str) -> str:
    """Return a script without indentation and lines of comment, which every page would carry.

    Line breaks stay: without them a comment after a statement would swallow the rest.
    """
    lines = map(str.strip, script.splitlines())
    return "\n".join(line for line in lines if not line.startswith("//"))
