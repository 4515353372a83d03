"""The bundler stops the build with a one-line error for unsupported features."""

from pathlib import Path

import pytest
import reflex as rx
from reflex_base.registry import RegistrationContext

from drishti.reflex_static.bundle import Bundle
from drishti.reflex_static.bundle.vite import VITE, build


def test_a_state_that_uses_a_cookie_stops_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REFLEX_ENV_MODE", "prod")
    with RegistrationContext.ensure_context().fork():

        class Visit(rx.State):
            last: str = rx.Cookie("")

        with pytest.raises(
            SystemExit, match=r"test_bundle\.py:\d+: Visit\.last: Bundle keeps no cookies"
        ):
            Bundle().pre_compile(unevaluated_pages=[])


def test_a_bundle_that_cannot_be_built_is_one_line(tmp_path: Path) -> None:
    vite = tmp_path / VITE
    vite.parent.mkdir(parents=True)
    output = '"error during build:\\n\\x1b[31m[MISSING_EXPORT] no Link\\x1b[0m\\n at file.js:1"'
    vite.write_text(f"console.error({output}); process.exit(1);", "utf-8")

    with pytest.raises(SystemExit) as stopped:
        build(tmp_path, tmp_path / "client")

    cause = "The bundle could not be built: [MISSING_EXPORT] no Link"
    assert str(stopped.value) == f"{cause} (see {tmp_path / 'bundle.log'})"
    assert "file.js:1" in (tmp_path / "bundle.log").read_text("utf-8")
