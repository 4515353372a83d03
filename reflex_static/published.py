"""What may be in ``assets/``, by name and by content."""

import re
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Final
from xml.parsers import expat

DESKTOP_FILES: Final = (
    *(".DS_Store", "._*", ".#*", ".directory", ".*.sw?", "[Tt]humbs.db", "[Dd]esktop.ini"),
)
"""Left-overs of desktops and editors, which are not copied."""

NAMES: Final = {"_headers", "_redirects", "cname", "licence", "license", "notice"}
SUFFIXES: Final = re.compile(
    r"\.(asc|avif|css|csv|gif|ico|jpe?g|js|json|m4a|(css|m?js)\.map|md|mjs|mp[34]|og[ag]|otf|pdf|png"
    r"|svg|ttf|txt|vtt|wasm|wav|webm|webmanifest|webp|woff2?|zip)$"
)
"""Neither pages, which would have no policy, nor XML, which can contain pages."""

INNER: Final = re.compile(
    r"\.(\w*ml\d?|[sx]?htm|xht|svgz?|xslt?|xul|rdf|rss|atom|ph(p\w*|t|ar)|f?cgi|pl|py|rb|lua|sh"
    r"|asp\w*|jsp\w*|cfm|var|asis)(?=\.)"
)
"""Pages and programs by a suffix before the last, which Apache reads too."""

SPECIAL: Final = re.compile(r'[\0-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff"#%*:<>?\\|]')
"""Signs that no name can have on every system and in an address as they stand."""

MAX_DRAWING: Final = 2_000_000
MAX_DEPTH: Final = 200
SECRET: Final = re.compile(rb'-----BEGIN [A-Z ]*PRIVATE KEY|PuTTY-User-Key-File|"ciphertext"')
SVG: Final = "http://www.w3.org/2000/svg"
RDF: Final = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"
ACTIVE: Final = {
    *("a", "audio", "canvas", "discard", "embed", "foreignObject", "handler", "iframe"),
    *("listener", "object", "script", "video"),
}
LOCAL: Final = r"#|data:(?:image/(?:png|jpeg|webp|gif)|font/)"
LOADS: Final = re.compile(
    rf"@import|\\|(?:url|src)\(\s*[\"']?\s*(?!{LOCAL})|image-set", re.IGNORECASE
)
REFERENCE: Final = re.compile(LOCAL)


class _RefusedError(Exception):
    """Says what is not drawing in a drawing."""


def refused(assets: Path) -> Iterator[str]:
    """Yield a line for each file that is not meant to be published."""
    for path in sorted(assets.rglob("*")):
        if problem := _problem(path, path.relative_to(assets)):
            yield f"{path.as_posix()!r}"[1:-1] + f": {problem}"


def _problem(path: Path, inside: Path) -> str:
    if any(fnmatch(path.name, pattern) for pattern in DESKTOP_FILES):
        return ""
    if SPECIAL.search(path.name):
        return 'no name may have line ends, nor any of "#%*:<>?\\|; rename it'
    if path.is_symlink():
        of_asset = inside.parts[0] == "external"  # as Reflex names it
        instead = "write an ES module in place of rx.asset(shared=True), and remove it"
        return f"is a link; {instead if of_asset else 'put the file itself there'}"
    if path.is_dir():
        hidden = path.name.startswith(".") and inside != Path(".well-known")
        return "hidden folders are not published; remove it" if hidden else ""
    if not path.is_file():
        return "is no ordinary file; remove it"
    return _name_problem(inside) or _content_problem(path)


def _name_problem(inside: Path) -> str:
    name = inside.name.lower()
    if found := INNER.search(name):
        return f"a server may take it for {found[0]}; rename it, with a hyphen for that point"
    is_known = SUFFIXES.search(name) or ("." not in name and inside.parts[0] == ".well-known")
    if name in NAMES or (is_known and not name.startswith(".")):
        return ""
    return "hidden files, left-overs and other pages are not published; remove it"


def _content_problem(path: Path) -> str:
    is_drawing = path.suffix.lower() == ".svg"
    if is_drawing and path.stat().st_size > MAX_DRAWING:
        return f"is larger than {MAX_DRAWING // 1_000_000} MB; simplify it, or use a picture"
    with path.open("rb") as file:
        if any(map(SECRET.search, file)):
            return "a private key; remove it"
    try:
        if is_drawing and (content := path.read_bytes()):
            _check_drawing(content)
    except _RefusedError as error:
        return f"only drawing is published, not {error}; remove it"
    except expat.ExpatError as error:
        return f"is no SVG file: {error}"
    return ""


def _check_drawing(content: bytes) -> None:
    """Refuse what is not drawing, as the parser meets it."""
    opened: list[str] = []
    texts: list[str] = []

    def start(tag: str, attributes: dict[str, str]) -> None:
        opened.append(tag)
        space, _, name = tag.rpartition(" ")
        foreign = space.startswith("http://www.w3.org/") and space not in {SVG, RDF}
        if foreign or name in ACTIVE:
            raise _RefusedError(f"<{name}>")
        if len(opened) > MAX_DEPTH:
            raise _RefusedError(f"more than {MAX_DEPTH} levels")
        for attribute, value in attributes.items():
            _check_attribute(attribute.rpartition(" ")[2], value.strip())

    def refuse(*_: object) -> None:
        raise _RefusedError("an entity, a default or an instruction")

    def check_type(_name: str, _system: object, public: str | None, _internal: object) -> None:
        # Browsers know the entities of XHTML, which the parser leaves out.
        if not (public or "").startswith("-//W3C//DTD SVG "):
            raise _RefusedError("another document type")

    parser = expat.ParserCreate(namespace_separator=" ")
    parser.StartDoctypeDeclHandler = check_type
    parser.StartElementHandler = start
    parser.EndElementHandler = lambda _tag: opened.pop()
    parser.CharacterDataHandler = texts.append
    parser.EntityDeclHandler = parser.AttlistDeclHandler = refuse
    parser.ProcessingInstructionHandler = refuse
    parser.Parse(content, True)  # noqa: FBT003
    if found := LOADS.search("".join(texts)):
        raise _RefusedError(found[0])


def _check_attribute(name: str, value: str) -> None:
    loads = name in {"href", "src"} and not REFERENCE.match(value)
    changes = name == "attributeName" and value.rpartition(":")[2] == "href"
    if name[:2] == "on" or name == "base" or loads or changes or LOADS.search(value):
        raise _RefusedError(f'{name}="{value[:40]}"')
