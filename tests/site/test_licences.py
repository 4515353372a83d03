"""All third-party work in the site is listed with its licence."""

import re
import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest

from drishti.export.licences import LICENCES_FILE
from drishti.reflex_static.bundle import PACKAGES_FILE
from support.projects import environment

PACKAGE: Final = re.compile(r"node_modules/((?:@[^/\"]+/)?[^/\"]+)")


@pytest.fixture
def bundled(site: Path, tmp_path: Path) -> set[str]:
    """The packages bundled into the scripts, according to the source maps of another build."""
    web = next(folder / ".web" for folder in site.parents if (folder / ".web").is_dir())
    shutil.copytree(web, tmp_path, dirs_exist_ok=True, ignore=_only_sources)
    (tmp_path / "node_modules").symlink_to(web / "node_modules")
    bundle = tmp_path / "bundle/bundle.js"
    code = bundle.read_text("utf-8").replace("license:", "sourcemap: true, license:")
    bundle.write_text(code, "utf-8")
    subprocess.run(
        ["node", "bundle/export.js"],
        cwd=tmp_path,
        env=environment(),
        capture_output=True,
        check=True,
    )
    maps = (tmp_path / "next").rglob("*.js.map")
    return {name for path in maps for name in PACKAGE.findall(path.read_text("utf-8"))}


def _only_sources(folder: str, names: list[str]) -> set[str]:
    return {"build", "node_modules"} & set(names)


@pytest.mark.builds
def test_every_bundled_package_is_listed(site: Path, bundled: set[str]) -> None:
    text = (site / LICENCES_FILE).read_text("utf-8")
    listed = {line.rpartition(" ")[0] for line in text.splitlines() if line}

    assert "react-dom" in bundled
    assert bundled - listed == set()


def test_reflex_the_font_and_the_images_are_listed(site: Path) -> None:
    text = (site / LICENCES_FILE).read_text("utf-8")

    for words in ("reflex ", "SIL OPEN FONT LICENSE", "circle-flags"):
        assert words in text
    assert not (site / PACKAGES_FILE).exists()
