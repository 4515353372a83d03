"""Scripts that stand in the pages themselves."""

from pathlib import Path


def inlined(file: Path) -> str:
    """Return a script without indentation and comment lines, which every page would carry.

    Line breaks stay: without them a comment after a statement would hide the rest. The result is
    the same to the byte in every build, so that its hash in the policy is too.
    """
    lines = map(str.strip, file.read_text("utf-8").splitlines())
    return "\n".join(line for line in lines if not line.startswith("//"))
