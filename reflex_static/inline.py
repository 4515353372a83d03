"""Inline scripts and data."""

import json
from pathlib import Path


def inline_script(file: Path) -> str:
    """Return a script without indentation, blank or comment lines, to keep the pages small.

    Line breaks stay, because without them a comment at the end of a line would hide what follows.
    The result is byte-for-byte the same in every build, and so is its hash in the policy.
    """
    lines = map(str.strip, file.read_text("utf-8").splitlines())
    return "\n".join(line for line in lines if line and not line.startswith("//"))


def json_in_script(data: object) -> str:
    """Return JSON whose text cannot close a ``<script>`` (HTML, section 4.12.1.3)."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
