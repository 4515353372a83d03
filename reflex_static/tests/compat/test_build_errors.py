"""A failed build is reported in one line, and its output is written to a file."""

import subprocess
import sys
from pathlib import Path

import pytest
from reflex.utils import processes

from reflex_static.compat.build_errors import BUILDING, LOG, build_failure, shorten_build_errors

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


def test_a_missing_es_module_leads_to_its_plugin(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REFLEX_WEB_WORKDIR", str(tmp_path))
    output = "[UNLOADABLE_DEPENDENCY] Could not load modules/scripts/query\n"

    assert "EsModules(...) in rxconfig.py" in str(build_failure(output))
