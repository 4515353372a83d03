import shutil
from pathlib import Path

import pytest

from drishti.content.loader import ROOT


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of the content and the files it refers to, which tests may break."""
    shutil.copytree(ROOT / "content", tmp_path / "content")
    shutil.copytree(ROOT / "assets", tmp_path / "assets")
    return tmp_path
