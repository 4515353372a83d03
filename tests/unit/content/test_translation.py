"""Translations overlay the English content; each mismatch is reported on one line."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from drishti.commands import translations as commands
from drishti.commands.translations import accept
from drishti.content import loader
from drishti.content.errors import ContentError
from drishti.content.fact_consistency import fact_mismatch
from drishti.content.loader import ROOT, english, load, load_translations, translations
from drishti.content.schema.base import DIVIDER, Text
from drishti.content.schema.site_content import SiteContent
from drishti.content.stamps import STAMPS, stale, stamp
from drishti.content.translation import english_texts, fact_mismatches, translated_texts
from support.content.facts import fill_in, take_out
from support.content.languages import OTHER, RIGHT_TO_LEFT, TRANSLATED

NEW = "xx"
"""A language offered in a test's copy; its only translations are those that the test writes."""
PHRASES = len(english().hero.tagline.split(DIVIDER))
PERCENT = english().facts.raised.percent
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
    ticker = content.facts.ticker

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
        ("facts.toml", "[raised]\npercent = 5", "raised.percent: not translatable; remove it"),
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


VARIABLES = {
    "raised.amount.short": "$3.61 million",
    "raised.percent": "70",
    "countdown": "3 May 2025 at 23:59:59",
    "supply.short": "100 billion",
    "supply.crore": "10,000 crore",
    "charity.name": "Light House",
}
RAISED = "{raised.amount.short} so far"
NOTE = "The bar stands at {raised.percent} percent."
END = "End of this round: {countdown}."
SUPPLY = "{supply.short}, which is {supply.crore}"


def mismatch(source: str, translated: str) -> str:
    filled = re.sub(r"{(.*?)}", lambda found: VARIABLES[found[1]], source)
    return fact_mismatch(Text(filled, "buy.key", source), Text(translated), VARIABLES)


@pytest.mark.parametrize(
    ("source", "translated", "said"),
    [
        (NOTE, "%71", "does not mention {raised.percent}, which is 70"),
        (NOTE, "%7", "does not mention {raised.percent}"),
        (RAISED, "3.6", "does not mention {raised.amount.short}"),
        (END, "4.5.2025 23:59:59", "does not mention {countdown}"),
        (SUPPLY, "2", "does not mention {supply."),
        ("a\n::: when_known audit\nb\n:::\n", "a", "depends on other facts"),
        ("see [it](#section-1)", "bak", "has the links [], not ['#section-1']"),
    ],
)
def test_a_translation_with_other_facts_is_reported(
    source: str, translated: str, said: str
) -> None:
    assert mismatch(source, translated).startswith(said)


@pytest.mark.parametrize(
    ("source", "translated"),
    [
        (RAISED, "361\u4e07"),
        (RAISED, "3,61"),
        (END, "03.05.2025, 23:59:59"),
        (END, "2025 / 3, 23h 59 59"),
        (SUPPLY, "100\u00a0000 \u0026 10 000"),
        ("{charity.name} helps", "yard\u0131m"),
    ],
)
def test_the_same_facts_may_be_formatted_differently(source: str, translated: str) -> None:
    assert mismatch(source, translated) == ""


def test_a_translation_with_other_facts_is_not_shown(translated: Translate, project: Path) -> None:
    assert translated("buy.toml", f'[raised]\nlabel = "Dolu"\nnote = "%{PERCENT + 1}"') == []

    assert load_translations(project)[NEW].keys() == {"buy.raised.label"}
    content = load(project)
    assert fact_mismatches(translated_texts(project, NEW, content), content).keys() == {
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
    translated("hero.toml", 'title = "Bir"\nimage_alt = "İki"')
    before = load(project)
    texts = load_translations(project)[NEW]
    marks = (f'"{key}" = "{stamp(english_texts(before)[key])}"' for key in texts)
    (project / "content" / NEW / STAMPS).write_text("\n".join(marks), "utf-8")
    assert stale(project, NEW, texts, before) == []

    hero = project / "content" / "en" / "hero.toml"
    source = hero.read_text("utf-8")
    hero.write_text(re.sub("^title = .*", 'title = "Another"', source, flags=re.MULTILINE), "utf-8")

    assert stale(project, NEW, texts, load(project)) == ["hero.title"]


def test_a_translation_gives_way_when_its_fact_becomes_known(
    translated: Translate, project: Path
) -> None:
    take_out(project, "contract")
    assert translated("buy.toml", 'imitation = { when_missing = "Yok", when_known = "Var" }') == []
    key = "buy.imitation"
    assert load_translations(project)[NEW] == {f"{key}.when_missing": "Yok"}

    fill_in(project, "contract")

    assert load_translations(project)[NEW] == {f"{key}.when_known": "Var"}


def test_a_fact_in_words_is_translated_wherever_it_is_used(
    translated: Translate, project: Path
) -> None:
    fill_in(project, "country")

    translated("facts.toml", 'country = "Hindistan"')
    translated("hero.toml", 'title = "Ülke: {country}"')

    assert load_translations(project)[NEW]["hero.title"] == "Ülke: Hindistan"


def test_accepting_one_text_leaves_the_others_stale(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (loader, commands):
        monkeypatch.setattr(module, "ROOT", project)
    (project / "content" / OTHER.code / STAMPS).write_text("")
    key, *others = translations()[OTHER.code]

    accept(OTHER.code, [key])

    texts = translations()[OTHER.code]
    assert stale(project, OTHER.code, texts, english()) == others
