import subprocess
import sys
from pathlib import Path

import httpx
import pytest
import reflex as rx
from reflex.utils import processes

from reflex_static.compat.build_errors import (
    BUILDING,
    LOG,
    PROXIES,
    build_failure,
    in_one_line,
    is_own,
    shorten_build_errors,
)

IMPORTS = "import reflex as rx, reflex_static"
OUTPUT = """\
[PLUGIN_TIMINGS] slow
Error: Build failed with 1 error:
\x1b[31m[MISSING_EXPORT] "Spark" is not exported\x1b[0m
   ╭─[ app/routes/_index.jsx?build:2:10 ]
    at file.js:1
"""


def run(message: str, code: int) -> None:
    command = [sys.executable, "-c", f"print({OUTPUT!r}); exit({code})"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8")
    processes.show_progress(message, process, [])


def test_a_failed_build_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("REFLEX_WEB_WORKDIR", str(tmp_path))
    monkeypatch.setenv("PYTHONIOENCODING", "utf-8")
    monkeypatch.setattr(processes, "stream_logs", processes.stream_logs)
    shorten_build_errors()

    with pytest.raises(SystemExit) as stopped:
        run(BUILDING, 1)

    cause = 'The site could not be built: [MISSING_EXPORT] "Spark" is not exported'
    log = tmp_path / LOG
    assert str(stopped.value) == f"{cause} (app/routes/_index.jsx:2; see {log})"
    assert "file.js:1" in log.read_text("utf-8")
    assert "MISSING_EXPORT" not in capsys.readouterr().out
    run(BUILDING, 0)
    assert not log.exists()


def test_the_cause_is_named_without_memory_and_without_an_es_module(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REFLEX_WEB_WORKDIR", str(tmp_path))

    memory = build_failure("[92:0x2f7e] 372 ms: Mark-Compact\nFATAL ERROR: heap")
    module = build_failure("[UNLOADABLE] Could not load modules/scripts/query\n")

    assert "built: FATAL ERROR: heap" in str(memory)
    assert "EsModules(...) in rxconfig.py" in str(module)


def test_what_reflex_warns_of_without_need_is_not_said(caplog: pytest.LogCaptureFixture) -> None:
    class Cart(rx.State):
        @rx.var
        async def total(self) -> int:
            return len([await self.get_state(state) for state in (rx.State,)])

    assert caplog.text == ""


@pytest.mark.parametrize(
    ("page", "said"),
    [
        ("def page(:", "page.py:2: SyntaxError: invalid syntax"),
        ("def page(): sektion()", "page.py:2: NameError: name 'sektion' is not defined"),
        ("def page(): reflex_static.static_site(a=1)", "page.py:2: TypeError: static_site() got"),
        ("def page(): rx.el.buton()", "page.py:2: AttributeError: No reflex_components_core.el a"),
        (
            "class S(rx.State):\n  t: str = ''\ndef page(): S.set_t",
            "page.py:4: AttributeError: type object 'S' has no attribute 'set_t'; write a handler",
        ),
        ("def page(): rx.el.button(on_clik=1)", "page.py:2: ValueError: The Button does not take"),
        ("def page(): rx.foreach(1, rx.el.p())", "page.py:2: ForeachVarError: Could not foreach"),
        (
            "def page(): rx.el.p(on_click=lambda a, b, c: [])",
            "page.py:2: EventFnArgMismatchError: Event on_click only provides 1 arg",
        ),
    ],
)
def test_a_mistake_in_a_page_is_one_line(
    page: str,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)

    try:
        exec(compile(f"{IMPORTS}\n{page}\npage()", tmp_path / "page.py", "exec"), {})  # noqa: S102
    except Exception as error:  # noqa: BLE001 - whatever is raised, as from a page function
        error.add_note("Happened while evaluating page 'index'")
        sys.excepthook(*sys.exc_info())

    [line] = capsys.readouterr().err.splitlines()
    assert line.startswith(said)


def test_only_a_missing_file_needs_no_line_of_the_project() -> None:
    assert in_one_line(FileNotFoundError("tea.css")) == "FileNotFoundError: tea.css"
    assert in_one_line(ValueError("not of the project")) == ""


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("ALL_PROXY", "socks5://localhost"),
        ("HTTPS_PROXY", "tcp://localhost"),
        ("no_proxy", "[::1]"),
    ],
)
def test_a_proxy_that_reflex_cannot_use_is_one_line(
    name: str, value: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(name, value)

    with pytest.raises((ImportError, ValueError, httpx.InvalidURL)) as failed:
        httpx.Client()

    assert f"({PROXIES})" in in_one_line(failed.value)


def test_a_command_of_the_virtual_environment_is_no_line_of_the_project(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    command = Path(sys.executable).with_name("reflex")
    monkeypatch.chdir(command.parents[2])

    assert not is_own(command)
    assert is_own(Path("rxconfig.py").absolute())
