"""Translatable text carries its key and is the only child of its element."""

from typing import Any

import pytest

from drishti.components.prose import prose
from drishti.components.translated import translated_attribute, translated_text, untranslated
from drishti.content.schema.base import Text
from support.components import walk


def test_text_carries_its_key_and_content() -> None:
    shown: Any = translated_text(Text("Hello", "hero.title"), tag="h1")

    assert str(shown.text_key) == '"hero.title"'
    assert str(shown.element) == '"h1"'
    assert len(shown.children) == 1


def test_a_number_has_no_translation_key() -> None:
    shown: Any = untranslated("$0.2")

    assert shown.text_key is None


def test_attribute_text_is_looked_up_by_its_key() -> None:
    assert (
        str(translated_attribute(Text('Say "hi"', "menu.title")))
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
