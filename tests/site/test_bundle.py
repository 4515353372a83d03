"""The scripts of the site: pages share them, and their licences are listed."""

import re
import shutil
from itertools import product
from pathlib import Path
from typing import Final

import pytest

from drishti.content.links import ROUTES
from drishti.export.licences import LICENCES_FILE
from reflex_static.bundle import PACKAGES_FILE
from support.content.languages import TRANSLATED
from support.exports import rewrite, run
from support.hosts.addresses import file_of

PACKAGE: Final = re.compile(r"node_modules/((?:@[^/\"]+/)?[^/\"]+)")


def test_all_pages_share_the_large_script_and_languages_share_both(site: Path) -> None:
    scripts = {
        file.relative_to(site).as_posix(): re.findall(
            r'"module" src="([^"]+)', file.read_text("utf-8")
        )
        for file in site.rglob("*.html")
    }

    assert {len(named) for named in scripts.values()} == {2}
    assert len({first for first, _ in scripts.values()}) == 1
    for language, route in product(TRANSLATED, ROUTES):
        assert scripts[file_of(language.path(route))] == scripts[file_of(route)]


@pytest.mark.builds
def test_every_bundled_package_is_listed_with_its_licence(site: Path, tmp_path: Path) -> None:
    web = site.parents[1]
    ignored = shutil.ignore_patterns("build", "node_modules")
    shutil.copytree(web, tmp_path, dirs_exist_ok=True, ignore=ignored)
    (tmp_path / "node_modules").symlink_to(web / "node_modules")
    bundle = tmp_path / "bundle" / "bundle.js"
    rewrite(bundle, lambda code: code.replace("license:", "sourcemap: true, license:"))
    result = run(["node", "bundle/export.js"], tmp_path)
    assert result.returncode == 0, result.stderr
    maps = (path.read_text("utf-8") for path in (tmp_path / "next").rglob("*.js.map"))
    bundled = {name for text in maps for name in PACKAGE.findall(text)}
    lines = (site / LICENCES_FILE).read_text("utf-8").splitlines()

    assert "react-dom" in bundled
    assert bundled - {line.rpartition(" ")[0] for line in lines} == set()


def test_reflex_the_font_and_the_images_are_listed_with_their_licences(site: Path) -> None:
    text = (site / LICENCES_FILE).read_text("utf-8")

    for words in ("reflex ", "SIL OPEN FONT LICENSE", "circle-flags"):
        assert words in text
    assert not (site / PACKAGES_FILE).exists()
