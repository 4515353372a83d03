"""Read the English content files."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from drishti.content.errors import Problem
from drishti.content.schema.base import BRACES, Content, Template, Text
from drishti.content.schema.language import SOURCE_LANGUAGE
from drishti.content.schema.legal import OwnPage, split
from drishti.content.schema.site_content import SiteContent
from drishti.content.toml_errors import toml_fault
from drishti.content.tree import field_type, named, types_in, walk

LEGAL_PAGES: Final = ("disclaimer", "terms")
PAGES: Final = f"content/{SOURCE_LANGUAGE}/pages"
PAGE: Final = "pages."
"""Begins the names of the owner's own pages."""
RENAMED: Final = {"assets", "fonts", "images", "styles"}
"""The folders of ``assets/`` whose files have a version in their addresses."""
TAKEN: Final = {"index", "disclaimer", "terms-uses", "accessibility", *RENAMED}
"""Addresses of pages and folders that the site has already."""
FRONT_MATTER: Final = re.compile(
    r"\A\+\+\+\n(?P<toml>.*?)^\+\+\+\n(?P<markdown>.*)\Z", re.DOTALL | re.MULTILINE
)

Table = dict[str, Any]
Texts = dict[str, Text]

CONFLICT: Final = "a conflict of git; keep one of its two sides"

MAX_CHARACTERS: Final = 200_000
"""Larger files are rejected, because they are probably here by mistake."""

MAX_POINTS: Final = 200
"""How many points a line of TOML may have; the time for a key grows with their square."""


def english_file(name: str) -> str:
    """Return the path of an English file, relative to the project; ``pages.press`` is a page."""
    file = f"legal/{name}.md" if name in LEGAL_PAGES else f"{name}.toml"
    if name.startswith(PAGE):
        file = f"pages/{name.removeprefix(PAGE)}.md"
    return f"content/{SOURCE_LANGUAGE}/{file}"


def own_pages(root: Path) -> list[str]:
    """Return the names of the owner's own pages, which are also their addresses."""
    return sorted(path.stem for path in (root / PAGES).glob("[!.]*.md"))


def split_path(path: str) -> tuple[str, str]:
    """Return the name of a path's file, such as ``faq`` or ``pages.press``, and the field in it."""
    match = re.fullmatch(rf"((?:{re.escape(PAGE)})?[^.]*)\.?(.*)", path)
    return (match[1], match[2]) if match else (path, "")


def field_problem(path: str, message: str) -> Problem:
    """Return a problem with a field of the English content, such as ``faq.items.what.answer``."""
    name, field = split_path(path)
    return Problem(english_file(name), field, message)


def source_tables(root: Path, names: Mapping[str, str], problems: list[Problem]) -> Table:
    """Return the prepared table of each English file that can be read, by name."""
    fields = [name for name in SiteContent.model_fields if name != "pages"]
    pages = [f"{PAGE}{name}" for name in own_pages(root)]
    tables = {name: read(root, name, names, problems) for name in (*fields, *pages)}
    known = {name: table for name, table in tables.items() if table is not None}
    own = {name.removeprefix(PAGE): known.pop(name) for name in pages if name in known}
    return known | {"pages": own}


def read(root: Path, name: str, names: Mapping[str, str], problems: list[Problem]) -> Table | None:
    """Return a file's prepared table, or ``None`` after appending the error to ``problems``."""
    file = english_file(name)
    try:
        source = read_text(root / file)
        is_own = name.startswith(PAGE)
        model = OwnPage if is_own else SiteContent.model_fields[name].annotation
        is_toml = file.endswith(".toml")
        table = _toml(source) if is_toml else _markdown_page(source, is_own=is_own)
        return to_texts(table, name, names, model)
    except FileNotFoundError:
        problems.append(Problem(file, "", "file not found; every section needs one"))
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        problems.append(Problem(file, "", "not valid UTF-8; save the file as UTF-8", line))
    except tomllib.TOMLDecodeError as error:
        problems.append(Problem(file, *toml_fault(source, error)))
    except ValueError as error:
        message, line = (*error.args, 0)[:2]
        problems.append(Problem(file, "", f"cannot be read: {message}", line))
    except (OSError, RecursionError) as error:
        problems.append(Problem(file, "", f"cannot be read: {error}"))
    return None


def source_texts(root: Path) -> Texts:
    """Return every text to translate by its key, as the ``Text`` subclass of its field.

    Those that depend on a fact are there in both variants. The numbered sections of the legal pages
    are left out, because only their English is binding.
    """
    tables = source_tables(root, {}, [])
    for name in LEGAL_PAGES:
        tables.get(name, {}).pop("sections", None)
    return shown_texts(tables)


