"""Fixtures with a copy of the real content that tests may break."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from drishti.content.errors import ContentError
from drishti.content.loader import ROOT, load
from support.content.edit import Problems, Spoil, edit


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with the content and the files it refers to."""
    shutil.copytree(ROOT / "content", tmp_path / "content")
    shutil.copytree(ROOT / "assets", tmp_path / "assets")
    return tmp_path


@pytest.fixture
def problems(project: Path) -> Problems:
    """Returns the error lines that an owner would see."""

    def lines(load: Callable[[Path], object] = load) -> list[str]:
        try:
            load(project)
        except ContentError as error:
            return str(error).splitlines()
        return []

    return lines


@pytest.fixture
def spoiled(project: Path, problems: Problems) -> Spoil:
    """Replaces text in a file and returns the error lines that an owner would see."""

    def spoil(name: str, old: str, new: str) -> list[str]:
        edit(project, name, old, new)
        return problems()

    return spoil
