"""Check that the files of ``assets/`` are there, and that every image can be decoded."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

from PIL import ExifTags, Image

from drishti.content.errors import Problem

SVG_NAMESPACE: Final = "http://www.w3.org/2000/svg"

FORMATS: Final = {"jpg": "jpeg"} | {it: it for it in ("avif", "jpeg", "png", "svg", "webp")}
"""The format of each file whose name ends so, wherever it is in ``assets/``."""

NAMED_IN_CODE: Final = ("images/icons.svg", "images/favicon.svg")
"""SVGs that are used in code only, not named in any content file."""


def asset_names(root: Path) -> set[str]:
    """Return the path of each file in ``root/assets``, below it."""
    paths = (root / "assets").rglob("*")
    return {it.relative_to(root / "assets").as_posix() for it in paths if it.is_file()}


def missing(name: str, files: set[str]) -> str:
    """Return why ``name`` is not among the ``files`` of ``assets/``; empty if it is.

    Their names are compared because hosts may tell capitals apart where this file system does not.
    """
    if name in files:
        return ""
    near = [it for it in files if it.lower() == name.lower()]
    return f"is called {near[0]}; rename the file" if near else "not found; add the file"


def broken_pictures(root: Path, named: Iterable[str], files: set[str]) -> Iterator[Problem]:
    """Yield a problem for each invalid image: those ``named``, and all others among the ``files``.

    Missing images named in content are reported by ``broken_references``.
    """
    images = {it for it in files if Path(it).suffix[1:].lower() in FORMATS and "/." not in f"/{it}"}
    for name in sorted({*named, *NAMED_IN_CODE, *images}):
        if fault := missing(name, files):
            if name in NAMED_IN_CODE:
                yield Problem(f"assets/{name}", "", fault)
            continue
        path = root / "assets" / name
        saved = path.stat()
        if fault := _image_error(path, saved.st_mtime_ns, saved.st_size):
            yield Problem(f"assets/{name}", "", fault)


@lru_cache(maxsize=256)  # content is checked at every save, but images rarely change
def _image_error(path: Path, _saved: int, _size: int) -> str:
    kind = FORMATS[path.suffix[1:].lower()]
    if kind == "svg":
        return _svg_error(path)
    try:
        with Image.open(path, formats=[kind]) as image:
            image.load()
            in_xmp = "GPSLatitude" in str(image.info.get("xmp"))
            place = in_xmp or image.getexif().get_ifd(ExifTags.IFD.GPSInfo)
    except Exception:  # noqa: BLE001 - Pillow's decoders raise many kinds of exception
        return f"not a valid {kind.upper()}; save the image again in that format"
    return "tells the place where it was taken; save it without location data" if place else ""


def _svg_error(path: Path) -> str:
    try:
        drawing = ET.fromstring(path.read_bytes())  # noqa: S314 - the owner's own file
    except (ET.ParseError, LookupError, ValueError, OSError):
        return "not a valid SVG; save the image again in that format"
    if drawing.tag != f"{{{SVG_NAMESPACE}}}svg":
        return f'no SVG root element; allowed: <svg xmlns="{SVG_NAMESPACE}">'
    if "viewBox" not in drawing.attrib and drawing.find(f"{{{SVG_NAMESPACE}}}symbol") is None:
        return 'no viewBox; add one to the <svg> tag, such as viewBox="0 0 64 64"'
    return ""