def shown_texts(content: Table | Content) -> Texts:
    """Return every text in prepared tables or a content model, by key; none that is empty."""
    texts = (value for _, _, value in walk(content) if isinstance(value, Text))
    return {text.key: text for text in texts if text}


def has_words(text: Text) -> bool:
    """Return whether a text has words to translate, not only figures and variables."""
    return isinstance(text, Template) or any(map(str.isalpha, BRACES.sub("", text.raw)))


def to_texts(value: Any, key: str, names: Mapping[str, str], annotation: Any) -> Any:
    """Prepare parsed TOML: fill in its variables, and turn lists into tuples.

    Each string becomes the subclass of ``Text`` that its field has, according to ``annotation``.
    """
    match value:
        case str():
            filled = interpolate(value, names)
            return next((kind(filled, key, value) for kind in types_in(annotation, Text)), filled)
        case dict():
            return {
                name: to_texts(item, f"{key}.{name}", names, field_type(annotation, name))
                for name, item in value.items()
            }
        case list():
            return tuple(
                to_texts(item, f"{key}.{name}", names, annotation) for name, item in named(value)
            )
        case _:
            return value


def interpolate(text: str, names: Mapping[str, str]) -> str:
    """Return ``text`` with each variable that has a value filled in.

    A value such as ``Deepam Pvt. Ltd.`` loses its full stop before another one.
    """

    def value(found: re.Match[str]) -> str:
        ends = text.startswith(".", found.end())
        return (names.get(found[1] or "") or found[0]).removesuffix("." if ends else "")

    return BRACES.sub(value, text)


def read_text(path: Path) -> str:
    """Return the text of a file; raise ``ValueError`` if it is too large, or a device."""
    if path.exists() and not path.is_file():
        raise ValueError("not an ordinary file")
    with path.open(encoding="utf-8-sig") as file:
        text = file.read(MAX_CHARACTERS + 1)
    if len(text) > MAX_CHARACTERS:
        raise ValueError(f"larger than {MAX_CHARACTERS} characters")
    if line := conflict_line(text):
        raise ValueError(f"line {line}: {CONFLICT}")
    return text


def conflict_line(text: str) -> int:
    """Return the line where git could not merge two versions of a file; 0 if there is none."""
    before, mark, _ = f"\n{text}".partition("\n<<<<<<< ")
    return before.count("\n") + 1 if mark else 0


def write_text(path: Path, text: str) -> None:
    """Replace a file at once, so that a full disk or an interruption leaves the old one."""
    new = path.with_name(f".{path.name}")
    try:
        new.write_text(text, "utf-8", newline="\n")
        new.replace(path)
    except OSError as error:
        raise SystemExit(f"{path}: cannot be written: {error.strerror}") from error


def saved_files(folder: Path) -> list[Path]:
    """Return every content file under ``folder``, except editors' hidden files."""
    return sorted(
        path
        for path in folder.rglob("*")
        if path.suffix.lower() in {".toml", ".md", ".markdown", ".po", ".txt"}
        and not path.name.startswith(".")
    )


def unknown_files(root: Path) -> Iterator[Problem]:
    """Yield a problem for each file that no part of the site is named after."""
    pages = own_pages(root)
    names = (*SiteContent.model_fields, *(f"pages.{page}" for page in pages))
    known = {root / english_file(name) for name in names}
    for page in pages:
        if not re.fullmatch("[a-z][a-z0-9-]{2,39}", page) or page in TAKEN:
            message = "its name becomes the address; allowed: a free one of 3 to 40 of a-z, 0-9, -"
            yield Problem(english_file(f"pages.{page}"), "", message)
    for path in saved_files(root / "content" / SOURCE_LANGUAGE):
        if path not in known:
            remedy = f"a page of your own is {PAGES}/<name>.md"
            if path.suffix == ".toml":
                remedy = "a section needs its field in drishti/content/schema/site_content.py"
            message = f"unknown file; remove it; {remedy}"
            yield Problem(path.relative_to(root).as_posix(), "", message)


def _markdown_page(source: str, *, is_own: bool) -> Table:
    match = FRONT_MATTER.match(source.replace("\r\n", "\n"))
    if match is None:
        raise ValueError("its settings, at its top, must stand between two lines +++", 1)
    first_line = "\n"  # replaces the +++ line, so that errors have the right line number
    texts = {"body": match["markdown"]} if is_own else split(match["markdown"])
    return _toml(first_line + match["toml"]) | texts


@lru_cache(maxsize=64)  # a save changes one file; nothing may mutate a cached table
def _toml(source: str) -> Table:
    for number, line in enumerate(source.split("\n"), 1):
        if line.count(".") > MAX_POINTS:
            raise ValueError(f"it has more than {MAX_POINTS} points", number)
    if not (table := tomllib.loads(source)):
        raise ValueError("it is empty")
    return table
