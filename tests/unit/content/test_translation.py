"""Translations overlay the English content; each mismatch is reported on one line."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from drishti.commands.translations import accept
from drishti.content.errors import ContentError
from drishti.content.loader import ROOT, english, load, load_translations, translations
from drishti.content.number_consistency import number_mismatch
from drishti.content.schema.base import DIVIDER, Text
from drishti.content.schema.site_content import SiteContent
from drishti.content.translation import (
    STAMPS,
    english_texts,
    number_mismatches,
    stale,
    stamp,
    translated_texts,
)
from support.content.languages import OTHER, RIGHT_TO_LEFT, TRANSLATED

NEW = "xx"
"""A language offered in a test's copy; its only translations are those that the test writes."""
PHRASES = len(english().hero.tagline.split(DIVIDER))
PERCENT = english().buy.raised.percent
Translate = Callable[[str, str], list[str]]


@pytest.fixture
def translated(project: Path) -> Translate:
    """Writes a file for a new language and returns the error lines that an owner would see."""
    with (project / "content" / "en" / "language.toml").open("a", encoding="utf-8") as offer:
        offer.write(
            f'\n[[languages]]\ncode = "{NEW}"\ntag = "{NEW}"\nown_name = "New"\nlabel = "New"\n'
            f'flag = "{english().language.languages[0].flag}"\n'
        )

    def write(name: str, source: str) -> list[str]:
        file = project / "content" / NEW / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(source, "utf-8")
        try:
            load_translations(project)
        except ContentError as error:
            return str(error).splitlines()
        return []

    return write


@pytest.fixture(scope="module", params=TRANSLATED, ids=lambda language: language.code)
def pairs(request: pytest.FixtureRequest, content: SiteContent) -> list[tuple[Text, Text]]:
    """Pairs of English texts and their up-to-date translations."""
    code = request.param.code
    texts = translations()[code]
    sources = english_texts(content)
    return [(sources[key], texts[key]) for key in texts.keys() - stale(ROOT, code, texts, content)]


def test_a_translation_keeps_the_supply_and_the_quarters(
    pairs: list[tuple[Text, Text]],
) -> None:
    kept = re.compile(r"[0-9,]{9,}|Q[1-4] [0-9]{4}")

    for source, text in pairs:
        if source.key.startswith(("token.facts.", "roadmap.quarters.")):
            assert kept.findall(text) == kept.findall(source), source.key


def test_every_translation_uses_western_digits(pairs: list[tuple[Text, Text]]) -> None:
    digits = {letter for _, text in pairs for letter in text if letter.isdigit()}

    assert digits <= set("0123456789")


def test_a_translation_refers_to_the_token_by_its_ticker(
    pairs: list[tuple[Text, Text]], content: SiteContent
) -> None:
    ticker = content.site.token.ticker

    assert [source.key for source, text in pairs if ticker in source and ticker not in text] == []


@pytest.mark.parametrize("code", ["en", NEW])
def test_an_unknown_language_is_rejected_with_a_list_of_translations(code: str) -> None:
    with pytest.raises(SystemExit) as told:
        accept(code)

    allowed = ", ".join(sorted(translations()))
    assert str(told.value) == f"unknown translation {code!r}; allowed: {allowed}"


@pytest.mark.parametrize(
    ("name", "source", "expected"),
    [
        ("faq.toml", 'headin = "Sorular"', "headin: no such text in English"),
        (
            "faq.toml",
            "headin = 5",
            "headin: no such text in English; did you mean heading?",
        ),
        ("faq.toml", "heading = 5", "heading: is not text; allowed: text in"),
        ("faq.toml", 'heading = ""', "heading: is empty; translate it, or remove it"),
        ("faq.toml", 'heading = "\\u202e"', "heading: contains an invisible control character"),
        ("faq.toml", '[[items]]\nid = "gone"\nquestion = "?"', "items.gone.question: no such text"),
        (
            "buy.toml",
            '[countdown]\nspoken = "{days}"',
            "countdown.spoken: has the variables {days}; allowed: all of {",
        ),
        (
            "hero.toml",
            'title = "{tiker}"',
            "title: unknown variable {tiker}; allowed: {name}, {ticker}, ",
        ),
        (
            "hero.toml",
            f'tagline = "{DIVIDER.join(["ışık"] * (PHRASES + 1))}"',
            f"tagline: has {PHRASES + 1} phrases; allowed: {PHRASES}",
        ),
        ("hero.toml", 'title = "', "line 1: title: missing closing quotation mark; "),
        ("buy.toml", '[raised]\namount = "$5"', "raised.amount: not translatable; remove it"),
        ("buy.toml", "[raised]\npercent = 5", "raised.percent: not translatable; remove it"),
        ("buy.toml", '[[options.items]]\nname = "E"', "options.items.1.name: not translatable"),
        ("heros.toml", "", "no such file in English; remove it"),
        ("legal/terms.md", "+++\n+++\n## 1. One\n\nText", "sections.1.number: not translatable"),
    ],
)
def test_text_that_does_not_match_the_english_is_reported(
    translated: Translate, name: str, source: str, expected: str
) -> None:
    lines = translated(name, source)

    assert any(line.startswith(f"content/{NEW}/{name}: ") and expected in line for line in lines), (
        lines
    )


