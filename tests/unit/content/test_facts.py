"""A fact has one value, and every text that depends on it follows."""

import re
from datetime import UTC, datetime
from pathlib import Path

import pytest
from babel import Locale

from drishti.content.conditions import BLOCK
from drishti.content.fact_rules import PLACEHOLDER
from drishti.content.files import shown_texts
from drishti.content.loader import ROOT, load, load_facts, load_translations
from drishti.content.markdown import plain
from drishti.content.schema.site_content import SiteContent
from drishti.content.tree import KNOWN, MISSING
from drishti.content.variables import in_words, variables
from support.content.edit import edit, problems, spoiled, without_lines
from support.content.facts import (
    DENIAL,
    FACTS,
    OWN_FILE,
    TABLES,
    UNPUBLISHED,
    VALUES,
    fill_in,
    take_out,
)


def everything(content: SiteContent) -> str:
    return "\n".join(shown_texts(content).values())


@pytest.mark.parametrize("fact", FACTS)
def test_a_fact_changes_its_texts_and_is_denied_when_missing(project: Path, fact: str) -> None:
    take_out(project)
    before = everything(load(project))
    fill_in(project, fact)
    content = load(project)
    assert content.facts.states[fact]
    assert everything(content) != before

    fill_in(project)
    take_out(project, fact)
    missing = load(project)
    assert not missing.facts.states[fact]
    assert DENIAL.search(everything(missing)) or fact in {"meaning", "voices", "reports"}


def test_every_known_fact_is_shown_and_no_language_denies_it(project: Path) -> None:
    fill_in(project)

    content = load(project)

    values = [*VALUES.values(), *re.findall('"(.*?)"', TABLES["charity"])]
    assert [value for value in values if value not in everything(content)] == []
    shown = {"en": shown_texts(content), **load_translations(project)}
    for code, texts in shown.items():
        denied = [key for key in texts if MISSING in key]
        denied += [
            text.key
            for text in texts.values()
            for condition, _, words in BLOCK.findall(text.raw)
            if condition == MISSING and max(re.split("{.*?}", words), key=len) in text
        ]
        assert denied == [], code
    # The accessibility statement may deny that something has been tested.
    of_token = [
        text for text in shown_texts(content).values() if not text.key.startswith("accessibility.")
    ]
    denied = [
        text.key
        for text in of_token
        if UNPUBLISHED.search(text) or (KNOWN in text.key and DENIAL.search(text))
    ]
    assert denied == [], "these texts deny a known fact"


def test_a_sale_is_refused_without_what_a_buyer_must_be_told(project: Path) -> None:
    fill_in(project, "sale")
    take_out(project)

    lines = spoiled(
        project, "facts.toml", '[sale]\nhref = ""', '[sale]\nhref = "https://sale.deepam.in"'
    )

    told = "is missing, so sale.href must stay empty"
    needed = "address contact operator operator_address registration country contract"
    names = (*needed.split(), "whitepaper.href", "sale.refunds")
    assert without_lines(lines) == [f"content/en/facts.toml: {name}: {told}" for name in names]


def test_a_name_that_ends_with_a_full_stop_gets_no_second_one(project: Path) -> None:
    fill_in(project, "operator")

    edit(project, "facts.toml", VALUES["operator"], "Deepam Pvt. Ltd.")

    assert "Deepam Pvt. Ltd." in everything(load(project))
    assert "Ltd.." not in everything(load(project))


ACCOUNTS = "contract charity_account"
OWN, SAME = (f'charity_account = "{VALUES[fact]}"' for fact in ACCOUNTS.split()[::-1])
GOAL, GIFT = "goal = 10\npercent = 70", '150_000\nto = "Light House"'
AUDIT = "https://papers.deepam.in/audit.pdf"


@pytest.mark.parametrize(
    ("known", "name", "old", "new", "problem"),
    [
        ("contact", "hero", 'title = "', 'title = "{contact} ', "title: {contact} may be missing"),
        ("sale", "facts", GOAL, GOAL.replace("10", "11"), "raised.percent: is 70; allowed: 63"),
        ("sale", "facts", GOAL, GOAL.replace("10", "6"), "raised.percent: is 70; allowed: 100"),
        ("sale", "facts", GOAL, GOAL.replace("10", "0"), "raised.percent: is 70; allowed: 100"),
        (ACCOUNTS, "facts", OWN, SAME, "charity_account: is the contract's address; allowed: anot"),
        ("gifts", "facts", GIFT, GIFT.replace("Li", "Ni"), "gifts.1.to: is 'Night House'; allow"),
        ("country", "facts", '"India"', '"?"', "country: is '?', which is not the fact; allowed: "),
        ("charity", "facts", "NGO Darpan", "Pending:", "charity.registered_as: is 'Pending: MH/"),
        ("blind_test", "facts", "Roshni Club", "Nobody yet", "blind_test.by: is 'Nobody yet', wh"),
        ("audit", "facts", AUDIT, "/disclaimer", "audit.href: is '/disclaimer', which is not the"),
        ("audit whitepaper", "facts", AUDIT, OWN_FILE, "audit.href: is the whitepaper's address"),
    ],
)
def test_a_text_or_a_fact_must_go_with_what_is_known(
    project: Path, known: str, name: str, old: str, new: str, problem: str
) -> None:
    fill_in(project, *known.split())

    (line,) = without_lines(spoiled(project, f"{name}.toml", old, new))

    assert line.startswith(f"content/en/{name}.toml: {problem}")


