"""What is saved while ``reflex run`` serves the pages is shown, and only what must be is done."""

import os
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from importlib.util import cache_from_source
from pathlib import Path
from types import SimpleNamespace
from typing import Final
from unittest.mock import Mock

import pytest
import reflex as rx
import watchfiles
from reflex import reflex as cli
from reflex.utils import path_ops, processes

from reflex_static.compat import hooks
from reflex_static.hot_reload import STAYS, HotReload
from support.exports import run

FORK: Final = """
import os, threading
from reflex_base import config
from reflex_static.compat.hooks import fork_while_calm

fork_while_calm()
is_held = threading.Event()

def read_settings():
    with config._load_config_lock:
        is_held.set()
        threading.Event().wait(0.3)

threading.Thread(target=read_settings).start()
is_held.wait()
if not os.fork():
    os._exit(not config._load_config_lock.acquire(timeout=1))
os._exit(os.waitstatus_to_exitcode(os.wait()[1]))
"""

WORKER: Final = """
import multiprocessing, page
from reflex_static.hot_reload import import_anew

import_anew()
worker = multiprocessing.get_context("fork").Process(target=page.app)
worker.start()
worker.join()
"""


def test_a_worker_can_read_the_settings_though_a_thread_was_reading_them() -> None:
    assert run([sys.executable, "-c", FORK], Path(__file__).parents[2]).returncode == 0


@pytest.mark.parametrize(
    ("compiled", "is_kept"), [("same", True), ("changed", False), (None, False)]
)
def test_vite_starts_while_pages_are_compiled_and_again_if_that_changes_its_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, compiled: str | None, is_kept: bool
) -> None:
    program, settings = (tmp_path / ".web" / it for it in (hooks.DEV_PROGRAM, "package.json"))
    program.parent.mkdir(parents=True)
    program.touch()
    settings.write_text("same", "utf-8")
    vite, again = Mock(**{"poll.return_value": None}), Mock()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(hooks, "_process", Mock(side_effect=[vite, again]))
    monkeypatch.setattr(processes, "new_process", None)
    monkeypatch.setattr(os, "register_at_fork", Mock())

    def compile_app() -> None:
        vite.terminate.assert_not_called()
        if compiled is None:
            raise SystemExit("page.py:1: a mistake")
        settings.write_text(compiled, "utf-8")

    monkeypatch.setattr(cli, "_compile_app", compile_app)
    hooks.fork_while_calm.__wrapped__()
    hooks.start_vite_early.__wrapped__()

    with pytest.raises(SystemExit) if compiled is None else nullcontext():
        cli._compile_app()  # noqa: SLF001

    assert vite.terminate.called is not is_kept
    assert processes.new_process(["npm", *hooks.DEV_COMMAND]) is (vite if is_kept else again)


def test_a_limit_of_watched_files_is_one_line_and_the_pages_stay(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    watch = Mock(side_effect=OSError('OS file watch limit reached. about ["/site"]'))
    monkeypatch.setattr(hooks, "_watch", watch)
    monkeypatch.setattr(watchfiles, "watch", None)  # restores it after the test
    hooks.before_reload(lambda _: True)
    end = Mock()

    assert list(watchfiles.watch(stop_event=end)) == []

    end.wait.assert_called_once_with()
    [line] = capsys.readouterr().err.splitlines()
    assert "raise fs.inotify.max_user_watches" in line


@pytest.mark.parametrize(("old", "is_copied"), [("a {}", False), ("b {}", True), (None, True)])
def test_only_a_new_or_changed_stylesheet_is_copied(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, old: str | None, is_copied: bool
) -> None:
    monkeypatch.setattr(path_ops, "cp", path_ops.cp)  # restores Reflex's own after the test
    HotReload().pre_compile(add_modify_task=Mock())
    sheet, copy = tmp_path / "tokens.css", tmp_path / "copy.css"
    sheet.write_text("a {}", "utf-8")
    if old is not None:
        copy.write_text(old, "utf-8")
        os.utime(copy, (0, 0))

    assert path_ops.cp(src=sheet, dest=copy, overwrite=True) is is_copied

    assert copy.read_text("utf-8") == "a {}"
    assert (copy.stat().st_mtime > 0) is is_copied


@pytest.fixture
def plugin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> HotReload:
    """The plugin in a project whose pages are compiled, and whose structure is in one file."""
    for folder in ("assets", ".web/styles", ".web/public"):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / "tokens.css").touch()
    structure = tmp_path / "structure.toml"
    structure.write_text("a section")
    texts = SimpleNamespace(
        files=lambda: [("modules/en.json", "".join(map(Path.read_text, tmp_path.glob("t.*"))))]
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(rx.config, "get_config", lambda: SimpleNamespace(plugins=[texts]))

    def parts() -> Iterator[str]:
        if not (text := structure.read_text()):
            raise SystemExit("structure.toml: is empty")
        yield text

    monkeypatch.setattr(path_ops, "cp", path_ops.cp)
    plugin = HotReload(parts)
    plugin.pre_compile(add_modify_task=Mock())
    plugin.post_compile()
    return plugin


@pytest.mark.parametrize(
    ("saved", "shown"),
    [
        *((f"t.{end}", "modules/en.json") for end in ("md", "po", "toml", "txt")),
        ("assets/tokens.css", "styles/tokens.css"),
    ],
)
def test_a_saved_text_or_stylesheet_is_shown_without_compiling(
    plugin: HotReload, saved: str, shown: str
) -> None:
    assert save(plugin, saved, "new")

    assert Path(".web", shown).read_text() == "new"


def test_pages_are_compiled_if_their_structure_has_changed(plugin: HotReload) -> None:
    assert not save(plugin, "structure.toml", "two sections")
    assert not save(plugin, "t.md", "a text while they are compiled")

    plugin.pre_compile(add_modify_task=Mock())
    plugin.post_compile()

    assert save(plugin, "t.md", "a text after that")


def test_the_bytecode_of_a_saved_module_is_removed(plugin: HotReload) -> None:
    bytecode = Path(cache_from_source(str(Path("page.py").resolve())))
    bytecode.parent.mkdir()
    bytecode.touch()

    assert not save(plugin, "page.py", "new")

    assert not bytecode.exists()


@pytest.mark.parametrize("file", ["page.py", "assets/new.css", "picture.svg"])
def test_pages_are_compiled_for_any_other_file(plugin: HotReload, file: str) -> None:
    assert not save(plugin, file, "new")


def test_a_mistake_is_told_and_the_pages_stay(
    plugin: HotReload, capsys: pytest.CaptureFixture[str]
) -> None:
    assert save(plugin, "structure.toml", "")

    assert capsys.readouterr().err == f"structure.toml: is empty\n{STAYS}\n"
    assert save(plugin, "structure.toml", "a section")


def save(plugin: HotReload, name: str, text: str) -> bool:
    """Save a file, and return whether that is shown without compiling any page."""
    file = Path(name).resolve()
    file.write_text(text, "utf-8")
    return plugin.is_shown({file})


def test_a_mistake_in_a_worker_is_told_and_the_pages_stay(tmp_path: Path) -> None:
    (tmp_path / "page.py").write_text("def app():\n    gone\n", "utf-8")
    path = os.pathsep.join(map(str, (tmp_path, Path(__file__).parents[2])))

    done = run([sys.executable, "-c", WORKER], tmp_path, PYTHONPATH=path)

    assert done.stderr == f"page.py:2: NameError: name 'gone' is not defined\n{STAYS}\n"
