"""Sentences that become untrue when the owner changes a setting or removes a section."""

import re
from collections.abc import Container, Iterator
from pathlib import Path
from typing import Final

from drishti.content.errors import Problem
from drishti.content.schema.site_content import SiteContent

TERMS: Final = "content/en/legal/terms.md"
STATEMENT: Final = "content/en/accessibility.toml"
README: Final = "README.md"
REQUIREMENTS: Final = "docs/requirements.md"
ARCHITECTURE: Final = "docs/architecture.md"
BENCHMARK: Final = "docs/benchmark.md"
TESTS: Final = (".ci/all", "tests/specification.toml", "tests/benchmark/presses.py")
"""Files that name parts of a section, which no other check looks for."""
CLAIMS: Final = (
    ("counting", TERMS, "no analytics"),
    ("counting", TERMS, "tracks nobody"),
    ("counting", TERMS, "We keep no records of visitors"),
    ("counting", STATEMENT, "tracks nobody"),
    ("forms", TERMS, "no forms to send"),
    ("forms", TERMS, "does not ask for your name"),
    ("forms", TERMS, "We keep no records of visitors"),
    ("forms", TERMS, "We have no list of visitors"),
    ("widget = false", TERMS, "Google\u2019s translator"),
    ("widget = false", STATEMENT, "asks Google\u2019s translator"),
    ("offline = false", STATEMENT, "Copies of the pages"),
    ("offline = false", TERMS, "keeps a copy of the pages"),
    ("offline = false", README, "without a network"),
    ("counting", README, "contacts no third party until"),
    ("counting", REQUIREMENTS, "stores no data outside the visitor's browser"),
    ("counting", REQUIREMENTS, "makes no API calls"),
    ("forms", README, "contacts no third party until"),
    ("forms", REQUIREMENTS, "stores no data outside the visitor's browser"),
    ("forms", "deploy/README.md", "no forms"),
)
"""A setting, and the file and the words that are untrue with it."""
SECTION_WORDS: Final = {
    "ecosystem": "three cards",
    "buy": "buy box|the countdown",
    "rounds": "presale rounds?",
    "token": "token facts|token overview",
    "vision": "vision and mission",
    "reasons": "why the coin",
    "features": "(?:key|all) features|every feature",
    "calculator": "calculator|slider",
    "roadmap": "roadmap|quarters",
    "status": "where the project stands",
    "faq": "FAQ|the questions",
}
"""The words with which texts outside a section speak of it; its files are found by its name."""


def causes(content: SiteContent) -> set[str]:
    """Return the settings that are not those with which the site began."""
    site = content.site
    settings = {
        "counting": bool(site.counting.script),
        "forms": bool(site.forms),
        "widget = false": not content.language.widget,
        "offline = false": not site.offline,
    }
    return {name for name, holds in settings.items() if holds}


def untrue(content: SiteContent, root: Path, *, stops: bool) -> Iterator[Problem]:
    """Yield each such sentence that is still there; some stop a build, because readers see them."""
    true = causes(content)
    for cause, file, words in CLAIMS:
        is_stop = cause in {"counting", "forms"} and file.startswith("content/")
        if cause in true and is_stop == stops:
            for line in lines_with(root / file, words):
                message = f"says {words!r}, which is untrue with {cause}; use other words"
                yield Problem(file, "", message, line)


def about_lost_sections(
    root: Path, sections: Container[str] = SiteContent.model_fields
) -> Iterator[Problem]:
    """Yield each line that speaks of a section that the site has no more, notes included."""
    folder = root / "content" / "en"
    files = [*sorted(path for path in folder.rglob("*") if path.suffix in {".toml", ".md"})]
    documents = (README, "content/README.md", REQUIREMENTS, ARCHITECTURE, BENCHMARK)
    files += [root / name for name in (*documents, *TESTS)]
    lost = {name: words for name, words in SECTION_WORDS.items() if name not in sections}
    for file in files if lost else ():
        lines = file.read_text("utf-8").splitlines() if file.is_file() else []
        for number, line in enumerate(lines, 1):
            for name, words in lost.items():
                named = rf"(?i)\b(?:{words}|{name}\.toml)(?:\b|(?=__))|#{name}\b|`{name}`"
                if found := re.search(named, line):
                    message = f"says {found[0]!r}, but the site has no {name} section; correct it"
                    yield Problem(file.relative_to(root).as_posix(), "", message, number)


def lines_with(file: Path, words: str) -> Iterator[int]:
    """Yield the numbers of a file's lines, if it exists, with ``words``; amounts are whole."""
    lines = file.read_text("utf-8").splitlines() if file.is_file() else []
    for number, line in enumerate(lines, 1):
        if re.search(rf"{re.escape(words)}(?![.,]?\d)", line) and not line.startswith("#"):
            yield number
