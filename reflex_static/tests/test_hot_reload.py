"""Saving does not touch unchanged files, so open pages do not reload them."""

import os
from importlib import import_module
from pathlib import Path

import pytest
from reflex.utils import path_ops

from reflex_static.hot_reload import HotReload, in_one_line


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


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("a = 1\nb = gone\n", "line 2: NameError: name 'gone' is not defined"),
        ("a = (\n", "line 1: SyntaxError: '(' was never closed"),
    ],
)
def test_an_error_of_the_project_is_told_in_one_line_with_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str, told: str
) -> None:
    (tmp_path / "spoiled.py").write_text(source, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)

    with pytest.raises((NameError, SyntaxError)) as raised:
        import_module("spoiled")

    assert in_one_line(raised.value).startswith(f"spoiled.py: {told}")


def test_an_error_from_outside_the_project_is_told_without_a_place() -> None:
    assert in_one_line(ModuleNotFoundError("No module named 'shop'")) == (
        "ModuleNotFoundError: No module named 'shop'"
    )
