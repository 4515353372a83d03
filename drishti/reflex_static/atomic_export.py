"""Exports the site atomically: the output folder always holds a complete build."""

import ctypes
import os
import shutil
from pathlib import Path
from typing import Any, Final

import reflex as rx

from drishti.reflex_static.compat.hooks import build_into
from drishti.reflex_static.compat.internals import (
    ASSETS,
    BUILD,
    PUBLIC,
    clear_nocompile_marker,
    is_prod_mode,
    keep_web_folder,
    refresh_npmrc,
    templates,
    web_folder,
)
from drishti.reflex_static.compat.patches import build_folder, patch_files

NEXT: Final = "next"
LAST: Final = "last"
DESKTOP_FILES: Final = (".DS_Store", "Thumbs.db", "desktop.ini")
"""Files that macOS and Windows leave in the folders one opens."""

# Arguments of the system call, see renameat2 in the manual of Linux.
HERE: Final = -100
RENAME_EXCHANGE: Final = 2


class AtomicExport(rx.plugins.Plugin):
    """Builds into a clean, separate folder, which then replaces the last good build.

    Must be the first plugin, because it restores the files that the others edit.
    """

    def __init__(self) -> None:
        if not os.access(Path.cwd(), os.W_OK):
            raise SystemExit(f"{Path.cwd()} is read-only; copy the project to another folder")
        keep_web_folder()
        clear_nocompile_marker()

    def pre_compile(self, **context: Any) -> None:
        """Remove what earlier commands, versions or plugins left behind, and redirect the build."""
        web = web_folder()
        restore_last_build(web)
        build_into(NEXT, then=lambda: publish(web_folder()))
        context["add_save_task"](lambda: list(templates()))
        refresh_npmrc()
        if is_prod_mode():
            patch_files(context, build_folder(BUILD, NEXT))
            restore_assets(web / PUBLIC)


def publish(web: Path) -> None:
    """Put the next build in the place of the last one, which is kept until the build after it.

    All of it is on the disk before, so that a power cut leaves the one or the other.
    """
    for path in (web / NEXT).rglob("*"):
        _sync(path)
    _sync(web / NEXT)
    _remove(web / LAST)
    if swap(web / NEXT, web / BUILD):
        (web / NEXT).rename(web / LAST)
    else:
        _rename_in_turn(web)
    _sync(web)


def _rename_in_turn(web: Path) -> None:
    """Replace the last build in two steps; on Windows an open file or watcher may prevent either.

    Raises:
        SystemExit: If the build is in use; the last one is back in its place.

    """
    try:
        if (web / BUILD).exists():
            (web / BUILD).rename(web / LAST)
        (web / NEXT).rename(web / BUILD)
    except OSError as error:
        restore_last_build(web)
        message = f"{web / BUILD} is in use ({error}): stop `reflex run`, or close that program"
        raise SystemExit(message) from error


def swap(one: Path, other: Path) -> bool:
    """Exchange two folders in one step; return false where the system cannot (only Linux can)."""
    try:
        renameat2 = ctypes.CDLL(None).renameat2
    except (AttributeError, OSError, TypeError):
        return False
    return renameat2(HERE, os.fsencode(one), HERE, os.fsencode(other), RENAME_EXCHANGE) == 0


def _sync(path: Path) -> None:
    """Write a file or folder to the disk; Windows can do this for neither folders nor readers."""
    if os.name == "posix" and path.exists():  # not a link to nothing
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _remove(folder: Path) -> None:
    """Delete a folder.

    Raises:
        SystemExit: If it cannot be deleted, for instance because another user has made it.

    """
    if folder.exists():
        try:
            shutil.rmtree(folder)
        except OSError as error:
            raise SystemExit(f"{folder} cannot be deleted ({error}); delete it") from error


def restore_last_build(web: Path) -> None:
    """Restore the last build if a replacement was interrupted between its two renames."""
    if (web / LAST).exists() and not (web / BUILD).exists():
        (web / LAST).rename(web / BUILD)


def restore_assets(public: Path) -> None:
    """Copy all assets again: Reflex keeps deleted ones and skips any older than its copy."""
    _remove(public)
    shutil.copytree(ASSETS, public, ignore=shutil.ignore_patterns(*DESKTOP_FILES))
