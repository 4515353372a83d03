"""Other languages overlay English; what does not fit it is told in one line."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from drishti.commands.translations import accept, report
from drishti.content.errors import ContentError
from drishti.content.loader import english, load, load_translations, translations
from drishti.content.translation import (
    STAMPS,
    contradictions,
    english_texts,
    stale,
    stamp,
    written,
)

CODES = ["hi", "ar", "ru", "fr", "th", "zh", "ja", "ko", "tr"]
Translate = Callable[[str, str], list[str]]


@pytest.fixture
def translated(project: Path) -> Translate:
    """Writes a file of a language nobody translated yet; returns the lines an owner would read."""

    def write(name: str, source: str) -> list[str]:
        file = project / "content" / "tr" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(source, "utf-8")
        try:
            load_translations(project)
        except ContentError as error:
            return str(error).splitlines()
        return []

    return write


def test_every_language_on_offer_covers_every_text() -> None:
    wanted = english_texts(english()).keys()

    assert {code: wanted - translations()[code].keys() for code in CODES} == {
        code: set() for code in CODES
    }


def test_no_translation_is_older_than_its_english() -> None:
    assert [line for line in report() if "stale:" in line] == []


def test_the_figures_of_the_spec_are_verbatim_in_every_language() -> None:
    supply = english_texts(english())["token.facts.supply.value"]
    for texts in translations().values():
        assert texts.get("token.facts.supply.value", supply) == supply
        for quarter in english().roadmap.quarters:
            assert quarter.title[:7] in texts.get(
                f"roadmap.quarters.{quarter.id}.title", quarter.title
            )


def test_no_language_uses_digits_of_its_own() -> None:
    for texts in translations().values():
        digits = {letter for text in texts.values() for letter in text if letter.isdigit()}
        assert digits <= set("0123456789")


def test_every_language_speaks_of_the_token_by_its_ticker() -> None:
    ticker = english().site.token.ticker
    named = {key for key, text in english_texts(english()).items() if ticker in text}

    for code, texts in translations().items():
        assert {key for key in named if ticker not in texts.get(key, ticker)} == set(), code


@pytest.mark.parametrize("code", ["en", "xx"])
def test_a_language_that_is_no_translation_is_refused_with_those_that_are(code: str) -> None:
    with pytest.raises(SystemExit, match=f"^{code} is no translation; allowed: ar, fr, hi, "):
        accept(code)


@pytest.mark.parametrize(
    ("name", "source", "expected"),
    [
        ("faq.toml", 'headin = "Sorular"', "headin: is not a text of the English file"),
        (
            "faq.toml",
            "headin = 5",
            "headin: is not a text of the English file; did you mean heading?",
        ),
        ("faq.toml", "heading = 5", "heading: must be a text in quotation marks"),
        ("faq.toml", 'heading = ""', "heading: is empty; write it, or take it out"),
        ("faq.toml", 'heading = "\\u202e"', "heading: has an invisible control character"),
        ("faq.toml", '[[items]]\nid = "gone"\nquestion = "?"', "items.gone.question: is not a"),
        (
            "buy.toml",
            '[countdown]\nspoken = "{days}"',
            "countdown.spoken: has the gaps {days}; allowed: {",
        ),
        ("hero.toml", 'title = "{tiker}"', "title: has {tiker}; allowed: {name}, {ticker}, "),
        ("hero.toml", 'tagline = "ışık"', "tagline: must have as many phrases as the English, 2"),
        ("hero.toml", 'title = "', "line 1: title: has no closing quotation mark; "),
        ("buy.toml", '[raised]\namount = "$5"', "raised.amount: is never translated; take it out"),
        ("buy.toml", "[raised]\npercent = 5", "raised.percent: is never translated; take it out"),
        ("buy.toml", '[[options.items]]\nname = "E"', "options.items.1.name: is never translated"),
        ("heros.toml", "", "is not a file of English; remove it"),
        ("legal/terms.md", "+++\n+++\n## 1. One\n\nText", "sections.1.number: is never translated"),
    ],
)
def test_a_text_that_does_not_fit_english_is_told(
    translated: Translate, name: str, source: str, expected: str
) -> None:
    lines = translated(name, source)

    assert any(line.startswith(f"content/tr/{name}: ") and expected in line for line in lines), (
        lines
    )


@pytest.mark.parametrize(
    ("name", "source", "key", "said"),
    [
        ("buy.toml", '[raised]\nnote = "%71"', "buy.raised.note", "says 71"),
        ("buy.toml", '[raised]\nnote = "%7"', "buy.raised.note", "says 7"),
        ("buy.toml", '[raised]\nspoken = "3.6"', "buy.raised.spoken", "says 3.6"),
        (
            "buy.toml",
            '[countdown]\ntarget_label = "4.5.2025 23:59:59"',
            "buy.countdown.target_label",
            "says 4.5, ",
        ),
        (
            "token.toml",
            '[[facts]]\nid = "supply"\nspoken = "2"',
            "token.facts.supply.spoken",
            "says 2",
        ),
    ],
)
def test_a_translation_with_other_figures_is_told_and_not_shown(
    translated: Translate, project: Path, name: str, source: str, key: str, said: str
) -> None:
    assert translated(name, source) == []

    copy = load(project)
    assert key not in load_translations(project)["tr"]
    assert contradictions(written(project, "tr", copy), copy)[key].startswith(said)


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("buy.toml", '[raised]\nspoken = "361\u4e07"'),
        ("buy.toml", '[raised]\nspoken = "3,61"'),
        ("buy.toml", '[countdown]\ntarget_label = "03.05.2025, 23:59:59"'),
        ("buy.toml", '[countdown]\ntarget_label = "2025 / 3, 23h 59 59"'),
        ("token.toml", '[[facts]]\nid = "supply"\nspoken = "100\u00a0000 \u0026 10 000"'),
    ],
)
def test_the_same_figures_may_be_written_in_another_way(
    translated: Translate, project: Path, name: str, source: str
) -> None:
    assert translated(name, source) == []
    copy = load(project)
    assert contradictions(written(project, "tr", copy), copy) == {}


def test_a_language_on_offer_without_a_text_is_told(project: Path) -> None:
    for code, name in (("tr", ""), ("hi", "hero.toml")):
        shutil.rmtree(project / "content" / code)
        if name:
            (project / "content" / code).mkdir()
            (project / "content" / code / name).write_text("")

    with pytest.raises(ContentError) as told:
        load_translations(project)

    assert sorted(str(told.value).splitlines()) == [
        f"content/en/language.toml: languages.{code}: "
        f"has no text in content/{code}; add a hero.toml there at least"
        for code in ("hi", "tr")
    ]


def test_a_folder_of_a_language_that_is_not_on_offer_is_told(project: Path) -> None:
    (project / "content" / "tr").rename(project / "content" / "bn")

    with pytest.raises(ContentError) as told:
        load_translations(project)

    assert (
        "content/en/language.toml: languages: none has the code bn; add it, or remove content/bn"
        in str(told.value).splitlines()
    )


def test_a_text_is_stale_once_its_english_changed(project: Path) -> None:
    copy = load(project)
    texts = load_translations(project)["tr"]
    stamps = project / "content" / "tr" / STAMPS
    stamps.write_text(
        "".join(f'"{key}" = "{stamp(english_texts(copy)[key])}"\n' for key in texts), "utf-8"
    )
    assert stale(project, "tr", texts, copy) == []

    hero = project / "content" / "en" / "hero.toml"
    hero.write_text(hero.read_text("utf-8").replace(copy.hero.title, "Another"), "utf-8")

    assert stale(project, "tr", texts, load(project)) == ["hero.title"]


CONTRACT = "0x" + "1aB" * 13 + "f"


def fill_in(project: Path, field: str, value: str) -> None:
    """Give a field of the token another value, whatever it has."""
    site = project / "content" / "en" / "site.toml"
    line = re.compile(rf'^{field} = ".*"$', re.MULTILINE)
    site.write_text(line.sub(f'{field} = "{value}"', site.read_text("utf-8")), "utf-8")


def test_the_contract_stands_among_the_facts_of_every_language_once_it_is_announced(
    project: Path,
) -> None:
    key = "token.facts.contract.value"
    fill_in(project, "contract_address", "")
    for code, texts in load_translations(project).items():
        assert texts[key] == texts["site.not_announced"], code

    fill_in(project, "contract_address", CONTRACT)

    assert english_texts(load(project))[key] == CONTRACT
    for code, texts in load_translations(project).items():
        assert texts[key] == CONTRACT, code


def test_what_is_not_announced_yet_is_said_in_the_language_of_the_text(project: Path) -> None:
    fill_in(project, "contact", "")

    for code, texts in load_translations(project).items():
        untold = texts["accessibility.sections.complaint.paragraphs.0"]

        assert texts["site.not_announced"].strip("\u2068\u2069") in untold, code
