"""The plugin writes compiled states and patches Reflex's files, or stops the build."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
import reflex as rx
import reflex_base
from reflex.compiler.utils import create_document_root
from reflex_base.compiler.templates import document_root_template, vite_config_template

from drishti.reflex_static.browser import BrowserState, EsModules, versions
from drishti.reflex_static.browser.errors import CannotRunInBrowser
from drishti.reflex_static.browser.patches import (
    early_events,
    keep_no_token,
    put_scripts_first,
    replace_socket,
    storage_guard,
)

TEMPLATES = Path(reflex_base.__file__).parent / ".templates" / "web"


@dataclass
class Page:
    """The attributes of a page that the plugin reads."""

    route: str
    on_load: object = None


@dataclass
class Build:
    """A build, with the context Reflex passes to plugins."""

    pages: list[Page] = field(default_factory=list)
    files: dict[str, str] = field(default_factory=dict)
    changes: dict[str, Callable[[str], str]] = field(default_factory=dict)

    def run(self, plugin: rx.plugins.Plugin) -> None:
        context: dict[str, Any] = {
            "add_save_task": lambda task: self.files.update(task()),
            "add_modify_task": self.changes.__setitem__,
            "unevaluated_pages": self.pages,
        }
        plugin.pre_compile(**context)


def define_counter() -> None:
    class Counter(rx.State):
        n: int = 0

        @rx.event
        def increase(self) -> None:
            self.n += 1


def define_clock() -> None:
    class Clock(rx.State):
        @rx.event
        async def wait(self) -> None:
            """Do nothing."""


def test_states_and_runtime_are_written_as_modules() -> None:
    define_counter()
    build = Build()

    build.run(BrowserState())

    assert "$Counter_increase" in build.files["utils/browser/index.js"]
    assert {"engine.js", "python.js", "transport.js"} <= {Path(name).name for name in build.files}
    assert "modules/browser/clock.js" in build.files


def test_builds_are_reproducible() -> None:
    define_counter()
    builds = Build(), Build()

    for build in builds:
        build.run(BrowserState())

    assert builds[0].files == builds[1].files


def test_a_state_that_cannot_run_stops_the_build_without_a_traceback() -> None:
    define_clock()

    with pytest.raises(
        SystemExit, match=r"test_plugin\.py:\d+: Clock\.wait: `async def` cannot run"
    ):
        Build().run(BrowserState())


def test_a_page_with_on_load_stops_the_build() -> None:
    build = Build(pages=[Page("index"), Page("shop", on_load=object())])

    with pytest.raises(CannotRunInBrowser, match="page shop: on_load cannot run in the browser"):
        build.run(BrowserState())


def test_another_version_of_reflex_stops_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(versions, "version", lambda _name: "0.11.0")

    with pytest.raises(CannotRunInBrowser, match=r"with Reflex 0\.10\.1, not 0\.11\.0; to try"):
        Build().run(BrowserState())


def test_the_readme_names_the_tested_versions() -> None:
    readme = Path(versions.__file__).with_name("README.md").read_text("utf-8")

    assert f"tested with Reflex {', '.join(versions.TESTED)}," in readme


def test_any_reflex_allows_another_version(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(versions, "version", lambda _name: "0.11.0")
    build = Build()

    build.run(BrowserState(any_reflex=True))

    assert "utils/browser/index.js" in build.files


def test_a_folder_of_modules_keeps_its_name(tmp_path: Path) -> None:
    folder = tmp_path / "scripts"
    folder.mkdir()
    (folder / "hello.js").write_text("export const hello = 1;\n", "utf-8")
    (folder / "notes.md").write_text("not a module\n", "utf-8")
    build = Build()

    build.run(EsModules(folder))

    assert build.files == {"modules/scripts/hello.js": "export const hello = 1;\n"}


def test_a_missing_folder_of_modules_stops_the_build(tmp_path: Path) -> None:
    with pytest.raises(CannotRunInBrowser, match="scripts: there is no such folder"):
        Build().run(EsModules(tmp_path / "scripts"))


def test_the_transport_replaces_socket_io() -> None:
    config = vite_config_template(
        base="/", hmr=True, force_full_reload=False, experimental_hmr=False, sourcemap=False
    )

    assert '{ find: "socket.io-client", replacement:' in replace_socket(config)


def test_the_inline_scripts_come_before_all_others() -> None:
    root = create_document_root([rx.el.script("first()")])
    document = document_root_template(imports=[], document=root.render())

    guarded = put_scripts_first(document)

    assert guarded.index("replayEarlyEvents") < guarded.index("first()")
    assert guarded.index("Storage.prototype") < guarded.index("first()")
    assert guarded.index("Storage.prototype") < guarded.index("localStorage.getItem")


@pytest.mark.parametrize("script", [storage_guard, early_events])
def test_an_inline_script_is_reproducible(script: Callable[[], str]) -> None:
    first, second = script(), script()

    assert hashlib.sha256(first.encode()).digest() == hashlib.sha256(second.encode()).digest()
    assert [line for line in first.split("\n") if line.startswith((" ", "//"))] == []
    assert "<" not in first.replace(" < ", "")
    assert "eval" not in first


def test_no_session_token_is_stored() -> None:
    state = (TEMPLATES / "utils" / "state.js").read_text("utf-8")

    once = keep_no_token(state)

    assert "sessionStorage.setItem(TOKEN_KEY, unsaved" not in once
    assert keep_no_token(once) == once


@pytest.mark.parametrize("change", [replace_socket, put_scripts_first, keep_no_token])
def test_a_file_that_reflex_has_changed_stops_the_build(change: Callable[[str], str]) -> None:
    with pytest.raises(CannotRunInBrowser, match="Reflex has changed it"):
        change("something else")


@pytest.mark.parametrize(
    ("change", "hook"), [(replace_socket, "alias: ["), (put_scripts_first, 'jsx("head",{},')]
)
def test_a_patched_place_that_occurs_twice_stops_the_build(
    change: Callable[[str], str], hook: str
) -> None:
    with pytest.raises(CannotRunInBrowser, match="there is no single"):
        change(f"{hook} {hook}")
