import os
import subprocess
import time
from pathlib import Path

import pytest

from support.projects import ROOT

ASSET = "assets/of-the-last-release.js"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for name in ("client/assets", "client/images", "nginx"):
        (tmp_path / ".web" / "build" / name).mkdir(parents=True)
    (tmp_path / ".web" / "build" / "client" / "index.html").write_text("new", "utf-8")
    return tmp_path


def publish(project: Path, *, nginx: str = "true", umask: int = -1) -> int:
    script = (str(ROOT / "deploy" / "release.sh"), str(project / "srv"), nginx)
    return subprocess.run(script, cwd=project, check=False, umask=umask).returncode


def current(project: Path) -> Path:
    return (project / "srv" / "current").readlink()


def test_a_release_that_nginx_rejects_keeps_the_previous_one(project: Path) -> None:
    assert publish(project) == 0
    last = current(project)

    assert publish(project, nginx="false") != 0

    assert current(project) == last


def test_a_release_can_be_read_whatever_the_umask(project: Path) -> None:
    assert publish(project, umask=0o077) == 0

    modes = {path.is_dir(): path.stat().st_mode & 0o777 for path in current(project).rglob("*")}
    assert modes == {True: 0o755, False: 0o644}


def test_a_replaced_file_stays_for_a_month_unless_it_is_taken_down(
    project: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    asset = project / ".web" / "build" / "client" / ASSET
    asset.touch()
    old = time.time() - 60 * 24 * 60 * 60
    os.utime(asset, (old, old))  # built long ago, and live until now
    assert publish(project) == 0
    asset.unlink()

    assert publish(project) == 0
    assert (current(project) / "client" / ASSET).is_file()
    os.utime(current(project) / "client" / ASSET, (old, old))  # replaced long ago
    assert publish(project) == 0
    assert not (current(project) / "client" / ASSET).exists()

    asset.touch()
    assert publish(project) == 0
    asset.unlink()
    (project / "srv" / "removed").write_bytes(f"{ASSET[:-1]}\n\n".encode())
    assert publish(project) == 0
    assert (current(project) / "client" / ASSET).exists()
    (current(project) / "client" / f"{ASSET}.br").touch()
    (current(project) / "client" / f"{ASSET}.gz").touch()
    capfd.readouterr()
    (project / "srv" / "removed").write_bytes(f"{ASSET}\r\n\r\nimages/a.svg".encode())
    assert publish(project) == 0
    assert not [*(project / "srv" / "releases").rglob(f"{Path(ASSET).name}*")]  # to go back
    removed = project / "srv" / "removed"
    assert capfd.readouterr().out.splitlines() == [
        f"{removed}: {ASSET}: left out",
        f"{removed}: images/a.svg: not in the last release",
    ]


def test_a_name_that_holds_a_line_end_publishes_no_file_of_the_server(project: Path) -> None:
    client, secret = project / ".web" / "build" / "client", project / "secret"
    for file in (secret, client / "images" / "x", Path(f"{client}/images/x\n{secret}")):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    old = secret.stat().st_mtime_ns

    for _ in range(2):
        assert publish(project) == 0

    assert not Path(f"{current(project)}/client{secret}").exists()
    assert secret.stat().st_mtime_ns == old


def test_five_releases_are_kept_and_also_the_one_that_was_served(project: Path) -> None:
    for _ in range(7):
        assert publish(project) == 0

    oldest, *others = kept = sorted((project / "srv" / "releases").iterdir())
    assert len(kept) == 5
    assert current(project) == others[-1]
    (project / "srv" / "current").unlink()
    (project / "srv" / "current").symlink_to(oldest)  # as to go back

    assert publish(project) == 0

    assert (oldest / "client" / "index.html").is_file()
