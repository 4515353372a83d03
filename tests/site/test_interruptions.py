"""Exports are atomic: if one is interrupted, the last good site is kept."""

import hashlib
import os
import resource
import shutil
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from reflex_base.constants import NOCOMPILE_FILE

from drishti.content.schema.site_content import SiteContent
from support.browsers.waiting import wait_for
from support.content.edit import edit
from support.projects import EXPORT, MARKER, PACKAGES, copy_build, environment, export, exported

PATIENCE_S = 600
POINTS = 6
NOT_UTF_8 = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
UNREACHABLE_REGISTRY = {
    "NPM_CONFIG_REGISTRY": "http://127.0.0.1:9",
    "NPM_CONFIG_FETCH_RETRIES": "0",
}


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
def test_an_export_killed_at_any_time_keeps_the_last_good_site(
    project: Path, content: SiteContent
) -> None:
    began = time.monotonic()
    assert export(project).returncode == 0
    whole_s = time.monotonic() - began
    good = contents(exported(project))

    for point in range(1, POINTS + 1):
        until = time.monotonic() + whole_s * point / (POINTS + 1)
        killed = kill_when(lambda _: time.monotonic() > until, project)  # noqa: B023 - called at once
        if not killed:  # this export was faster than the first
            good = contents(exported(project))
        assert contents(exported(project)) == good, f"{point} of {POINTS}"

    expect_complete_export(project, content)


@pytest.mark.builds
def test_two_exports_at_once_leave_the_whole_site_of_the_second(
    project: Path, content: SiteContent
) -> None:
    newer = f"{content.hero.title}, newer"
    first = started(project)
    try:
        wait_for(lambda: export_is_half_done(project), "half an export", patience_s=PATIENCE_S)
        assert first.poll() is None
        edit(project, "hero.toml", content.hero.title, newer)

        assert export(project).returncode == 0  # Reflex lets it wait for the first

        assert first.wait(timeout=60) == 0
        both = contents(exported(project))
        assert export(project).returncode == 0
        assert contents(exported(project)) == both
    finally:
        first.kill()
        hero = project / "content" / "en" / "hero.toml"
        hero.write_text(hero.read_text("utf-8").replace(newer, content.hero.title), "utf-8")


@pytest.mark.builds
def test_two_copies_of_the_project_exported_at_once_are_the_same_site(
    project: Path, tmp_path: Path
) -> None:
    other = copy_build(project, tmp_path / "मेरी site")

    exports = [started(project), started(other, **NOT_UTF_8)]

    assert [process.wait() for process in exports] == [0, 0]
    assert contents(exported(project)) == contents(exported(other))


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


@pytest.mark.builds
def test_without_npm_a_rebuild_works_and_a_first_build_fails_cleanly(
    project: Path, good: dict[str, str], content: SiteContent, tmp_path: Path
) -> None:
    offline = UNREACHABLE_REGISTRY | {"NPM_CONFIG_CACHE": str(tmp_path)}
    assert export(project, **offline).returncode == 0
    good = contents(exported(project))

    remove_packages(project)
    assert export(project, **offline).returncode != 0

    assert contents(exported(project)) == good
    expect_complete_export(project, content)


@pytest.mark.builds
def test_an_export_recovers_from_stale_and_truncated_build_files(
    project: Path, content: SiteContent
) -> None:
    web = project / ".web"
    state = web / "utils" / "state.js"
    state.write_text(state.read_text("utf-8")[:1000] + "// cut short", "utf-8")
    (web / "vite.config.js").write_text("export default {{{", "utf-8")
    (web / "app" / "_document.js").write_text("", "utf-8")
    (web / "public" / "fonts" / "removed.woff2").touch()
    (web / "public" / "images" / "removed.svg").touch()
    (web / NOCOMPILE_FILE).touch()

    expect_complete_export(project, content)

    names = contents(exported(project))
    assert {"fonts/removed.woff2", "images/removed.svg"} & names.keys() == set()


@pytest.mark.builds
def test_an_export_recovers_from_a_build_tree_of_another_reflex_version(
    project: Path, content: SiteContent
) -> None:
    marker = project / ".web" / "reflex.json"
    marker.write_text('{"version": "0.9.0", "project_hash": 1}', "utf-8")

    expect_complete_export(project, content)
