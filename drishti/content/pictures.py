"""Open every picture once, so that a damaged one is told and never published."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

from PIL import Image

from drishti.content.errors import Problem

SPACE: Final = "http://www.w3.org/2000/svg"
NAMED_IN_CODE: Final = ("images/icons.svg", "images/favicon.svg")
"""Drawings that no file of content names, and that the build takes apart."""


def broken_pictures(root: Path, named: Iterable[str]) -> Iterator[Problem]:
    """Yield a problem for each picture under ``root/assets`` that is there and cannot be shown."""
    for name in sorted({*named, *NAMED_IN_CODE}):
        path = root / "assets" / name
        if not path.is_file():
            if name in NAMED_IN_CODE:
                yield Problem(f"assets/{name}", "", "is not there; add the file")
            continue
        saved = path.stat()
        if fault := _fault(path, saved.st_mtime_ns, saved.st_size):
            yield Problem(f"assets/{name}", "", fault)


@lru_cache(maxsize=256)  # content is checked at every save, and pictures seldom change
def _fault(path: Path, _saved: int, _size: int) -> str:
    kind = path.suffix[1:]
    if kind == "svg":
        return _fault_in_drawing(path)
    try:
        with Image.open(path, formats=[kind]) as image:
            image.load()
    except Exception:  # noqa: BLE001 - a reader of pictures raises whatever it stumbles over
        return f"cannot be read as {kind.upper()}; save the picture again in that format"
    return ""


def _fault_in_drawing(path: Path) -> str:
    try:
        drawing = ET.fromstring(path.read_bytes())  # noqa: S314 - the owner's own file
    except (ET.ParseError, LookupError, ValueError, OSError):
        return "cannot be read as SVG; save the drawing again in that format"
    if drawing.tag != f"{{{SPACE}}}svg":
        return f'is no SVG; allowed: <svg xmlns="{SPACE}"> around the drawing'
    if "viewBox" not in drawing.attrib and drawing.find(f"{{{SPACE}}}symbol") is None:
        return 'has no viewBox; allowed: one in its first tag, such as viewBox="0 0 64 64"'
    return ""
