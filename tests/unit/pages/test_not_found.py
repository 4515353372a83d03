import pytest

from drishti.content.schema.site_content import SiteContent
from drishti.pages import not_found
from support.components import class_names, walk
from support.content.languages import OTHER, TRANSLATED, texts_of


def test_a_language_without_the_texts_of_the_404_page_is_left_out(
    monkeypatch: pytest.MonkeyPatch, content: SiteContent
) -> None:
    full = {language.code: texts_of(language.code) for language in TRANSLATED}
    half = full | {OTHER.code: {content.not_found.heading.key: content.not_found.heading}}
    monkeypatch.setattr(not_found, "translations", lambda: half)

    page = not_found.not_found(content.model_copy())
    others = next(part for part in walk(page) if "not-found__others" in class_names(part))
    listed = {str(getattr(item, "lang", "")).strip('"') for item in others.children}

    assert {language.tag for language in TRANSLATED} - listed == {OTHER.tag}
