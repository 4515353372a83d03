"""The comparison pages are generated from the site's own pages."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from benchmark import sites
from drishti.content.loader import load
from support.projects import copy_project

PAGE = """<html><head><title>Unseen</title><link rel="modulepreload" href="/a.js"/>
<link rel="stylesheet" href="/a.css"/><script>first()</script></head><body><p>One <b>bold</b>
word<img src="/a.svg"/></p><script type="module">import "/a.js"</script><p>Two</p></body></html>"""


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(sites, "CACHE", tmp_path / "cache")
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / "index.html").write_text(PAGE, "utf-8")
    return folder


def test_the_countdown_end_can_be_replaced(tmp_path: Path) -> None:
    end = datetime(2031, 1, 2, 3, 4, 5, tzinfo=UTC)
    project = copy_project(tmp_path)

    sites.postpone(project, end)

    assert load(project).facts.countdown == end


def test_the_plain_page_keeps_the_styles_and_has_no_script(site: Path) -> None:
    plain = (sites.build_plain(site) / "index.html").read_text("utf-8")

    assert "script" not in plain
    assert "modulepreload" not in plain
    assert '<link rel="stylesheet" href="/a.css"/>' in plain
    assert plain.count("<p>") == PAGE.count("<p>")


def test_the_react_page_has_each_text_in_its_element() -> None:
    texts = sites.texts_of(PAGE)

    assert [(tag, text.strip()) for tag, text in texts] == [
        ("p", "One"),
        ("b", "bold"),
        ("p", "word"),
        ("p", "Two"),
    ]
