import os
import shutil
import signal
import subprocess
from pathlib import Path

import pytest

from drishti.content.schema.site_content import SiteContent
from support.browsers.waiting import wait_for
from support.content.edit import edit
from support.exports import EXPORT, MARKER, PACKAGES, built, environment, exported, run
from support.projects import changed_at, copy_build


@pytest.fixture(scope="module")
def project(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project with a finished export."""
    return copy_build(site.parents[2], tmp_path_factory.mktemp("interrupted") / "project")


def expect_complete_export(project: Path, content: SiteContent) -> None:
    """Change some text, export, and expect the site to contain the change and every page."""
    edit(project, "hero.toml", content.hero.title, "A headline after the fault")
    site = built(project)
    edit(project, "hero.toml", "A headline after the fault", content.hero.title)

    assert "A headline after the fault" in (site / "index.html").read_text("utf-8")
    for page in ("disclaimer.html", "terms-uses.html", "404.html", "sitemap.xml"):
        assert (site / page).stat().st_size > 0


@pytest.mark.parametrize(
    "moment",  # what exists in `.web` when the export is killed
    [
        pytest.param("next/client/assets", id="half done"),
        pytest.param("next/client/404.html", id="pages processed", marks=pytest.mark.builds),
        pytest.param(PACKAGES, id="packages half installed", marks=pytest.mark.builds),
    ],
)
def test_a_killed_export_keeps_the_last_good_site(
    project: Path, content: SiteContent, moment: str
) -> None:
    good = changed_at(exported(project))
    web = project / ".web"
    if moment == PACKAGES:
        shutil.rmtree(web / PACKAGES)
        (web / MARKER).unlink()

    process = subprocess.Popen(
        EXPORT,
        cwd=project,
        env=environment(),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    wait_for(lambda: process.poll() is not None or (web / moment).exists(), moment, patience_s=600)
    assert process.poll() is None, "the export ended before that moment"
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()

    assert changed_at(exported(project)) == good
    expect_complete_export(project, content)


@pytest.mark.builds
def test_a_full_disk_keeps_the_last_good_site(project: Path, content: SiteContent) -> None:
    good = changed_at(exported(project))

    result = run(["prlimit", "--fsize=50000", *EXPORT], project)

    assert result.returncode != 0
    assert changed_at(exported(project)) == good
    expect_complete_export(project, content)
