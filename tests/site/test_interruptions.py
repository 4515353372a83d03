"""An export is all or nothing: whatever stops it, the last good site stays."""

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

from drishti.content.schema.site_content import SiteContent
from support.projects import MARKER, PACKAGES, REFLEX, copy_build, environment, export, exported

COMMAND = [str(REFLEX), "export", "--frontend-only", "--no-zip"]
LOOK_EVERY_S = 0.02
POINTS = 6
NOBODY_LISTENS = {"NPM_CONFIG_REGISTRY": "http://127.0.0.1:9", "NPM_CONFIG_FETCH_RETRIES": "0"}


@pytest.fixture(scope="module")
def project(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project with a good site."""
    return copy_build(site.parents[2], tmp_path_factory.mktemp("interrupted") / "project")


@pytest.fixture
def good(project: Path) -> dict[str, str]:
    """What the site holds before the export that fails."""
    return contents(exported(project))


def contents(folder: Path) -> dict[str, str]:
    return {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in folder.rglob("*")
        if path.is_file()
    }


def expect_the_next_export_to_be_whole(project: Path, content: SiteContent) -> None:
    """Change a text, export, and find it in a site that has every page."""
    hero = project / "content" / "en" / "hero.toml"
    source = hero.read_text("utf-8")
    hero.write_text(source.replace(content.hero.title, "A headline after the fault"), "utf-8")
    result = export(project)
    hero.write_text(source, "utf-8")

    assert result.returncode == 0, result.stdout + result.stderr
    site = exported(project)
    assert "A headline after the fault" in (site / "index.html").read_text("utf-8")
    for page in ("disclaimer.html", "terms-uses.html", "404.html", "sitemap.xml"):
        assert (site / page).stat().st_size > 0


def next_site_begins(project: Path) -> bool:
    return (project / ".web" / "next").exists()


def next_site_is_half_made(project: Path) -> bool:
    return (project / ".web" / "next" / "client" / "assets").exists()


def pages_are_being_finished(project: Path) -> bool:
    return (project / ".web" / "next" / "client" / "404.html").exists()


def packages_are_half_installed(project: Path) -> bool:
    return (project / ".web" / "node_modules").exists()


def forget_the_packages(project: Path) -> None:
    shutil.rmtree(project / ".web" / PACKAGES)
    (project / ".web" / MARKER).unlink()


def kill_when(moment: Callable[[Path], bool], project: Path) -> bool:
    """Start an export and kill all of it at ``moment``; false if it was over before that."""
    process = subprocess.Popen(
        COMMAND,
        cwd=project,
        env=environment(),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    while process.poll() is None and not moment(project):
        time.sleep(LOOK_EVERY_S)
    alive = process.poll() is None
    if alive:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    return alive


@pytest.mark.parametrize(
    "moment",
    [
        next_site_is_half_made,
        pytest.param(packages_are_half_installed, marks=pytest.mark.builds),
        pytest.param(next_site_begins, marks=pytest.mark.builds),
        pytest.param(pages_are_being_finished, marks=pytest.mark.builds),
    ],
)
def test_a_killed_export_leaves_the_last_good_site(
    project: Path, good: dict[str, str], content: SiteContent, moment: Callable[[Path], bool]
) -> None:
    if moment is packages_are_half_installed:
        forget_the_packages(project)

    assert kill_when(moment, project), "the export ended before the moment came"

    assert contents(exported(project)) == good
    expect_the_next_export_to_be_whole(project, content)


@pytest.mark.builds
def test_an_export_killed_at_any_time_leaves_the_last_good_site(
    project: Path, content: SiteContent
) -> None:
    began = time.monotonic()
    assert export(project).returncode == 0
    whole_s = time.monotonic() - began
    good = contents(exported(project))

    for point in range(1, POINTS + 1):
        until = time.monotonic() + whole_s * point / (POINTS + 1)
        killed = kill_when(lambda _: time.monotonic() > until, project)  # noqa: B023 - asked at once
        if not killed:  # it was faster than the first, and whole
            good = contents(exported(project))
        assert contents(exported(project)) == good, f"{point} of {POINTS}"

    expect_the_next_export_to_be_whole(project, content)


@pytest.mark.builds
def test_a_full_disk_leaves_the_last_good_site(
    project: Path, good: dict[str, str], content: SiteContent
) -> None:
    def full() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (50_000, 50_000))

    result = subprocess.run(
        COMMAND, cwd=project, env=environment(), capture_output=True, check=False, preexec_fn=full
    )

    assert result.returncode != 0
    assert contents(exported(project)) == good
    expect_the_next_export_to_be_whole(project, content)


@pytest.mark.builds
def test_without_the_registry_a_second_export_works_and_a_first_one_harms_nothing(
    project: Path, good: dict[str, str], content: SiteContent, tmp_path: Path
) -> None:
    offline = NOBODY_LISTENS | {"NPM_CONFIG_CACHE": str(tmp_path)}
    assert export(project, **offline).returncode == 0
    good = contents(exported(project))

    forget_the_packages(project)
    assert export(project, **offline).returncode != 0

    assert contents(exported(project)) == good
    expect_the_next_export_to_be_whole(project, content)


@pytest.mark.builds
def test_leftovers_of_other_plugins_and_half_written_files_heal(
    project: Path, content: SiteContent
) -> None:
    web = project / ".web"
    state = web / "utils" / "state.js"
    state.write_text(state.read_text("utf-8")[:1000] + "// cut short", "utf-8")
    (web / "vite.config.js").write_text("export default {{{", "utf-8")
    (web / "app" / "_document.js").write_text("", "utf-8")
    (web / "public" / "catalogues" / "xx.json").write_text("{}", "utf-8")
    (web / "public" / "images" / "removed.svg").touch()

    expect_the_next_export_to_be_whole(project, content)

    names = contents(exported(project))
    assert {"catalogues/xx.json", "images/removed.svg"} & names.keys() == set()


@pytest.mark.builds
def test_a_tree_of_another_version_of_reflex_heals(project: Path, content: SiteContent) -> None:
    marker = project / ".web" / "reflex.json"
    marker.write_text('{"version": "0.9.0", "project_hash": 1}', "utf-8")

    expect_the_next_export_to_be_whole(project, content)
