"""The texts of each language, and the sitemap, which lists each page in each language."""

import json
from typing import Any, Final
from xml.etree import ElementTree as ET

import pytest

from drishti.content.links import ROUTES
from drishti.content.loader import english
from drishti.content.schema.base import Content, OptionalText, Text
from drishti.content.schema.language import SOURCE_LANGUAGE
from drishti.content.schema.site_content import SiteContent
from drishti.export import locales as module
from drishti.export.locales import LITERAL, locales, sitemap, structure
from drishti.pages.home import home
from drishti.pages.legal import accessibility, disclaimer, terms
from drishti.pages.not_found import not_found
from support.content.languages import TRANSLATED

PAGES: Final = (home, disclaimer, terms, accessibility, not_found)
SITEMAP = {"": "http://www.sitemaps.org/schemas/sitemap/0.9", "x": "http://www.w3.org/1999/xhtml"}


def test_the_picker_shows_no_name_twice(content: SiteContent) -> None:
    for known in locales():
        for each in content.language.languages:
            label = known.texts.get(each.label.key)
            assert label != each.own_name
            assert each.code != known.code or bool(label) == (known.code == SOURCE_LANGUAGE)


def test_no_text_can_close_the_script_element_around_the_structured_data(
    content: SiteContent, monkeypatch: pytest.MonkeyPatch
) -> None:
    hostile = Text("</script><script>alert(1)</script>", "site.description")
    changed = {"site": content.site.model_copy(update={"description": hostile})}
    monkeypatch.setattr(module, "english", lambda: content.model_copy(update=changed))

    written = next(locales()).texts["head.site.data"]

    assert json.loads(written)["isPartOf"]["description"] == hostile
    assert json.loads(written)["@context"] == "https://schema.org"
    assert "<" not in written


def test_a_picture_without_a_description_adds_nothing_to_that_of_the_shared_image(
    content: SiteContent, monkeypatch: pytest.MonkeyPatch
) -> None:
    hero = content.hero.model_copy(update={"image_alt": OptionalText("", "hero.image_alt")})
    monkeypatch.setattr(module, "english", lambda: content.model_copy(update={"hero": hero}))

    assert next(locales()).texts["head.image_alt"].endswith(content.site.share)


def test_the_sitemap_has_each_page_in_each_language_with_its_alternates() -> None:
    urls = ET.fromstring(sitemap()).findall("url", SITEMAP)  # noqa: S314 -- written just now
    assert len(urls) == len(ROUTES) * (1 + len(TRANSLATED))
    for url in urls:
        links = [link.get("href") for link in url.findall("x:link", SITEMAP)]
        assert url.findtext("loc", namespaces=SITEMAP) in links
        assert len(links) == len(english().language.languages) + 1


def test_pages_whose_words_alone_have_changed_are_the_same_code(
    content: SiteContent, monkeypatch: pytest.MonkeyPatch
) -> None:
    changed = _with_other_words(content)

    assert changed != content
    assert [str(page(changed)) for page in PAGES] == [str(page(content)) for page in PAGES]
    before = next(structure())
    monkeypatch.setattr(module, "english", lambda: changed)
    assert next(structure()) == before


def _with_other_words(value: Any) -> Any:
    """Return content in which other words are in every text that pages look up."""
    match value:
        case Text() if value and value.key not in LITERAL:
            return type(value)(f"Other {value}", value.key, value.raw)
        case Content():
            names = type(value).model_fields
            return value.model_copy(
                update={name: _with_other_words(getattr(value, name)) for name in names}
            )
        case tuple():
            return tuple(map(_with_other_words, value))
        case dict():
            return {name: _with_other_words(each) for name, each in value.items()}
    return value
