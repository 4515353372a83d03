import json
import os
from contextlib import nullcontext
from pathlib import Path

import pytest

from reflex_static import frozen_packages
from reflex_static.frozen_packages import FrozenPackages, before

LOCKED = '{"react": 1}'


@pytest.mark.parametrize(
    ("exporting", "written", "stops"),
    [
        (True, '{"react": 2}', True),
        (True, '{ "react": 1 }', False),  # as `reflex init` writes it
        (False, '{"react": 2}', False),
    ],
)
def test_an_export_puts_the_lock_back_and_stops_if_it_would_say_something_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, exporting: bool, written: str, stops: bool
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(frozen_packages, "is_export", lambda: exporting)
    monkeypatch.setenv("NPM_CONFIG_MIN_RELEASE_AGE", "7")
    monkeypatch.setenv("NPM_CONFIG_BEFORE", "2026-01-01")
    before.cache_clear()
    lock = tmp_path / "reflex.lock" / "package-lock.json"
    lock.parent.mkdir()
    lock.write_text(LOCKED, "utf-8")
    plugin = FrozenPackages()
    lock.write_text(written, "utf-8")
    FrozenPackages()  # as Reflex loads the plugins twice

    line = r"^reflex\.lock: this export would change it; [^\n]+$"
    with pytest.raises(SystemExit, match=line) if stops else nullcontext():
        plugin.post_build()

    assert os.environ["NPM_CONFIG_MIN_RELEASE_AGE"] == ("0" if exporting else "7")
    assert lock.read_text("utf-8") == (LOCKED if exporting else written)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("name", "ky"),
        ("resolved", "https://evil.example/a.tgz"),
        ("link", True),
        ("version", "npm:ky@0.28.5"),
    ],
)
def test_a_lock_that_installs_another_package_under_a_trusted_name_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str, value: object
) -> None:
    monkeypatch.chdir(tmp_path)
    packages: dict[str, dict[str, object]] = {
        "node_modules/react": {
            "version": "1.2.3-rc.1",
            "resolved": "https://registry.npmjs.org/react/-/react-1.2.3-rc.1.tgz",
            "integrity": "sha512-AAEC",
        },
        "": {"name": "app"},
    }
    lock = tmp_path / "reflex.lock" / "package-lock.json"
    lock.parent.mkdir()
    lock.write_text(json.dumps({"packages": packages}), "utf-8")
    before.cache_clear()
    FrozenPackages()
    packages["node_modules/react"][key] = value
    lock.write_text(json.dumps({"packages": packages}), "utf-8")
    before.cache_clear()

    line = rf"^reflex\.lock/package-lock\.json: node_modules/react: {key}: [^\n]+$"
    with pytest.raises(SystemExit, match=line):
        FrozenPackages()
