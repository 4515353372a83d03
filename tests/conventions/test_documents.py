"""Links and paths in the documentation exist, and the recipe for a form works."""

import re
import tomllib
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import pytest

from drishti.content.claims import lines_with
from drishti.content.schema import sections
from drishti.content.schema.base import Text
from support.code_blocks import blocks
from support.components import walk
from support.projects import ROOT

DOCUMENTS: Final = (
    *sorted({*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")} - {ROOT / "CHANGELOG.md"}),
    *sorted(ROOT.glob("docs/decisions/*.md")),
    ROOT / "content/README.md",
    ROOT / "deploy/README.md",
    ROOT / "reflex_static/browser/README.md",
)
LINK: Final = re.compile(r"\]\((?!https?:)([^)#]+)(#[^)]*)?\)")
COMMAND: Final = re.compile(r"python -m ((?:drishti|tests)\.[\w.]*\w)")
CODE: Final = re.compile(r"`([\w.<>?*/-]+)`")
FOLDERS: Final = ("assets/", "content/", "docs/", "drishti/", "reflex_static/", "tests/")
MADE_LATER: Final = {"letters", "partners", "press", "count", "_headers", "_redirects"}
"""Names in paths that need not exist, because readers create these files themselves."""


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_and_path_in_a_document_exists(document: Path) -> None:
    words = document.read_text("utf-8")
    links = [path for path, _ in LINK.findall(re.sub(r"(?s)```.*?```", "", words))]
    paths = [
        path
        for path in CODE.findall(words.replace("<code>", "??"))
        if path.startswith(FOLDERS) and not MADE_LATER & set(re.split(r"[/.]", path))
    ]

    gone = [link for link in links if not (document.parent / link).exists()]
    gone += [path for path in paths if not list(ROOT.glob(path.rstrip("/")))]
    gone += [name for name in COMMAND.findall(words) if not find_spec(name)]
    lines = [line for link in gone for line in lines_with(document, link)]
    assert not gone, f"{gone}: correct {document.name}, lines {lines}"


def test_the_recipe_for_a_form_makes_a_section_and_allows_its_address(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    recipe = [*blocks((ROOT / "docs/customising.md").read_text("utf-8"))]
    code = {block.file: block.text for block in recipe if block.file}
    made: dict[str, Any] = dict(vars(sections))
    exec(code["drishti/content/schema/sections.py"], made)  # noqa: S102
    monkeypatch.setattr(sections, "Letters", made["Letters"], raising=False)
    exec(code["drishti/sections/letters.py"], made)  # noqa: S102
    table = tomllib.loads(code["content/en/letters.toml"])
    texts = {name: Text(value, f"letters.{name}") for name, value in table.items()}

    section = made["letters"](made["Letters"].model_validate(texts))
    form = next(part for part in walk(section) if part.tag == "form")
    assert str(form.custom_attrs["action"]) == table["action"]
    assert tomllib.loads(code["content/en/site.toml"]) == {"forms": [table["action"]]}
