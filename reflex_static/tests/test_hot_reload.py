"""Saving does not touch unchanged files, so open pages do not reload them."""

import os
from pathlib import Path

import pytest
from reflex.utils import path_ops

from reflex_static.hot_reload import HotReload


@pytest.mark.parametrize(("old", "is_copied"), [("a {}", False), ("b {}", True), (None, True)])
def test_only_a_new_or_changed_stylesheet_is_copied(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, old: str | None, is_copied: bool
) -> None:
    monkeypatch.setattr(path_ops, "cp", path_ops.cp)  # restores Reflex's own after the test
    HotReload().pre_compile()
    sheet, copy = tmp_path / "tokens.css", tmp_path / "copy.css"
    sheet.write_text("a {}", "utf-8")
    if old is not None:
        copy.write_text(old, "utf-8")
        os.utime(copy, (0, 0))

    assert path_ops.cp(src=sheet, dest=copy, overwrite=True) is is_copied

    assert copy.read_text("utf-8") == "a {}"
    assert (copy.stat().st_mtime > 0) is is_copied
