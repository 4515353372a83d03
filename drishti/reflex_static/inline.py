"""Inline scripts."""

from pathlib import Path


def inlined(file: Path) -> str:
    """Return a script without indentation or comment lines, to keep the pages small.

    Line breaks stay; without them, a comment at the end of a line would hide all that follows. The
    result is byte-for-byte the same in every build, and so is its hash in the policy.
    """
    lines = map(str.strip, file.read_text("utf-8").splitlines())
    return "\n".join(line for line in lines if not line.startswith("//"))
