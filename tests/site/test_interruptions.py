"""Exports are atomic: if one is interrupted, the last good site is kept."""

import hashlib
import os
import resource
import shutil
import signal
import subprocess
from collections.abc import Callable
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


def export_starts(project: Path) -> bool:
    return (project / ".web" / "next").exists()


def export_is_half_done(project: Path) -> bool:
    return (project / ".web" / "next" / "client" / "assets").exists()


def pages_are_post_processed(project: Path) -> bool:
    return (project / ".web" / "next" / "client" / "404.html").exists()


def packages_are_half_installed(project: Path) -> bool:
    return (project / ".web" / "node_modules").exists()


def remove_packages(project: Path) -> None:
    shutil.rmtree(project / ".web" / PACKAGES)
    (project / ".web" / MARKER).unlink()


def started(project: Path, **extra: str) -> subprocess.Popen[bytes]:
    """Start an export; ``extra`` is added to the environment."""
    return subprocess.Popen(
        EXPORT,
        cwd=project,
        env=environment(**extra),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


def kill_when(moment: Callable[[Path], bool], project: Path) -> bool:
    """Start an export and kill it at ``moment``; return false if it ended earlier."""
    process = started(project)
    wait_for(
        lambda: process.poll() is not None or moment(project), "that moment", patience_s=PATIENCE_S
    )
    alive = process.poll() is None
    if alive:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    return alive


@pytest.mark.parametrize(
    "moment",
    [
        export_is_half_done,
        pytest.param(packages_are_half_installed, marks=pytest.mark.builds),
        pytest.param(export_starts, marks=pytest.mark.builds),
        pytest.param(pages_are_post_processed, marks=pytest.mark.builds),
    ],
)
def test_a_killed_export_keeps_the_last_good_site(
    project: Path, good: dict[str, str], content: SiteContent, moment: Callable[[Path], bool]
) -> None:
    if moment is packages_are_half_installed:
        remove_packages(project)

    assert kill_when(moment, project), "the export ended before that moment"

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
