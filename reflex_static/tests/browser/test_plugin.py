"""The plugin writes compiled states and patches Reflex's files, or stops the build."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
import reflex as rx

from reflex_static.browser import EsModules
from reflex_static.browser.errors import CannotRunInBrowser
from reflex_static.browser.plugin import first_scripts


@dataclass
class Build:
    """A build, with the context Reflex passes to plugins."""

    files: dict[str, str] = field(default_factory=dict)
    changes: dict[str, Callable[[str], str]] = field(default_factory=dict)

    def run(self, plugin: rx.plugins.Plugin) -> None:
        context: dict[str, Any] = {
            "add_save_task": lambda task: self.files.update(task()),
            "add_modify_task": self.changes.__setitem__,
        }
        plugin.pre_compile(**context)


def test_a_folder_of_modules_is_shipped_under_its_name_and_must_exist(tmp_path: Path) -> None:
    folder = tmp_path / "scripts"
    with pytest.raises(CannotRunInBrowser, match="scripts: there is no such folder"):
        Build().run(EsModules(folder))

    folder.mkdir()
    (folder / "hello.js").write_text("export const hello = 1;\n", "utf-8")
    (folder / "notes.md").write_text("not a module\n", "utf-8")
    build = Build()

    build.run(EsModules(folder))

    assert build.files == {"modules/scripts/hello.js": "export const hello = 1;\n"}


def test_the_scripts_in_the_head_are_reproducible_and_compact() -> None:
    once, again = first_scripts(), first_scripts()

    assert once == again
    for script in once:
        assert [line for line in script.splitlines() if line.startswith((" ", "//"))] == []
        assert "<" not in script.replace(" < ", "")
        assert "eval" not in script
    assert "replayEarlyEvents" in "".join(once)