@pytest.mark.parametrize(
    ("placeholders", "facts"),
    [
        ("TBA|T.B.D.|TBC (soon)|TBD by March", "TBC Bank|TBA Trust"),
        ("None|None yet.|N/A|n.a.|Nobody|No name yet", "None is needed: no rule asks.|N.A. Rao"),
        ("unknown|Pending, see below|Coming soon!|Soon", "Pending Ltd.|Soon-Yi Kim|Soon it ends."),
        ("To be announced|It is still to be named|Will be added", "To be safe, all is sold."),
        ("Not decided.|not yet|It has not been set", "Not required: no rule asks.|Nottingham"),
        ("?|-|\u2026|_|(\uff34\uff22\uff21)", "Nobody can change it.|5|$SOON|नेत्र"),
    ],
)
def test_a_placeholder_is_no_fact(placeholders: str, facts: str) -> None:
    assert [it for it in placeholders.split("|") if not PLACEHOLDER.match(plain(it))] == []
    assert [it for it in facts.split("|") if PLACEHOLDER.match(plain(it))] == []


def test_a_document_is_named_by_its_path(project: Path) -> None:
    fill_in(project)
    file = project / "assets" / OWN_FILE[1:]
    said = "content/en/facts.toml: whitepaper.href: "

    file.write_text("<html>", "utf-8")
    (line,) = without_lines(problems(project))
    assert line.startswith(f"{said}assets{OWN_FILE} is not a PDF")
    file = file.rename(file.with_stem("Whitepaper"))
    (line,) = without_lines(problems(project))
    assert re.search(r"is called [a-z/]*Whitepaper\.pdf; rename the file$", line)
    file.unlink()
    (line,) = without_lines(problems(project))
    assert line.endswith(f"{said}assets{OWN_FILE} not found; add the file")
    page = "/first-year"
    (line,) = without_lines(spoiled(project, "facts.toml", OWN_FILE, page))
    assert line.endswith(f"; add the file, or content/en/pages{page}.md")
    edit(project, "facts.toml", page, OWN_FILE)
    path = OWN_FILE
    for folder in ("assets", "fonts", "images", "styles"):
        old, path = path, f"/{folder}{OWN_FILE}"
        (line,) = without_lines(spoiled(project, "facts.toml", old, path))
        assert line.startswith(f"{said}assets{path} gets a new address with each change")
    here, elsewhere = f"{VALUES['address']}/sale{OWN_FILE}", f"{VALUES['address']}.net{OWN_FILE}"
    (line,) = without_lines(spoiled(project, "facts.toml", path, here))
    assert line.startswith(f"{said}is on this site; write the path of the file in assets/")
    assert spoiled(project, "facts.toml", here, elsewhere) == []


@pytest.mark.parametrize(
    ("number", "words"),
    [(999_000, "999\xa0thousand"), (3_610_000, "3.61\xa0million"), (10**11, "100\xa0billion")],
)
def test_a_large_number_is_put_into_words(number: int, words: str) -> None:
    assert in_words(number) == words
    assert in_words(10**11, Locale("bn")) == "10,000\xa0কোটি"


@pytest.mark.parametrize(
    ("price", "worth"), [("$1", "$1,000"), ("$0.015", "$15"), ("$1,000.5", "$1,000,500")]
)
def test_the_worth_of_all_tokens_follows_from_a_price(price: str, worth: str) -> None:
    facts = load_facts(ROOT)
    name = next(iter(facts.prices))
    changed = facts.model_copy(update={"supply": 1000, "prices": {name: price}})

    assert variables(changed)[f"worth.{name}"] == worth


def test_a_moment_is_written_in_indian_time(content: SiteContent) -> None:
    moment = datetime(2031, 1, 1, 18, 30, tzinfo=UTC)
    shown = variables(content.facts.model_copy(update={"countdown": moment}))

    assert (shown["countdown.day"], shown["countdown.time"]) == ("2 January 2031", "00:00:00")
