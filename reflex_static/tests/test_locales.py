"""Pages are served in every locale, and contain the texts that their scripts need."""

import json
import re
from pathlib import Path

import pytest

from reflex_static.locales.plugin import JAVASCRIPT, Locale, Locales
from support.exports import run

ENGLISH = Locale("en", "en", "ltr", {"hello": "Hello", "a/b_1.c-d": "<p>Law</p>"})
FRENCH = Locale("fr", "fr", "ltr", {"hello": "Bonjour"}, {"$": "#\xa0$"})


def test_a_page_contains_the_texts_of_its_scripts_in_its_locale(tmp_path: Path) -> None:
    (tmp_path / "fr").mkdir()
    script = '<script type="module" src="/page.js" fetchpriority="low"></script>'
    for name, tag in (("index.html", "en"), ("fr/index.html", "fr")):
        html = f'<html dir="ltr" lang="{tag}"><body>{script}</body></html>'
        (tmp_path / name).write_text(html, "utf-8")
    (tmp_path / "page.js").write_text("x=`it's`;a(`hello`,\"a/b_1.c-d\");b('nothing')", "utf-8")

    Locales(lambda: [ENGLISH, FRENCH]).post_build(static_dir=tmp_path)

    found = (tmp_path / "fr" / "index.html").read_text("utf-8")
    before, _, data = found.partition('<script type="application/json" id="locale">')
    page = json.loads(data.partition("</script>")[0])
    assert before.endswith(script)
    assert "<p>" not in data  # nothing in it can close the element
    assert page["texts"] == {"hello": "Bonjour"}
    assert page["left"] == {"a/b_1.c-d": "<p>Law</p>"}
    assert page["figures"] == {"tag": "fr", "$": "#\xa0$"}
    assert page["left_figures"] == {"tag": "en"}
    assert '"hello":"Hello"' in (tmp_path / "index.html").read_text("utf-8")


def test_a_key_that_no_locale_has_is_shown_itself(tmp_path: Path) -> None:
    texts = (
        '{"texts": {"hello": "Bonjour"}, "figures": 1, "left": {"law": "Law"}, "left_figures": 2}'
    )
    stub = f"globalThis.document = {{ getElementById: () => ({{ textContent: `{texts}` }}) }};"
    shown = f'const {{ find }} = await import("{(JAVASCRIPT / "document.js").as_uri()}");'
    asked = 'console.log(JSON.stringify(["hello", "law", "tea"].map(find)));'

    done = run(["node", "--input-type=module", "--eval", f"{stub} {shown} {asked}"], tmp_path)

    assert json.loads(done.stdout) == [["Bonjour", True, 1], ["Law", False, 2], ["tea", False, 2]]


@pytest.mark.parametrize(
    ("asked", "problem"),
    [
        ('"tea"', "no locale has the text tea"),
        ('"cart"', "the text cart needs a value for {n}"),
        ('"cart", { m: 1 }', "the text cart needs a value for {n}"),
        ('"cart", { n: 1 }', ""),
    ],
)
def test_a_text_that_cannot_be_shown_stops_the_export(
    tmp_path: Path, asked: str, problem: str
) -> None:
    stubs = {
        "./all.js": "data:text/javascript,export let locales = [{ texts: { cart: '{n} items' } }];",
        "react": "data:text/javascript,export let Fragment, createElement, useState;",
        "react-router": "data:text/javascript,export let useLocation;",
        "$/modules/locales/page": "./page.js",
    }
    for name in ("page.js", "locale.js", "figures.js"):
        code = (JAVASCRIPT / name).read_text("utf-8")
        for module, stub in stubs.items():
            code = code.replace(f'"{module}"', f'"{stub}"')
        (tmp_path / name).write_text(code, "utf-8")

    ask = f'import {{ text }} from "./locale.js"; text({asked});'
    done = run(["node", "--input-type=module", "--eval", ask], tmp_path)

    assert re.findall("Error: (.+)", done.stderr) == ([problem] if problem else [])