RAISED = Text("$3.61 million of $3.61 million", "buy.raised.spoken")
PERCENT_NOTE = Text("The bar stands at 70 percent.", "buy.raised.note")
END = Text("The round was set to end on 3 May 2025 at 23:59:59.", "buy.countdown.target_label")
SUPPLY = Text("100 billion, which is 10,000 crore", "token.facts.supply.spoken")
MAY = 5


@pytest.mark.parametrize(
    ("source", "translated", "said"),
    [
        (PERCENT_NOTE, "%71", "has the numbers 71"),
        (PERCENT_NOTE, "%7", "has the numbers 7"),
        (RAISED, "3.6", "has the numbers 3.6"),
        (END, "4.5.2025 23:59:59", "has the numbers 4.5, "),
        (SUPPLY, "2", "has the numbers 2"),
    ],
)
def test_a_translation_with_different_numbers_is_reported(
    source: Text, translated: str, said: str
) -> None:
    assert number_mismatch(source, Text(translated, source.key), MAY).startswith(said)


@pytest.mark.parametrize(
    ("source", "translated"),
    [
        (RAISED, "361\u4e07"),
        (RAISED, "3,61"),
        (END, "03.05.2025, 23:59:59"),
        (END, "2025 / 3, 23h 59 59"),
        (SUPPLY, "100\u00a0000 \u0026 10 000"),
    ],
)
def test_the_same_numbers_may_be_formatted_differently(source: Text, translated: str) -> None:
    assert number_mismatch(source, Text(translated, source.key), MAY) == ""


def test_a_translation_with_different_numbers_is_not_shown(
    translated: Translate, project: Path
) -> None:
    assert translated("buy.toml", f'[raised]\nlabel = "Dolu"\nnote = "%{PERCENT + 1}"') == []

    assert load_translations(project)[NEW].keys() == {"buy.raised.label"}
    content = load(project)
    assert number_mismatches(translated_texts(project, NEW, content), content).keys() == {
        "buy.raised.note"
    }


def test_an_offered_language_without_translations_is_reported(project: Path) -> None:
    for code, name in ((OTHER.code, ""), (RIGHT_TO_LEFT.code, "hero.toml")):
        shutil.rmtree(project / "content" / code)
        if name:
            (project / "content" / code).mkdir()
            (project / "content" / code / name).write_text("")

    with pytest.raises(ContentError) as told:
        load_translations(project)

    assert sorted(str(told.value).splitlines()) == [
        f"content/en/language.toml: languages.{code}: "
        f"no translated text in content/{code}; add at least hero.toml"
        for code in sorted([OTHER.code, RIGHT_TO_LEFT.code])
    ]


def test_a_folder_for_a_language_not_offered_is_reported(project: Path) -> None:
    (project / "content" / OTHER.code).rename(project / "content" / NEW)

    with pytest.raises(ContentError) as told:
        load_translations(project)

    assert (
        f"content/en/language.toml: languages: no language '{NEW}'; "
        f"add it or remove content/{NEW}" in str(told.value).splitlines()
    )


def test_a_translation_is_outdated_once_its_english_has_changed(
    translated: Translate, project: Path
) -> None:
    translated("hero.toml", 'title = "Bir"\nlede = "İki"')
    before = load(project)
    texts = load_translations(project)[NEW]
    marks = (f'"{key}" = "{stamp(english_texts(before)[key])}"' for key in texts)
    (project / "content" / NEW / STAMPS).write_text("\n".join(marks), "utf-8")
    assert stale(project, NEW, texts, before) == []

    hero = project / "content" / "en" / "hero.toml"
    source = hero.read_text("utf-8")
    hero.write_text(re.sub("^title = .*", 'title = "Another"', source, flags=re.MULTILINE), "utf-8")

    assert stale(project, NEW, texts, load(project)) == ["hero.title"]


CONTRACT = "0x" + "1aB" * 13 + "f"


def fill_in(project: Path, field: str, value: str) -> None:
    """Set a field of the token."""
    site = project / "content" / "en" / "site.toml"
    line = re.compile(rf'^{field} = ".*"$', re.MULTILINE)
    site.write_text(line.sub(f'{field} = "{value}"', site.read_text("utf-8")), "utf-8")


def test_an_announced_contract_appears_in_every_language(
    project: Path,
) -> None:
    key = "token.facts.contract.value"

    fill_in(project, "contract_address", CONTRACT)

    assert english_texts(load(project))[key] == CONTRACT
    for code, texts in load_translations(project).items():
        assert texts.get(key, CONTRACT) == CONTRACT, code


def test_the_phrase_not_yet_announced_is_translated(translated: Translate, project: Path) -> None:
    fill_in(project, "contact", "")

    translated("site.toml", 'not_announced = "henüz yok"')
    translated("hero.toml", 'lede = "Adres: {contact}"')

    assert load_translations(project)[NEW]["hero.lede"] == "Adres: henüz yok"
