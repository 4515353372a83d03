"""Changing a file that Reflex writes: what is looked for in it, and missed, stops the build."""


def replaced(file: str, source: str, old: str, new: str) -> str:
    """Return the ``source`` of Reflex's ``file`` with its single ``old`` replaced."""
    if source.count(old) != 1:
        raise SystemExit(f"{file}: Reflex has changed it; there is no single `{old}` in it")
    return source.replace(old, new)
