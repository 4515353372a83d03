"""The plugin ships folders of modules, and scripts for the head."""

from pathlib import Path

import pytest

from reflex_static import EsModules
from reflex_static.browser.plugin import first_scripts


def test_a_folder_of_modules_is_shipped_under_its_name_and_must_exist(tmp_path: Path) -> None:
    folder = tmp_path / "a"
    folder.mkdir()
    (folder / "hello.js").write_text("export const hello = 1;\n", "utf-8")
    (folder / "notes.md").write_text("not a module\n", "utf-8")
    (folder / ".#hello.js").symlink_to("me@here.1")  # while Emacs edits it

    assert EsModules(folder).files() == [("modules/a/hello.js", "export const hello = 1;\n")]
    with pytest.raises(SystemExit, match="scripts: there is no such folder"):
        EsModules(tmp_path / "scripts").files()


def test_the_scripts_in_the_head_are_compact_and_need_no_eval() -> None:
    for script in first_scripts():
        assert [line for line in script.splitlines() if line.startswith((" ", "//"))] == []
        assert "<" not in script.replace(" < ", "")
        assert "eval" not in script
