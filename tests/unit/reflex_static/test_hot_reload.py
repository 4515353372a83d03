"""Saving does not touch unchanged files, so open pages do not reload them."""

from pathlib import Path

import pytest
from reflex.utils import path_ops

from drishti.reflex_static.hot_reload import HotReload


@pytest.fixture
def copies(monkeypatch: pytest.MonkeyPatch) -> None:
    """Patch Reflex's copying for the duration of the test."""
    monkeypatch.setattr(path_ops, "cp", path_ops.cp)
    HotReload().pre_compile()


@pytest.fixture
def sheet(tmp_path: Path) -> Path:
    written = tmp_path / "tokens.css"
    written.write_text("a {}", "utf-8")
    return written


@pytest.mark.usefixtures("copies")
def test_an_unchanged_stylesheet_is_not_copied(sheet: Path) -> None:
    copy = sheet.with_name("copy.css")
    path_ops.cp(sheet, copy)
    before = copy.stat().st_mtime_ns

    assert not path_ops.cp(src=sheet, dest=copy, overwrite=True)

    assert copy.stat().st_mtime_ns == before


@pytest.mark.usefixtures("copies")
@pytest.mark.parametrize("old", [None, "b {}"])
def test_a_new_or_changed_stylesheet_is_copied(sheet: Path, old: str | None) -> None:
    copy = sheet.with_name("copy.css")
    if old is not None:
        copy.write_text(old, "utf-8")

    assert path_ops.cp(src=sheet, dest=copy, overwrite=True)

    assert copy.read_text("utf-8") == sheet.read_text("utf-8")
