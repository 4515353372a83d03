"""The framework's README leads from an empty folder to a site that works without a server."""

import re
import shlex
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from support.browsers.waiting import expect_hydrated
from support.code_blocks import blocks
from support.exports import built, environment, link_packages
from support.hosts.static_host import serving
from support.projects import ROOT, SharedBuilds

README = ROOT / "drishti" / "reflex_static" / "README.md"


def follow(readme: str, folder: Path) -> None:
    """Follow the README in a folder: run its commands, except downloads, and write its files."""
    steps = readme.partition("## From nothing")[2].partition("\n## ")[0]
    for block in blocks(steps):
        if block.language == "sh":
            commands = [
                line for line in block.text.splitlines() if not re.match("mkdir|python3|pip", line)
            ]
            script = "\n".join(commands).replace("...", shlex.quote(str(ROOT)))
            subprocess.run(["bash", "-ec", script], cwd=folder, env=environment(), check=True)
        elif block.file:
            path = folder / block.file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(block.text, "utf-8")


@pytest.mark.builds
def test_the_readme_leads_to_a_site_that_works(
    page: Page, builds: SharedBuilds, tmp_path: Path
) -> None:
    shop = tmp_path / "shop"
    shop.mkdir()
    follow(README.read_text("utf-8"), shop)
    link_packages(builds.get("site").parents[2], shop)

    with serving(built(shop)) as host:
        page.goto(host.address)
        expect_hydrated(page)
        expect(page.get_by_role("img", name="A cup of tea")).to_have_js_property("naturalWidth", 8)

        price = page.locator("output")
        expect(price).to_have_text("1.10 EUR")
        page.get_by_label("Rupees").fill("2500.50")
        page.get_by_label("Currency").select_option("USD")
        expect(price).to_have_text("30.01 USD")
        expect(price).to_have_css("color", "rgb(0, 100, 0)")

        name = page.get_by_label("Name")
        name.fill("asha devi")
        name.press("Enter")
        status = page.locator("form").get_by_role("status")
        expect(status).to_have_text("Thank you, Asha Devi.")
        expect(name).to_have_value("")

        page.get_by_role("link", name="About us").click()
        expect(page.get_by_role("heading", name="About us")).to_be_visible()
        page.get_by_role("link", name="Home").click()
        expect(price).to_have_text("1.10 EUR")
