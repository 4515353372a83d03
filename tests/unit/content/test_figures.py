"""Figures are written as in each language, by Python and by scripts alike."""

import json
import os
import subprocess
from datetime import datetime
from pathlib import Path
from typing import Any, Final

import pytest

from drishti.content.figures import forms, isolate, localize, time_of_day
from drishti.content.loader import ROOT
from drishti.content.schema.language import Language
from drishti.content.variables import INDIA
from support.content.languages import ENGLISH, LANGUAGES, TRANSLATED

NUMBERS: Final = ("0", "0.005", "0.985", "542.6", "1000", "3,610,000", "9,007,199,254,740,993")
KNOWN: Final = (
    *(f"{sign}{number}" for sign in "$₹" for number in NUMBERS),
    *("0%", "2.4%", "12%", "1,000%", "1,000", "100,000,000,000"),
)
OTHERS: Final = ("", "0", "2025", "4.11", "$DRISHTI", "$100X", "0x12%20", "$0.50 / $1,000.05")

END: Final = datetime(2025, 5, 3, 23, 59, 59, tzinfo=INDIA)

NODE: Final = Path(__file__).with_name("figures.js").read_text("utf-8")
OPENINGS: Final = """
import { openingOf } from "./drishti/scripts/sentences.js";
const openings = ([tag, text]) =>
  [...Array(12).keys()].map((most) => openingOf(text, tag, most + 1));
console.log(JSON.stringify(JSON.parse(process.argv[1]).map(openings)));
"""


def run(script: str, argument: str) -> Any:
    command = ["node", "--input-type=module", "--eval", script, argument]
    west = os.environ | {"TZ": "America/Los_Angeles"}  # where a day begins later than in UTC
    return json.loads(subprocess.check_output(command, cwd=ROOT, env=west))


@pytest.fixture(scope="module")
def written() -> dict[str, list[list[str]]]:
    """Return, by language, what the site's script writes and what Node does by itself."""
    languages = [[each.tag, forms(each.locale)] for each in TRANSLATED]
    given = json.dumps([languages, [*KNOWN, *OTHERS], KNOWN])
    return dict(zip([each.code for each in TRANSLATED], run(NODE, given), strict=True))


@pytest.mark.parametrize("language", TRANSLATED, ids=lambda each: each.code)
def test_python_and_the_sites_script_write_figures_as_node_does(
    language: Language, written: dict[str, list[list[str]]]
) -> None:
    ours = [localize(each, language.locale) for each in (*KNOWN, *OTHERS)]
    script, node = written[language.code]
    known = ours[: len(KNOWN)]
    if language.code == "mr":  # CLDR groups its amounts otherwise than its numbers
        known, node = ([each.replace(",", "") for each in side] for side in (known, node))

    assert script == ours
    assert [each.replace("US$", "$").replace("\u202f", "\xa0") for each in node] == known


def test_figures_are_not_broken_between_lines() -> None:
    for language in LANGUAGES:
        moment = time_of_day(END, language.locale)
        for shown in (moment, *(localize(each, language.locale) for each in KNOWN)):
            assert " " not in shown


def test_an_amount_or_a_time_is_not_read_aloud_in_two_pieces() -> None:
    shown = ("$3,610,000", "₹0.005", "12%", "23:59:59")
    texts = [
        (each.tag, f"A {localize(figure, each.locale)} B") for each in LANGUAGES for figure in shown
    ]

    for (_, text), openings in zip(texts, run(OPENINGS, json.dumps(texts)), strict=True):
        pieces = {opening.rstrip(" \u200f") for opening in openings}
        assert pieces <= {"A", text.removesuffix(" B"), text}


def test_a_text_is_cut_after_a_comma_of_any_script() -> None:
    clauses = [f"a b{comma}" for comma in ",;:،、，；"]

    found = run(OPENINGS, json.dumps([["en", f"{clause} c d"] for clause in clauses]))

    assert [three_words for _, _, three_words, *_ in found] == clauses


@pytest.mark.parametrize("shown", [*KNOWN, *OTHERS])
def test_english_figures_stay_as_published(shown: str) -> None:
    assert localize(shown, ENGLISH.locale) == shown


@pytest.mark.parametrize(
    ("code", "shown"),
    [
        ("en", "23:59:59"),
        ("ar", "11:59:59 مساءً"),
        ("fr", "23 h 59 min 59 s"),
        ("hi", "रात 11:59:59"),
        ("ja", "23時59分59秒"),
        ("ru", "23:59:59"),
    ],
)
def test_a_time_of_day_is_written_as_in_the_language(code: str, shown: str) -> None:
    locale = next(each.locale for each in LANGUAGES if each.code == code)

    assert time_of_day(END, locale).replace("\xa0", " ") == shown


def test_a_day_is_the_same_west_of_greenwich() -> None:
    given = [[["en-IN", {"tag": "en-IN"}]], ["31/12/2025"], []]

    assert run(NODE, json.dumps(given)) == [[["31 December 2025"], []]]


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("شراء $DRISHTI", "شراء \u2068$DRISHTI\u2069"),
        ("شراء ₹1 فقط", "شراء \u2068₹1\u2069 فقط"),
        ("نسبة 5% فقط", "نسبة \u20685%\u2069 فقط"),
        ("بسعر $4,521.67.", "بسعر \u2068$4,521.67\u2069."),
        ("1\xa0₹ \u200f4,521.67\xa0$.", "\u20681\xa0₹\u2069 \u2068\u200f4,521.67\xa0$\u2069."),
        ("{gain} أكثر", "\u2068{gain}\u2069 أكثر"),
        ("بلا أرقام 2025", "بلا أرقام 2025"),
    ],
)
def test_a_number_with_its_sign_is_isolated(text: str, shown: str) -> None:
    assert isolate(text) == shown
