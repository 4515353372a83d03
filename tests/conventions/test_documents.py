"""Links and paths in the documentation exist."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from support.projects import ROOT

DOCUMENTS: Final = (
    *sorted({*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")} - {ROOT / "CHANGELOG.md"}),
    *sorted(ROOT.glob("docs/decisions/*.md")),
    ROOT / "content/README.md",
    ROOT / "deploy/README.md",
    ROOT / "drishti/reflex_static/README.md",
    ROOT / "drishti/reflex_static/browser/README.md",
)
LINK: Final = re.compile(r"\]\((?!https?:)([^)#]+)(#[^)]*)?\)")
CODE: Final = re.compile(r"`([\w.<>*/-]+)`")
FOLDERS: Final = ("assets", "content", "docs", "drishti", "tests")
MADE_LATER: Final = {"letters", "partners", "_headers", "_redirects"}
"""Files that readers add themselves: those of the recipes, and a host's own rules."""


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def paths_in(words: str) -> Iterator[str]:
    """Yield the code spans that look like paths relative to the root."""
    for match in CODE.finditer(words):
        path = match[1].replace("<code>", "??")
        if (
            path.split("/")[0] in FOLDERS
            and "/" in path
            and not MADE_LATER & set(re.split(r"[/.]", path))
        ):
            yield path


@pytest.mark.parametrize("document", DOCUMENTS, ids=name_of)
def test_every_link_and_path_in_a_document_exists(document: Path) -> None:
    words = document.read_text("utf-8")
    links = [match[1] for match in LINK.finditer(words)]

    assert [link for link in links if not (document.parent / link).exists()] == []
    assert [path for path in paths_in(words) if not list(ROOT.glob(path.rstrip("/")))] == []
