"""Exports are atomic: if one is interrupted, the last good site is kept."""

import hashlib
import os
import resource
import shutil
import signal
import subprocess
from pathlib import Path

import pytest

from drishti.content.schema.site_content import SiteContent
from support.browsers.waiting import wait_for
from support.content.edit import edit
from support.projects import EXPORT, MARKER, PACKAGES, copy_build, environment, export, exported

PATIENCE_S = 600


@pytest.fixture(scope="module")
def project(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project with a finished export."""
    return copy_build(site.parents[2], tmp_path_factory.mktemp("interrupted") / "project")


@pytest.fixture
def good(project: Path) -> dict[str, str]:
    """The contents of the site before the export that fails."""
    return contents(exported(project))


def contents(folder: Path) -> dict[str, str]:
    return {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in folder.rglob("*")
        if path.is_file()
    }


def expect_complete_export(project: Path, content: SiteContent) -> None:
    """Change some text, export, and expect the site to contain the change and every page."""
    edit(project, "hero.toml", content.hero.title, "A headline after the fault")
    result = export(project)
    edit(project, "hero.toml", "A headline after the fault", content.hero.title)

    assert result.returncode == 0, result.stdout + result.stderr
    site = exported(project)
    assert "A headline after the fault" in (site / "index.html").read_text("utf-8")
    for page in ("disclaimer.html", "terms-uses.html", "404.html", "sitemap.xml"):
        assert (site / page).stat().st_size > 0


# What exists at the moment when an export is killed, in `.web`.
EXPORT_STARTS = "next"
HALF_DONE = "next/client/assets"
PAGES_POST_PROCESSED = "next/client/404.html"
PACKAGES_HALF_INSTALLED = PACKAGES


def kill_when(there: Path, project: Path) -> bool:
    """Start an export and kill it once ``there`` exists; return false if it ended earlier."""
    process = subprocess.Popen(
        EXPORT,
        cwd=project,
        env=environment(),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    wait_for(
        lambda: process.poll() is not None or there.exists(), str(there), patience_s=PATIENCE_S
    )
    alive = process.poll() is None
    if alive:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    return alive


@pytest.mark.parametrize(
    "moment",
    [
        HALF_DONE,
        pytest.param(PACKAGES_HALF_INSTALLED, marks=pytest.mark.builds),
        pytest.param(EXPORT_STARTS, marks=pytest.mark.builds),
        pytest.param(PAGES_POST_PROCESSED, marks=pytest.mark.builds),
    ],
)
def test_a_killed_export_keeps_the_last_good_site(
    project: Path, good: dict[str, str], content: SiteContent, moment: str
) -> None:
    web = project / ".web"
    if moment == PACKAGES_HALF_INSTALLED:
        shutil.rmtree(web / PACKAGES)
        (web / MARKER).unlink()

    assert kill_when(web / moment, project), "the export ended before that moment"

    assert contents(exported(project)) == good
    expect_complete_export(project, content)


@pytest.mark.builds
def test_a_full_disk_keeps_the_last_good_site(
    project: Path, good: dict[str, str], content: SiteContent
) -> None:
    def full() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (50_000, 50_000))

    result = subprocess.run(
        EXPORT, cwd=project, env=environment(), capture_output=True, check=False, preexec_fn=full
    )

    assert result.returncode != 0
    assert contents(exported(project)) == good
    expect_complete_export(project, content)
