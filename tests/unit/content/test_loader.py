"""Each content error is reported on one line: file, field, problem, and what is allowed."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from drishti.content import loader
from drishti.content.loader import english, load, translations
from drishti.content.schema.site_content import SiteContent
from support.content.edit import Spoil
from support.content.languages import OTHER, RIGHT_TO_LEFT

SITE = english().site
TOKEN = SITE.token
SOCIAL = SITE.socials[0]
RAISED = english().buy.raised
COUNTDOWN = english().buy.countdown
TARGET = COUNTDOWN.target.isoformat()
CALCULATOR = english().calculator
HOLDING = CALCULATOR.holding
QUESTIONS = english().faq.items
REASONS = english().reasons.items
PAYMENT = english().buy.options.items
SUPPLY = next(fact for fact in english().token.facts if fact.spoken)
SHARES = [allocation.percent for allocation in english().token.allocations]
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
            "faq.toml",
            "question =",
            "colour =",
            f"items.{QUESTIONS[0].id}.colour: unknown field; allowed: ",
        ),
        ("faq.toml", "[[items]]", "[[item]]", "item: unknown field; did you mean items?"),
        (
            "faq.toml",
            "question =",
            "colour =",
            f"items.{QUESTIONS[0].id}.question: missing field; add it",
        ),
        ("faq.toml", f'id = "{QUESTIONS[0].id}"', "", "items.1.id: missing field; add it"),
        ("faq.toml", 'heading = "', 'heading = "" #', "heading: is empty; allowed: at least one"),
        ("faq.toml", 'heading = "', "heading = 5 #", "heading: is not text; allowed: text in"),
        (
            "faq.toml",
            'heading = "',
            'heading = "{tickr} ',
            "allowed: {name}, {ticker}, {contract}, {contact}",
        ),
        ("faq.toml", 'heading = "', 'heading = "\\u202e', "heading: contains an invisible control"),
        (
            "faq.toml",
            f'id = "{QUESTIONS[0].id}"',
            f'id = "{QUESTIONS[1].id}"',
            f"items.2.id: duplicate '{QUESTIONS[1].id}'",
        ),
        (
            "faq.toml",
            "heading =",
            "heading",
            f"line {line_of('faq.toml', 'heading =')}: not a field; allowed: name = value",
        ),
        ("hero.toml", '"#buy"', '"#bye"', "buy.href: unknown link target '#bye'; allowed: #"),
        ("hero.toml", '"#buy"', '"javascript:alert(1)"', "buy.href: is 'javascript:alert(1)'"),
        ("hero.toml", "hero.svg", "gone.svg", "image: assets/images/gone.svg not found"),
        (
            "ecosystem.toml",
            '"#token"',
            '"/nowhere"',
            "href: unknown link target '/nowhere'; allowed: ",
        ),
        (
            "hero.toml",
            'tagline = "',
            'tagline = "a | b | c | ',
            "tagline: has 5 phrases, ",
        ),
        (
            "hero.toml",
            'tagline = "',
            f'tagline = "{"a" * 100}',
            "characters; allowed: up to 4 phrases, 100",
        ),
        (
            "buy.toml",
            f"percent = {RAISED.percent}",
            "percent = 170",
            "raised.percent: is 170; allowed: at most 100",
        ),
        (
            "buy.toml",
            f"percent = {RAISED.percent}",
            'percent = "70"',
            "raised.percent: is '70'; allowed: a whole",
        ),
        (
            "buy.toml",
            TARGET,
            TARGET[:19],
            f"target: is {TARGET[:19]}; allowed: a date and time with",
        ),
        (
            "buy.toml",
            TARGET,
            f'"{TARGET}"',
            f"target: is '{TARGET}'; allowed: a date and time such as ",
        ),
        (
            "buy.toml",
            TARGET,
            TARGET[:10],
            f"countdown.target: is {TARGET[:10]}; allowed: a date and time such",
        ),
        (
            "buy.toml",
            TARGET,
            f"1999{TARGET[4:]}",
            "target: year is 1999; allowed: 2000 to 2199",
        ),
        (
            "buy.toml",
            TARGET,
            "2025-05-03T23:59:59Z",
            "allowed: text with 4 May 2025 and 05:29:59",
        ),
        (
            "buy.toml",
            COUNTDOWN.target_label,
            "Soon.",
            f"differs from target; allowed: text with {COUNTDOWN.target:%-d %B %Y} and",
        ),
        (
            "buy.toml",
            "{days}",
            "days",
            "has the variables {hours}, {minutes}, {seconds}; allowed: exactly {days}, ",
        ),
        (
            "buy.toml",
            RAISED.note,
            f"{RAISED.percent}9 percent",
            f"note does not mention percent; allowed: text with the number {RAISED.percent}",
        ),
        (
            "buy.toml",
            f'amount = "{RAISED.amount}"',
            'amount = "$1 / $5,000,000"',
            f"raised: spoken is '{RAISED.spoken}'",
        ),
        (
            "buy.toml",
            f'spoken = "{RAISED.spoken}"',
            'spoken = "$2 crore"',
            f"allowed: the numbers of amount, {RAISED.amount}",
        ),
        (
            "token.toml",
            f'value = "{SUPPLY.value}"',
            'value = "90,000,001"',
            f"facts.{SUPPLY.id}: spoken is '{SUPPLY.spoken}'",
        ),
        (
            "calculator.toml",
            f'static_gain = "{CALCULATOR.static_gain}"',
            'static_gain = "$0.01"',
            f"static_gain is $0.01; allowed: {CALCULATOR.static_gain}",
        ),
        (
            "calculator.toml",
            f'static_rise = "{CALCULATOR.static_rise}"',
            'static_rise = "999%"',
            f"static_gain is {CALCULATOR.static_gain}; allowed: $",
        ),
        (
            "reasons.toml",
            f'id = "{REASONS[0].id}"',
            "id = 5",
            "items.5.id: is 5; allowed: text in straight",
        ),
        (
            "language.toml",
            '"rtl"',
            '"right"',
            f"languages.{RIGHT_TO_LEFT.code}.direction: is 'right'; allowed: 'ltr' or",
        ),
        ("header.toml", "[[links]]", "[links]", "line "),
        (
            "buy.toml",
            TARGET,
            f"2199{TARGET[4:]}",
            "countdown: target_label differs from target",
        ),
        (
            "buy.toml",
            TARGET,
            f"{COUNTDOWN.target_in_india:%Y-%m-%d}T00:00:01+05:30",
            "and 00:00:01 (India)",
        ),
        (
            "calculator.toml",
            f"cents = {HOLDING.cents}",
            "cents = 1",
            f"holding: amount {HOLDING.amount} and cents 1 differ",
        ),
        (
            "token.toml",
            f"percent = {SHARES[0]}",
            "percent = 100",
            f"allocations add up to {100 + sum(SHARES[1:])} percent",
        ),
        ("site.toml", f'"{TOKEN.ticker}"', '"drishti"', "token.ticker: is 'drishti'; allowed: "),
        (
            "site.toml",
            f'id = "{SOCIAL.id}"',
            'id = "mastodon"',
            "socials.mastodon.id: no icon named 'mastodon'",
        ),
        (
            "buy.toml",
            f'icon = "{PAYMENT[0].icon}"',
            'icon = "doge"',
            "options.items.1.icon: no icon named 'doge'",
        ),
        ("site.toml", SOCIAL.href, "http://x.com", f"socials.{SOCIAL.id}.href: is 'http://x.com"),
        ("site.toml", SOCIAL.href, "https://\u0445.com", "an https:// address in ASCII"),
        ("site.toml", SOCIAL.href, "https://xn--x-0ed.com", "an https:// address in ASCII"),
        (
            "site.toml",
            f'name = "{TOKEN.name}"',
            'name = "{ticker}"',
            "token.name: is '{ticker}'; allowed",
        ),
        (
            "site.toml",
            f'"{SITE.address}"',
            f'"{SITE.address}/site"',
            "set a path in REFLEX_FRONTEND_PATH",
        ),
        (
            "site.toml",
            "placeholders = [",
            'placeholders = ["adress", ',
            "placeholders: unknown field 'adress'",
        ),
        ("legal/disclaimer.md", "## 14. ", "## ", "heading has no number; allowed: a numbered"),
        (
            "legal/disclaimer.md",
            "## 14. ",
            "### ",
            "sections: found 13 numbered sections; allowed: exactly 14",
        ),
        ("legal/terms.md", "## 2. ", "## 3. ", "sections: are numbered 1, 3, 3"),
        ("legal/terms.md", "## 2. ", "## 16.\n\n## 2. ", "sections: are numbered 1, 16, 2"),
        (
            "legal/terms.md",
            "## 2. ",
            "## 2.\n### ",
            "sections.2.title: is empty; allowed: at least one",
        ),
        (
            "legal/terms.md",
            'title = "',
            "title = “",
            f"line {line_of('legal/terms.md', 'title = ')}: title: is “Terms of Use",
        ),
        (
            "legal/terms.md",
            "updated = ",
            'updated = "5"#',
            "updated: is '5'; allowed: a date such as",
        ),
        ("legal/terms.md", "](/disclaimer)", "](/nowhere)", "link: unknown link target '/nowhere'"),
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


def test_all_errors_are_reported_together(spoiled: Spoil, project: Path) -> None:
    (project / "content/en/hero.toml").unlink()

    lines = spoiled("faq.toml", 'heading = "', 'heading = "" #')

    assert len(lines) == 2
    assert "content/en/hero.toml: file not found; every section needs one" in lines


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (f'"{TOKEN.ticker}"', '"drishti"', "token.ticker: is 'drishti'; allowed: $ and 2 to 12"),
        (f'"{TOKEN.ticker}"', '"$DRISHTI', "ticker: missing closing quotation mark; allowed: "),
        ("[token]", "[tokens]", "tokens: unknown field; did you mean token?"),
        ("not_announced =", "not_announce =", "not_announce: unknown field; did you mean"),
        (
            "not_announced = ",
            'not_announced = "{soon}" #',
            "not_announced: unknown variable {soon}",
        ),
    ],
)
def test_an_error_in_the_token_names_is_reported_only_once(
    spoiled: Spoil, old: str, new: str, expected: str
) -> None:
    (line,) = spoiled("site.toml", old, new)

    assert line.startswith("content/en/site.toml: ")
    assert expected in line


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
    site = project / "content/en/site.toml"
    site.write_text(site.read_text("utf-8").replace(f'"{TOKEN.ticker}"', '"$LIGHT"'), "utf-8")

    renamed = load(project)

    assert "$LIGHT" in renamed.site.title
    assert TOKEN.ticker not in str(renamed)


def test_keys_are_built_from_the_surrounding_ids() -> None:
    content = english()

    assert content.hero.title.key == "hero.title"
    assert content.faq.items[1].answer.key == f"faq.items.{content.faq.items[1].id}.answer"
    assert content.vision.charity.points[2].key == "vision.charity.points.2"


def test_a_missing_file_is_reported(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loader, "ROOT", project)
    file = project / "content" / OTHER.code / "faq.toml"
    os.utime(file, (0, 0))
    assert "faq.heading" in translations()[OTHER.code]

    file.unlink()

    assert "faq.heading" not in translations()[OTHER.code]


def test_a_restored_older_file_is_read_again(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loader, "ROOT", project)
    hero = project / "content/en/hero.toml"
    title = english().hero.title

    hero.write_text(hero.read_text("utf-8").replace(title, "An older headline"), "utf-8")
    os.utime(hero, (0, 0))

    assert english().hero.title == "An older headline"


def test_loaded_content_is_immutable() -> None:
    with pytest.raises(ValueError, match="frozen"):
        english().hero.title = "Other"  # type: ignore[assignment, misc]


def test_the_content_has_one_part_per_file(project: Path) -> None:
    shutil.rmtree(project / "content/en/legal")
    files = {path.stem for path in (project / "content/en").glob("*.toml")}

    assert files | {"disclaimer", "terms"} == SiteContent.model_fields.keys()
