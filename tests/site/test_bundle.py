"""The page survives a failure of its scripts, and their licences are listed."""

import re
import shutil
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from drishti.export.licences import LICENCES_FILE
from reflex_static import PACKAGES_FILE
from support.browsers.network_faults import answer_with
from support.browsers.page_errors import Faults
from support.exports import rewrite, run

PACKAGE: Final = re.compile(r"node_modules/((?:@[^/\"]+/)?[^/\"]+)")


def test_the_page_stays_visible_if_rendering_fails(page: Page, faults: Faults, site: Path) -> None:
    faults.allow("Minified React error")
    faults.allow("no more elements")
    # An added element makes React render the page again; the patched DOM method makes that fail.
    html = (site / "index.html").read_text("utf-8")
    changed = re.sub("<main.*?>", r"\g<0><p>Changed on the way</p>", html)
    answer_with(page, "/", body=changed, content_type="text/html")
    page.add_init_script(
        "Document.prototype.createElementNS = () => { throw new Error('no more elements'); };"
    )
    with page.expect_console_message(lambda message: "no more elements" in message.text):
        page.goto("/")

    last = page.locator("main details").last

    expect(page.get_by_text("Changed on the way")).to_be_visible()
    last.locator("summary").click()
    expect(last).to_have_js_property("open", value=True)


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
