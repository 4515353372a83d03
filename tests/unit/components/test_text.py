"""Text is looked up when a page is rendered, and is the only content of its element."""

from typing import Any

import pytest
import reflex as rx

from drishti.components.text import attribute, choice, text
from drishti.content.schema.base import Text


@pytest.mark.parametrize(
    ("element", "lookup"),
    [
        (text(Text("Hello", "hero.title"), tag="h1"), 'words("hero.title")'),
        (text(Text("One | Two", "hero.tagline"), phrase=2), 'words("hero.tagline.2")'),
        (text(Text("{n} days", "x"), values={"n": rx.Var("n")}), 'words("x", ({ ["n"] : n }))'),
        (text("$0.2"), 'figure("$0.2")'),
        (text(rx.Var("n")), "figure(n)"),
        (choice(rx.Var("key"), rx.Var("n")), "wordsOrFigure(key, n)"),
    ],
)
def test_an_element_contains_only_what_is_looked_up(element: Any, lookup: str) -> None:
    assert element.children == []
    assert [str(each) for each in element.special_props] == [lookup]


def test_a_label_is_looked_up_by_its_key() -> None:
    assert str(attribute(Text('Say "hi"', "menu.title"))) == 'text("menu.title")'
