"""An owner edits one documented place, and the change appears everywhere."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page

from drishti.content.files import PAGES
from drishti.content.links import ROUTES
from drishti.content.loader import english
from drishti.content.schema.language import Language
from support.accessibility.checks import overflow
from support.browsers.visitors import open_laid_out
from support.code_blocks import blocks
from support.content.edit import LATER, add, edit
from support.content.facts import VALUES, fill_in
from support.content.languages import ENGLISH, OTHER, RIGHT_TO_LEFT, in_each_language
from support.hosts.static_host import served
from support.projects import ROOT, SharedBuilds

pytestmark = pytest.mark.builds

PACKAGE = re.compile("drishti___")  # the package name, as it appears in state names


@pytest.fixture(scope="module")
def edited(builds: SharedBuilds) -> Path:
    """The site after the edits that an owner is likely to make first."""
    return builds.get("edited", make_first_edits)


def make_first_edits(project: Path) -> None:
    facts = english().facts
    fill_in(project)
    recipes = (ROOT / "docs/customising.md").read_text("utf-8")
    page = next(block.text for block in blocks(recipes) if block.language == "markdown")
    page = page.replace("updated =", "published =")
    for file, text in ((f"{PAGES}/press.md", page), ("assets/press/pictures.zip", "PK")):
        (project / file).parent.mkdir(exist_ok=True)
        (project / file).write_text(text, "utf-8")
    for old, new in (
        (f'name = "{facts.name}"', 'name = "Deepam"'),
        (f'ticker = "{facts.ticker}"', 'ticker = "$DEEPAM"'),
        (VALUES["meaning"], "Deepam means light."),
        (f"year = {facts.year}", "year = 2031"),
        (facts.countdown.isoformat(), "2031-01-31T18:00:00+05:30"),
        (f'"{facts.prices["buy_current"]}"', '"$901"'),
    ):
        edit(project, "facts.toml", old, new)
    add(
        project, "faq.toml", '\n[[items]]\nid = "fees"\nquestion = "Is it free?"\nanswer = "Yes."\n'
    )
    add(project, "roadmap.toml", LATER)
    add(project, "legal/terms.md", "\n\nA clause of the owner.\n")


def test_renaming_the_token_removes_its_old_name_everywhere(edited: Path) -> None:
    facts = english().facts
    old = re.compile(rf"{re.escape(facts.ticker)}|{re.escape(facts.name)}", re.IGNORECASE)
    left = [
        path
        for path in edited.rglob("*")
        if old.search(str(path.relative_to(edited)))
        or (path.is_file() and old.search(PACKAGE.sub("", path.read_text("utf-8", "ignore"))))
    ]

    assert left == []


def test_each_edit_appears_on_the_site(edited: Path) -> None:
    wanted = {
        "index.html": [
            "$901",
            "31 January 2031",
            'href="https://x.com/deepam"',
            "\N{COPYRIGHT SIGN} 2031 Deepam",
            'href="https://sale.deepam.in"',
            'href="https://light.org"',
            'href="mailto:help-desk@deepam.in"',
            "Is it free?",
            'href="https://deepam.in/papers/whitepaper.pdf"',
            "Q4 2031: Later",
            "The seller: Deepam Trust, 12 Lake Road, Pune 411001, India.",
            "Closed to people in the United Kingdom.",
            "Of a trade of ₹1,000, ₹15",
            "28 February 2027: ₹1,50,000 to Light House",
            'href="https://light.org/a"',
            "Signs every payment.",
            "I read by touch.",
            "I read it first.",
            'href="https://papers.deepam.in/first.pdf"',
            'href="https://deepam.in/feed.xml" rel="alternate"',
            ">Press</span></a>",
        ],
        f"{OTHER.code}/press.html": [">Press</h1>", "$DEEPAM is a token", "/press/pictures.zip"],
        "feed.xml": ["https://deepam.in/press", "<title>Press</title>"],
        "accessibility.html": ['href="mailto:help-desk@deepam.in"'],
        "terms-uses.html": ["A clause of the owner.", "India", "help-desk@deepam.in"],
    }

    pages = {page: (edited / page).read_text("utf-8") for page in wanted}

    missing = {(page, text) for page in pages for text in wanted[page] if text not in pages[page]}
    assert missing == set()


@in_each_language(usual=(ENGLISH, RIGHT_TO_LEFT))
def test_no_page_is_wider_than_the_smallest_screen_once_every_fact_is_known(
    page: Page, edited: Path, language: Language
) -> None:
    page.set_viewport_size({"width": 320, "height": 740})
    faults = {}
    with served(edited) as address:
        for path in ROUTES:
            open_laid_out(page, f"{address}{language.path(path)}")
            page.evaluate("document.querySelectorAll('details').forEach((one) => one.open = true)")
            if found := overflow(page):
                faults[path] = found
        page.goto("about:blank")

    assert faults == {}
