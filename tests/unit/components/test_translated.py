"""Translatable text carries its key and is the only child of its element."""

from typing import Any

import pytest
import reflex as rx
from drishti.components.prose import prose
from drishti.components.translated import (
    KEY,
    translated_attributes,
    translated_prop,
    translated_text,
    untranslated,
)

from drishti.content.schema.base import Text
from support.components import walk


def test_text_carries_its_key_and_content() -> None:
    shown = translated_text(Text("Hello", "hero.title"), tag="h1")

    assert shown.tag == "h1"
    assert shown.custom_attrs[KEY] == "hero.title"
    assert len(shown.children) == 1


def test_a_phrase_carries_the_key_of_the_text_and_its_place() -> None:
    shown = translated_text(Text("One | Two", "hero.tagline"), phrase=1)

    assert shown.custom_attrs == {KEY: "hero.tagline", "data-text-phrase": 1}
    assert "Two" in str(shown)
    assert "One" not in str(shown)


def test_a_number_has_an_empty_key_and_is_not_translated() -> None:
    assert untranslated("$0.2").custom_attrs == {KEY: "", "translate": "no"}


def test_text_with_values_and_figures_of_a_state_are_rendered_by_react() -> None:
    counted: Any = translated_text(Text("{n} days", "x"), values={"n": rx.Var("n")})
    figure: Any = untranslated(rx.Var("n"))

    assert str(counted.text_key) == '"x"'
    assert figure.text_key is None


def test_a_label_carries_its_key() -> None:
    label = translated_attributes(aria_label=Text("Menu", "menu.title"))

    assert rx.el.nav(**label).custom_attrs == {
        "aria-label": "Menu",
        "data-aria-label-key": "menu.title",
    }


def test_attribute_text_is_looked_up_by_its_key() -> None:
    assert (
        str(translated_prop(Text('Say "hi"', "menu.title")))
        == 'translate("menu.title", "Say \\"hi\\"")'
    )


@pytest.mark.parametrize(
    ("markdown", "tags"),
    [
        ("One *two* **three**.", ["p", "em", "strong"]),
        ("- one\n- [two](/terms-uses)", ["ul", "li", "p", "li", "p", "a"]),
        ("### Title\n\ntext", ["h3", "p"]),
        ("<b>not markup</b>", ["p"]),
    ],
)
def test_prose_becomes_plain_elements(markdown: str, tags: list[str]) -> None:
    shown = [part.tag for part in walk(prose(Text(markdown, "x"))) if part.tag]

    assert [tag for tag in shown[1:] if tag != "Fragment"] == tags
