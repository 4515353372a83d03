"""Links and paths in the documentation exist."""

import re
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
CODE: Final = re.compile(r"`([\w.<>?*/-]+)`")
FOLDERS: Final = ("assets/", "content/", "docs/", "drishti/", "tests/")
MADE_LATER: Final = {"letters", "partners", "_headers", "_redirects"}
"""Names in paths that need not exist, because readers create these files themselves."""


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_and_path_in_a_document_exists(document: Path) -> None:
    words = document.read_text("utf-8")
    links = [path for path, _ in LINK.findall(words)]
    paths = [
        path
        for path in CODE.findall(words.replace("<code>", "??"))
        if path.startswith(FOLDERS) and not MADE_LATER & set(re.split(r"[/.]", path))
    ]

    assert [link for link in links if not (document.parent / link).exists()] == []
    assert [path for path in paths if not list(ROOT.glob(path.rstrip("/")))] == []
