"""Each content error is reported on one line: file, field, problem, and what is allowed."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from drishti.content import loader
from drishti.content.links import SECTIONS
from drishti.content.loader import english, load, translations
from drishti.content.schema.base import DIVIDER
from drishti.content.translation import po_file
from support.content.edit import Spoil
from support.content.facts import LISTS, VALUES, take_out
from support.content.languages import OTHER, RIGHT_TO_LEFT

FACTS = english().facts
SOCIAL = FACTS.socials[0]
COUNTDOWN = FACTS.countdown.isoformat()
QUESTIONS = english().faq.items
STATUS = english().status.items
STATEMENT_SECTION = next(
    section.id for section in english().accessibility.sections if not section.link
)
PHRASES = len(english().hero.tagline.split(DIVIDER))
HOLDING = english().calculator.holding.amount
SHARES = [share.percent for share in FACTS.shares]
Problems = Callable[[], list[str]]


def line_of(name: str, start: str) -> int:
    """Return the number of the first line with this start, counted from 1."""
    lines = (loader.ROOT / "content/en" / name).read_text("utf-8").splitlines()
    return next(number for number, line in enumerate(lines, 1) if line.startswith(start))


def test_the_committed_content_is_valid(problems: Problems) -> None:
    assert problems() == []


@pytest.mark.parametrize(
    ("name", "old", "new", "expected"),
    [
        (
            "faq.toml",
            "question =",
            "qestion =",
            f"items.{QUESTIONS[0].id}.qestion: unknown field; did you",
        ),
        (
            "facts.toml",
            f'moon = "{FACTS.prices["moon"]}"',
            'moon = "$1 / $2"',
            "prices.moon: is '$1 / $2'; allowed: a sum in dollars such as $0.5",
        ),
        (
            "faq.toml",
            "question =",
            "colour =",
            f"items.{QUESTIONS[0].id}.question: missing field; add it",
        ),
        ("faq.toml", 'heading = "', 'heading = "" #', "heading: is empty; allowed: at least one"),
        (
            "faq.toml",
            'heading = "',
            'heading = "{tickr} ',
            "heading: unknown variable {tickr}; allowed: {name}, {ticker}, ",
        ),
        ("faq.toml", 'heading = "', 'heading = "\\u202e', "heading: contains an invisible control"),
        (
            "faq.toml",
            f'id = "{QUESTIONS[0].id}"',
            f'id = "{QUESTIONS[1].id}"',
            f"items.2.id: duplicate '{QUESTIONS[1].id}'",
        ),
        (
            "status.toml",
            f'id = "{STATUS[0].id}"',
            f'id = "{SECTIONS[0]}"',
            f"items.{SECTIONS[0]}.id: '{SECTIONS[0]}' is an id elsewhere on the home page",
        ),
        (
            "accessibility.toml",
            f'id = "{STATEMENT_SECTION}"',
            f'id = "{STATEMENT_SECTION}"\nlink = {{ label = "Questions", href = "#faq" }}',
            f"sections.{STATEMENT_SECTION}.link.href: unknown link target '#faq'; did you mean",
        ),
        (
            "faq.toml",
            "heading =",
            "heading",
            f"line {line_of('faq.toml', 'heading =')}: expected '='",
        ),
        (
            "hero.toml",
            '"#buy"',
            '"#bye"',
            "buy.anchor: unknown link target '#bye'; did you mean #buy?",
        ),
        ("hero.toml", "hero.svg", "gone.svg", "image: assets/images/gone.svg not found"),
        (
            "hero.toml",
            'tagline = "',
            'tagline = "a | b | c | ',
            f"tagline: has {3 + PHRASES} phrases, ",
        ),
        (
            "buy.toml",
            "{days}",
            "days",
            "has the variables {hours}, {minutes}; allowed: exactly {days}, ",
        ),
        (
            "language.toml",
            f'tag = "{RIGHT_TO_LEFT.tag}"\ndirection = "rtl"',
            f'tag = "{RIGHT_TO_LEFT.tag}"\ndirection = "right"',
            f"languages.{RIGHT_TO_LEFT.code}.direction: is 'right'; allowed: 'ltr' or",
        ),
        ("header.toml", "[[links]]", "[links]", "line "),
        (
            "facts.toml",
            f"percent = {FACTS.raised.percent}",
            "percent = 170",
            "raised.percent: is 170; allowed: at most 100",
        ),
        (
            "facts.toml",
            COUNTDOWN,
            COUNTDOWN[:19],
            f"countdown: is {COUNTDOWN[:19]}; allowed: a date and time with",
        ),
        (
            "facts.toml",
            f"percent = {SHARES[0]}\n",
            "percent = 100\n",
            f"shares add up to {100 + sum(SHARES[1:])} percent",
        ),
        ("facts.toml", 'name = "', 'name = "{ticker} ', "name: is '{ticker} "),
        (
            "facts.toml",
            f'"{FACTS.address}"',
            f'"{FACTS.address}/site"',
            "set a path in REFLEX_FRONTEND_PATH",
        ),
        (
            "buy.toml",
            'fact = "sale"',
            'fact = "sail"',
            "heading: depends on the unknown fact 'sail'; allowed: name, ",
        ),
        (
            "hero.toml",
            'lede = "',
            'lede = "Read [the plan](/terms-uses). ',
            "lede: contains Markdown, which only the legal pages show; use a link field",
        ),
        (
            "legal/terms.md",
            "::: when_missing operator",
            "::: when_missed operator",
            "has a block that does not open with ::: when_known and a fact",
        ),
        (
            "facts.toml",
            f'id = "{SOCIAL.id}"',
            'id = "mastodon"',
            "socials.mastodon.id: no icon named 'mastodon'",
        ),
        ("facts.toml", SOCIAL.href, "http://x.com", f"socials.{SOCIAL.id}.href: is 'http://x.com"),
        ("facts.toml", SOCIAL.href, "https://\u0445.com", "allowed: https://, a host"),
        ("facts.toml", SOCIAL.href, "https://xn--x-0ed.com", "allowed: https://, a host"),
        ("legal/disclaimer.md", "## 14. ", "## ", "heading has no number; allowed: a numbered"),
        ("legal/terms.md", "## 2. ", "## 3. ", "sections: are numbered 1, 3, 3"),
        (
            "legal/terms.md",
            'title = "',
            "title = “",
            f"line {line_of('legal/terms.md', 'title = ')}: title: invalid value; allowed: ",
        ),
        (
            "legal/terms.md",
            "](/disclaimer#section-9)",
            "](/disclaimer#section-99)",
            "'/disclaimer#section-99'; did you mean /disclaimer#section-9?",
        ),
        (
            "legal/terms.md",
            "](/disclaimer)",
            "](https://deepam.example)",
            "link: 'https://deepam.example' leads to another site; allowed: an address of facts",
        ),
        (
            "legal/terms.md",
            "## Summary",
            "## Summary\n\n> quoted",
            "unsupported Markdown: blockquote; allowed: ",
        ),
        ("legal/terms.md", "+++", "", "must start with a settings block"),
    ],
)
def test_an_error_is_reported_with_its_file_and_field(
    spoiled: Spoil, name: str, old: str, new: str, expected: str
) -> None:
    lines = spoiled(name, old, new)

    assert any(line.startswith(f"content/en/{name}: ") and expected in line for line in lines), (
        lines
    )


@pytest.mark.parametrize("page", ["", "/accessibility"])
def test_a_link_may_lead_to_a_section_of_the_accessibility_statement(
    spoiled: Spoil, page: str
) -> None:
    link = f'link = {{ label = "Above", href = "{page}#{STATEMENT_SECTION}" }}'

    assert (
        spoiled(
            "accessibility.toml",
            f'id = "{STATEMENT_SECTION}"',
            f'id = "{STATEMENT_SECTION}"\n{link}',
        )
        == []
    )


def test_all_errors_are_reported_together(spoiled: Spoil, project: Path) -> None:
    (project / "content/en/hero.toml").unlink()

    lines = spoiled("faq.toml", 'heading = "', 'heading = "" #')

    assert len(lines) == 2
    assert "content/en/hero.toml: file not found; every section needs one" in lines


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (f'"{FACTS.ticker}"', '"drishti"', "ticker: is 'drishti'; allowed: $ and 2 to 12"),
        (f'"{FACTS.ticker}"', '"$DRISHTI', "ticker: missing closing quotation mark; allowed: "),
        ("[sale]", "[sail]", "sail: unknown field; did you mean sale?"),
    ],
)
def test_an_error_in_the_facts_is_reported_only_once(
    spoiled: Spoil, old: str, new: str, expected: str
) -> None:
    (line,) = spoiled("facts.toml", old, new)

    assert line.startswith("content/en/facts.toml: ")
    assert expected in line


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (
            'contract = ""',
            f'contract = "{VALUES["contract"].replace("0", "O")}"',
            "allowed: 0x and 40 of 0-9, a-f",
        ),
        (
            'contract = ""',
            f'contract = "{VALUES["contract"][:-1]}"',
            "allowed: 0x and 40 of 0-9, a-f",
        ),
        (
            'contract = ""',
            f'contract = "{VALUES["contract"].replace("53", "35")}"',
            "which is mistyped; copy it from the explorer",
        ),
        ('portion = ""', 'portion = "much"', "portion: is 'much'; allowed: a percentage such as"),
        (
            '[whitepaper]\nhref = ""',
            '[whitepaper]\nhref = "https://x.com/w.pdf"\npages = 3',
            "whitepaper: has href; add published and pages",
        ),
        (
            '[charity]\nname = ""',
            '[charity]\nname = "Light"',
            "charity: has name; add href and agreed_on",
        ),
        (
            '[audit]\nhref = ""',
            '[audit]\nhref = "https://x.com/a.pdf"\npublished = 2199-01-01\npages = 3',
            "but audit.published is 2199-01-01; correct the one that is wrong",
        ),
        ("[raised]", f"[[people]]\n{LISTS['people']}\n[raised]", "people: need the operator"),
        (
            "[raised]",
            '[[gifts]]\nday = 2025-06-15\nrupees = 1\nto = "A"\nproof = "https://x.com"\n[raised]',
            "gifts.1.to: needs the charity",
        ),
    ],
)
def test_a_fact_that_is_filled_in_wrongly_is_reported(
    project: Path, spoiled: Spoil, old: str, new: str, expected: str
) -> None:
    take_out(project)

    (line,) = spoiled("facts.toml", old, new)

    assert line.startswith("content/en/facts.toml: ")
    assert expected in line


def test_a_variable_of_a_missing_fact_is_reported(project: Path, spoiled: Spoil) -> None:
    take_out(project)

    (line,) = spoiled("faq.toml", 'heading = "', 'heading = "{contract} ')

    expected = "heading: {contract} is missing in facts.toml; use it in when_known only"
    assert line == f"content/en/faq.toml: {expected}"


def test_an_unknown_file_is_reported(project: Path, problems: Problems) -> None:
    (project / "content/en/buying.toml").write_text("")

    assert problems() == ["content/en/buying.toml: unknown file; remove it"]


def test_a_file_in_another_encoding_is_reported(project: Path, problems: Problems) -> None:
    (project / "content/en/to_top.toml").write_bytes('label = "é"'.encode("latin-1"))

    assert problems() == ["content/en/to_top.toml: not valid UTF-8; save the file as UTF-8"]


@pytest.mark.parametrize("change", ["\ufeff{}", "{}\r\n"])
def test_a_byte_order_mark_and_crlf_line_endings_are_accepted(
    project: Path, problems: Problems, change: str
) -> None:
    for name in ("hero.toml", "legal/terms.md"):
        file = project / "content/en" / name
        source = file.read_text("utf-8")
        file.write_bytes(change.format(source).replace("\n", "\r\n").encode())

    assert problems() == []


def test_the_token_names_are_filled_in(project: Path) -> None:
    take_out(project, "meaning")
    facts = project / "content/en/facts.toml"
    facts.write_text(facts.read_text("utf-8").replace(f'"{FACTS.ticker}"', '"$LIGHT"'), "utf-8")

    renamed = load(project)

    assert "$LIGHT" in renamed.site.title
    assert FACTS.ticker not in str(renamed)


def test_keys_are_built_from_the_surrounding_ids() -> None:
    content = english()

    assert content.hero.title.key == "hero.title"
    assert content.faq.items[1].question.key == f"faq.items.{content.faq.items[1].id}.question"
    assert content.vision.help.points[2].key == "vision.help.points.2"


def test_a_changed_translation_is_read_again(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loader, "ROOT", project)
    file = po_file(project, OTHER.code)
    os.utime(file, (0, 0))
    heading = translations()[OTHER.code]["faq.heading"]

    file.write_text(file.read_text("utf-8").replace(heading, "?"), "utf-8")

    assert translations()[OTHER.code]["faq.heading"] == "?"
