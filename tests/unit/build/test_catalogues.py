"""Each translation is built as one small file."""

import gzip
import json

import pytest
from drishti.build.catalogues import Catalogues, catalogue_urls

from drishti.build import catalogues
from drishti.content.loader import translations
from drishti.content.schema.base import MarkdownText, Text
from support.content.languages import OTHER

LARGEST = 15 * 1024


@pytest.fixture(scope="module")
def files() -> dict[str, str]:
    return {path.stem: text for path, text in Catalogues().get_static_assets()}


def test_every_language_has_a_file_with_a_content_hashed_url(
    files: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = catalogue_urls()
    assert files.keys() == translations().keys() == before.keys()

    changed = {code: {**texts, "more": Text("?")} for code, texts in translations().items()}
    monkeypatch.setattr(catalogues, "translations", lambda: changed)
    after = catalogue_urls()

    assert set(before.values()).isdisjoint(after.values())


def test_a_catalogue_omits_its_own_language_name(files: dict[str, str]) -> None:
    for code, text in files.items():
        assert json.loads(text)[f"language.languages.{code}.label"] == ""


def test_a_compressed_catalogue_is_at_most_fifteen_kilobytes(files: dict[str, str]) -> None:
    sizes = {code: len(gzip.compress(text.encode(), 9)) for code, text in files.items()}

    assert {code: size for code, size in sizes.items() if size > LARGEST} == {}


def test_a_catalogue_contains_text_as_strings_and_prose_as_elements(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    texts = {"hero.title": Text("Bir"), "terms.summary": MarkdownText("- [iki](#section-1)")}
    monkeypatch.setattr(catalogues, "translations", lambda: {OTHER.code: texts})

    ((_, text),) = Catalogues().get_static_assets()

    catalogue = json.loads(text)
    assert catalogue["hero.title"] == "Bir"
    assert catalogue["terms.summary"][0][0] == "ul"
