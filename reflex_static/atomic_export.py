"""Exports the site atomically: the output folder always holds a complete build."""

import errno
import os
import shutil
from pathlib import Path
from typing import Any, Final

import reflex as rx

from .compat import internals
from .compat.hooks import build_into
from .compat.internals import ASSETS, BUILD, PUBLIC, initialize_npmrc, is_prod_mode, web_folder
from .compat.patches import build_folder, patch_files
from .published import DESKTOP_FILES, refused

NEXT: Final = "next"
LAST: Final = "last"
UNBUILDABLE: Final = "#?%"
"""Characters that a folder's name may not have, because Vite reads them as parts of a URL."""
MOUNTS: Final = Path("/proc/self/mountinfo")
"""Linux's table of mounts (proc(5)); other systems have none."""


class AtomicExport(rx.plugins.Plugin):
    """Builds into a clean, separate folder, which then replaces the last good build.

    Must be the first plugin, because it restores the files that the others edit.
    """

    def __init__(self) -> None:
        if not os.access(Path.cwd(), os.W_OK):
            raise SystemExit(f"{Path.cwd()} is read-only; copy the project to another folder")
        if found := next(filter(str(Path.cwd()).count, UNBUILDABLE), ""):
            raise SystemExit(f"{Path.cwd()}: a folder with {found} in its name cannot be built in")
        internals.keep_web_folder()
        internals.clear_nocompile_marker()

    def pre_compile(self, **context: Any) -> None:
        """Remove what earlier commands, versions or plugins left behind, and redirect the build."""
        web = web_folder()
        refuse_mounts(web)
        restore_last_build(web)
        build_into(NEXT, then=lambda: publish(web_folder()))
        context["add_save_task"](lambda: list(internals.templates()))
        # Tailwind reads every file that is not ignored, also those of earlier builds.
        context["add_modify_task"](".gitignore", lambda text: f"{text}\n/{LAST}\n/{NEXT}\n")
        initialize_npmrc()  # type: ignore[no-untyped-call]  # another registry may be set
        if is_prod_mode():
            patch_files(context, build_folder(BUILD, NEXT))
            _remove(web / "modules")
            restore_assets(web / PUBLIC)


def refuse_mounts(web: Path) -> None:
    """Stop if a build is a link or a mount, because it is renamed and later deleted."""
    lines = MOUNTS.read_text("utf-8").splitlines() if MOUNTS.exists() else []
    mounts = [Path(line.split()[4].replace("\\040", " ")) for line in lines]
    for build in (web / BUILD, web / LAST, web / NEXT):
        links = [path for path in (build, *build.glob("*")) if path.is_symlink()]
        below = [mount for mount in mounts if mount.is_relative_to(web.resolve() / build.name)]
        for found in links + below:
            message = f"{found} is a link or a mount, but an export renames its folders"
            raise SystemExit(f"{message}; remove it, and mount or link {web}, or copy the export")


def publish(web: Path) -> None:
    """Replace the last build with the new one, and keep the old one until the next call.

    Stops if a build is in use, as on Windows by an open file or a watcher; the last is put back.
    """
    _set_modes(web / NEXT)
    _remove(web / LAST)
    try:
        if (web / BUILD).exists():
            _move(web / BUILD, web / LAST)
        _move(web / NEXT, web / BUILD)
    except OSError as error:
        restore_last_build(web)
        message = f"{web / BUILD} is in use ({error}): stop `reflex run`, or close that program"
        raise SystemExit(message) from error


def _move(folder: Path, place: Path) -> None:
    """Rename a folder, or copy it if it is in a lower layer of a container's file system."""
    try:
        folder.rename(place)
    except OSError as error:
        if error.errno != errno.EXDEV:
            raise
        shutil.move(folder, place)


def _set_modes(folder: Path) -> None:
    """Let a server read the files and the next build delete them, even if the project's cannot."""
    for path in (folder, *folder.rglob("*")):
        path.chmod(path.stat().st_mode | (0o755 if path.is_dir() else 0o644))


def _remove(folder: Path) -> None:
    """Delete a folder, or stop, for instance because another user has made it."""
    if folder.exists():
        try:
            shutil.rmtree(folder)
        except OSError as error:
            raise SystemExit(f"{folder} cannot be deleted ({error}); delete it") from error


def restore_last_build(web: Path) -> None:
    """Restore the last build if a replacement was interrupted between its two renames."""
    if (web / LAST).exists() and not (web / BUILD).exists():
        _move(web / LAST, web / BUILD)


def restore_assets(public: Path) -> None:
    """Copy all assets again, because Reflex keeps deleted ones and skips any older than its copy.

    Stops with a line for each file that is not meant to be published.
    """
    if found := list(refused(ASSETS)):
        raise SystemExit("\n".join(found))
    _remove(public)
    if ASSETS.is_dir():
        shutil.copytree(ASSETS, public, ignore=shutil.ignore_patterns(*DESKTOP_FILES))
        _set_modes(public)
