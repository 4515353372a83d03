"""The package as a stranger gets it: built, installed in a fresh environment, and used."""

import re
import shutil
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from support.browsers.waiting import expect_hydrated
from support.code_blocks import blocks
from support.exports import link_packages, run
from support.hosts.static_host import serving

PACKAGE = Path(__file__).parents[1]
NOT_SHIPPED = {".pytest_cache", ".venv", ".web", "examples", "tests"}
LEFT_OUT = shutil.ignore_patterns(*NOT_SHIPPED)


def follow(readme: str, folder: Path) -> None:
    """Follow the tutorial in a folder: run its commands, and write its files."""
    steps = readme.partition("## Tutorial")[2].partition("\n## ")[0]
    for block in blocks(steps):
        if block.language == "sh" and "export" not in block.text:
            script = block.text.replace("/path/to/reflex_static", str(PACKAGE))
            script = script.replace("mkdir shop && cd shop", ":").replace("python3", sys.executable)
            sh(script, folder)
        elif block.file:
            path = folder / block.file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(block.text, "utf-8")


def sh(script: str, folder: Path) -> None:
    """Run a script; fail the test with what it said."""
    quiet = {"PIP_QUIET": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PYTHONPATH": ""}
    result = run(["bash", "-ec", script], folder, **quiet)
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.builds
def test_the_tutorial_leads_to_a_site_that_works(
    visit: Callable[..., Page], example: Callable[..., Path], tmp_path: Path
) -> None:
    shop = tmp_path / "shop"
    shop.mkdir()
    follow((PACKAGE / "README.md").read_text("utf-8"), shop)
    link_packages(example("idioms").parents[2], shop)
    sh(". .venv/bin/activate && reflex export --frontend-only --no-zip", shop)

    with serving(shop / ".web/build/client") as host:
        page = visit(base_url=host.address, service_workers="block")
        page.goto("/")
        expect_hydrated(page)
        price = page.locator("output")
        expect(price).to_have_text("1.10 EUR")
        page.get_by_label("Rupees").fill("2500.50")
        page.get_by_label("Currency").select_option("USD")
        expect(price).to_have_text("30.01 USD")
        expect(price).to_have_css("color", "rgb(0, 100, 0)")
        page.get_by_label("Name").fill("asha devi")
        page.get_by_label("Name").press("Enter")
        expect(page.get_by_text("Thank you, Asha Devi.")).to_be_visible()
        page.get_by_role("link", name="About us").click()
        expect(page.get_by_role("heading", name="About us")).to_be_visible()


@pytest.mark.builds
def test_the_wheel_has_all_code_and_documents_and_nothing_else(tmp_path: Path) -> None:
    copied = shutil.copytree(PACKAGE, tmp_path / "app" / PACKAGE.name, ignore=LEFT_OUT)
    (tmp_path / "app" / ".gitignore").write_text("*.js\n*.md\n", "utf-8")
    for folder in (".venv", ".web", "tests", "examples"):
        (copied / folder).mkdir()
        (copied / folder / "left.py").touch()
    sh(f"'{sys.executable}' -m pip wheel --no-deps -w . '{copied}'", tmp_path)
    [wheel] = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        shipped = {name for name in packed.namelist() if name.startswith("reflex_static/")}

    code = (path.relative_to(PACKAGE) for path in PACKAGE.rglob("*"))
    wanted = {
        f"reflex_static/{path.as_posix()}"
        for path in code
        if path.suffix in {".js", ".md", ".py", ".typed"} and path.parts[0] not in NOT_SHIPPED
    }
    assert shipped == wanted


def test_no_document_leads_out_of_the_package_or_nowhere() -> None:
    documents = [path for path in PACKAGE.rglob("*.md") if "node_modules" not in path.parts]
    targets = [
        (document.parent / link).resolve()
        for document in documents
        for link in re.findall(r"\]\((?!https?:|#)([^)#]+)", document.read_text("utf-8"))
    ]

    assert [path for path in targets if not path.exists() or not path.is_relative_to(PACKAGE)] == []
