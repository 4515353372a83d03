"""Pages are served in every locale, and contain the texts that their scripts need."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
import reflex as rx

from drishti.reflex_static.locales import plugin
from drishti.reflex_static.locales.lookups import path, words
from drishti.reflex_static.locales.plugin import JAVASCRIPT, Locale, Locales

ENGLISH = Locale("en", "en", "ltr", {"hello": "Hello", "days": "{n} days", "law": "<p>Law</p>"})
FRENCH = Locale("fr", "fr", "ltr", {"hello": "Bonjour", "days": "{n} jours"})
ARABIC = Locale("ar", "ar", "rtl", {"hello": "مرحبا"})
BENGALI = Locale("bn", "bn", "ltr", {})

# Prints what the lookups return on the pages of each locale.
LOOKUPS = """
import {{ page }} from "./page.js";
import * as it from "./locale.js";
for (const settings of {pages}) {{
  Object.assign(page, {{ figures: undefined }}, settings);
  console.log(JSON.stringify({{
    hello: it.words("hello"), days: it.text("days", {{ n: "12%" }}), law: it.prose("law"),
    figure: it.figure("$0.2").children, day: it.figure("05/06/2025").children,
    path: it.path("/terms#a"), current: it.current("fr"), option: it.wordsOrFigure("", "9"),
  }}));
}}
"""
PAGE = """
export const page = {};
export const find = (key) =>
  key in page.texts ? [page.texts[key], true] : [page.left[key], false];
"""


@pytest.fixture
def lookups(tmp_path: Path) -> list[dict[str, Any]]:
    """What the lookups return on the English, French, Arabic and Bengali page."""
    pages = [
        plugin._settings(locale, ENGLISH) | {"texts": locale.texts, "left": ENGLISH.texts}  # noqa: SLF001
        for locale in (ENGLISH, FRENCH, ARABIC, BENGALI)
    ]
    code = (JAVASCRIPT / "locale.js").read_text("utf-8")
    for name, text in (
        ("locale.js", code.replace("$/modules/locales/page", "./page.js")),
        ("figures.js", (JAVASCRIPT / "figures.js").read_text("utf-8")),
        ("page.js", PAGE),
        ("package.json", '{"type": "module"}'),
        ("main.js", LOOKUPS.format(pages=json.dumps(pages))),
    ):
        (tmp_path / name).write_text(text, "utf-8")
    done = subprocess.run(["node", "main.js"], cwd=tmp_path, capture_output=True, check=True)
    return [json.loads(line) for line in done.stdout.decode().splitlines()]


def test_a_text_is_in_the_locale_of_the_page_or_marked_as_the_first(
    lookups: list[dict[str, Any]],
) -> None:
    english, french, arabic, _ = lookups

    quiet = {"suppressHydrationWarning": True}
    assert english["hello"] == {**quiet, "children": "Hello"}
    assert french["hello"] == {**quiet, "translate": "no", "children": "Bonjour"}
    html = {"dangerouslySetInnerHTML": {"__html": "<p>Law</p>"}}
    assert english["law"] == {**quiet, **html}
    assert french["law"] == {**quiet, "lang": "en", **html}
    assert arabic["law"] == {**quiet, "lang": "en", "dir": "auto", **html}


def test_figures_are_written_as_the_locale_does(lookups: list[dict[str, Any]]) -> None:
    english, french, arabic, bengali = lookups

    assert [each["days"] for each in lookups] == [
        "12% days",
        "12\N{NO-BREAK SPACE}% jours",
        "12% days",
        "12% days",
    ]
    assert [english["figure"], arabic["figure"]] == ["$0.2", "\u2068$0.2\u2069"]
    days = [each["day"] for each in (english, french, bengali)]
    assert days == ["05/06/2025", "5 juin 2025", "5 জুন, 2025"]  # in Western digits
    assert english["option"]["children"] == "9"


def test_links_stay_in_the_locale_and_its_own_is_marked(lookups: list[dict[str, Any]]) -> None:
    assert [each["path"] for each in lookups] == [
        "/terms#a",
        "/fr/terms#a",
        "/ar/terms#a",
        "/bn/terms#a",
    ]
    marks = [each["current"] for each in lookups]
    assert marks == [{}, {"aria-current": "true", "autoFocus": True}, {}, {}]


def test_a_lookup_keeps_the_state_of_its_values() -> None:
    class Counter(rx.State):
        n: rx.Field[int] = rx.field(0)

    data = words("days", {"n": Counter.n})._get_all_var_data()  # noqa: SLF001

    assert data is not None
    assert "counter" in data.state
    assert "$/modules/locales/locale" in dict(data.imports)
    assert str(path("/terms")) == 'path("/terms")'


def test_a_page_contains_the_texts_of_its_scripts_in_its_locale(tmp_path: Path) -> None:
    (tmp_path / "fr").mkdir()
    script = '<script type="module" src="/page.js" fetchpriority="low"></script>'
    for name, tag in (("index.html", "en"), ("fr/index.html", "fr")):
        html = f'<html dir="ltr" lang="{tag}"><body>{script}</body></html>'
        (tmp_path / name).write_text(html, "utf-8")
    (tmp_path / "page.js").write_text("x=`it's`;a(`hello`,\"law\");b('nothing')", "utf-8")

    Locales(lambda: [ENGLISH, FRENCH]).post_build(static_dir=tmp_path)

    found = (tmp_path / "fr" / "index.html").read_text("utf-8")
    before, _, data = found.partition('<script type="application/json" id="locale">')
    page = json.loads(data.partition("</script>")[0])
    assert before.endswith(script)
    assert "<p>" not in data  # nothing in it can close the element
    assert page["texts"] == {"hello": "Bonjour"}
    assert page["left"] == {"law": "<p>Law</p>"}
    assert '"hello":"Hello"' in (tmp_path / "index.html").read_text("utf-8")
