"""Google is asked on pages that need it, or on all."""

import pytest
import reflex as rx
from drishti.components.translated import text_keys, translated_text

from drishti.content.loader import translations
from drishti.content.schema.base import Text
from drishti.content.schema.site_content import SiteContent
from drishti.content.sources import shown_texts
from drishti.pages import frame as frames
from drishti.pages.frame import frame

NOTICE = "language.notice"


def asks_google(content: SiteContent, *texts: Text, everywhere: bool) -> bool:
    picker = content.language.model_copy(update={"widget_everywhere": everywhere})
    children = map(translated_text, texts)
    page = frame(*children, content=content.model_copy(update={"language": picker}))
    return NOTICE in set(text_keys(page))


@pytest.fixture
def _translated(content: SiteContent, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every text of the site has a translation into every language."""
    whole = {code: dict.fromkeys(shown_texts(content), Text("x")) for code in translations()}
    monkeypatch.setattr(frames, "translations", lambda: whole)


@pytest.mark.usefixtures("_translated")
def test_a_page_translated_in_full_asks_google_only_if_it_is_to_be_asked_everywhere(
    content: SiteContent,
) -> None:
    assert asks_google(content, everywhere=True)
    assert not asks_google(content, everywhere=False)


@pytest.mark.usefixtures("_translated")
def test_a_page_with_a_text_that_is_not_translated_asks_google(content: SiteContent) -> None:
    assert asks_google(content, Text("New", "not.translated"), everywhere=False)


def test_the_keys_of_a_page_are_found_at_any_depth() -> None:
    page = rx.el.div(rx.cond(rx.Var("true"), rx.el.p(translated_text(Text("a", "b.c")))))

    assert list(text_keys(page)) == ["b.c"]
