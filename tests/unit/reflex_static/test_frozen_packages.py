"""An export does not change the locked npm packages."""

from pathlib import Path

import pytest

from drishti.reflex_static import frozen_packages
from drishti.reflex_static.frozen_packages import FrozenPackages, before, put_back

LOCKED = '{"react": 1}'


@pytest.fixture
def lock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(frozen_packages, "is_export", lambda: True)
    (tmp_path / "reflex.lock").mkdir()
    lock = tmp_path / "reflex.lock" / "package-lock.json"
    lock.write_text(LOCKED, "utf-8")
    before.cache_clear()
    return lock


def test_an_export_that_would_change_the_lock_stops_with_one_line(lock: Path) -> None:
    plugin = FrozenPackages()
    lock.write_text('{"react": 2}', "utf-8")
    FrozenPackages()  # as Reflex does

    with pytest.raises(SystemExit, match=r"^reflex\.lock: this export would change it; [^\n]+$"):
        plugin.post_build()

    assert lock.read_text("utf-8") == LOCKED


def test_an_export_that_only_writes_the_lock_in_another_way_goes_on(lock: Path) -> None:
    plugin = FrozenPackages()
    lock.write_text('{ "react": 1 }', "utf-8")  # as `reflex init` does

    plugin.post_build()

    assert lock.read_text("utf-8") == LOCKED


def test_while_developing_the_lock_may_change(lock: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frozen_packages, "is_export", lambda: False)
    plugin = FrozenPackages()
    lock.write_text('{"react": 2}', "utf-8")

    plugin.post_build()

    assert lock.read_text("utf-8") == '{"react": 2}'


def test_a_failed_export_leaves_the_lock_as_it_was(lock: Path) -> None:
    FrozenPackages()
    lock.write_text('{"react": 2}', "utf-8")

    put_back()  # at the end of the process

    assert lock.read_text("utf-8") == LOCKED
