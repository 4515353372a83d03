"""The last good site is kept until a complete new one replaces it."""

from pathlib import Path

import pytest

from drishti.reflex_static.atomic_export import LAST, NEXT, publish, put_back, restore_assets
from drishti.reflex_static.compat.internals import BUILD


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """A finished build next to the previous one."""
    for folder, words in ((NEXT, "new"), (BUILD, "old")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "index.html").write_text(words, "utf-8")
    return tmp_path


def published(web: Path) -> str:
    return (web / BUILD / "index.html").read_text("utf-8")


def test_a_finished_build_replaces_the_last_one(web: Path) -> None:
    publish(web)

    assert published(web) == "new"
    assert [path.name for path in web.iterdir()] == [BUILD]


def test_leftovers_of_an_interrupted_export_are_ignored(web: Path) -> None:
    (web / LAST).mkdir()
    (web / LAST / "half").touch()

    publish(web)

    assert published(web) == "new"
    assert [path.name for path in web.iterdir()] == [BUILD]


def test_an_export_stopped_between_its_two_renames_is_rolled_back(
    web: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rename = Path.rename

    def stop_at_the_second(path: Path, target: Path) -> Path:
        if path.name == NEXT:
            raise KeyboardInterrupt
        return rename(path, target)

    monkeypatch.setattr(Path, "rename", stop_at_the_second)
    with pytest.raises(KeyboardInterrupt):
        publish(web)
    assert not (web / BUILD).exists()

    monkeypatch.undo()
    put_back(web)

    assert published(web) == "old"


def test_removed_assets_are_not_exported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    public = tmp_path / "public"
    (public / "removed").mkdir(parents=True)
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "kept.svg").touch()

    restore_assets(public)

    assert [path.name for path in public.iterdir()] == ["kept.svg"]
