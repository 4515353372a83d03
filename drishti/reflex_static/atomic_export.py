"""Exports the site atomically: the output folder always holds a complete build."""

import shutil
from pathlib import Path
from typing import Any, Final

import reflex as rx

from drishti.reflex_static.compat.hooks import build_into
from drishti.reflex_static.compat.internals import (
    ASSETS,
    BUILD,
    PUBLIC,
    is_prod_mode,
    refresh_npmrc,
    templates,
    web_folder,
)
from drishti.reflex_static.compat.patches import build_folder, patch_files

NEXT: Final = "next"
LAST: Final = "last"


class AtomicExport(rx.plugins.Plugin):
    """Builds into a clean, separate folder, which then replaces the last good build.

    Must be the first plugin, because it restores the files that the others edit.
    """

    def pre_compile(self, **context: Any) -> None:
        """Remove what earlier commands, versions or plugins left behind, and redirect the build."""
        web = web_folder()
        put_back(web)
        build_into(NEXT, then=lambda: publish(web_folder()))
        context["add_save_task"](lambda: list(templates()))
        refresh_npmrc()
        if is_prod_mode():
            patch_files(context, build_folder(BUILD, NEXT))
            restore_assets(web / PUBLIC)


def publish(web: Path) -> None:
    """Replace the last build with the next by renaming folders, not by copying files."""
    shutil.rmtree(web / LAST, ignore_errors=True)
    if (web / BUILD).exists():
        (web / BUILD).rename(web / LAST)
    (web / NEXT).rename(web / BUILD)
    shutil.rmtree(web / LAST, ignore_errors=True)


def put_back(web: Path) -> None:
    """Restore the last build if a replacement was interrupted between its two renames."""
    if (web / LAST).exists() and not (web / BUILD).exists():
        (web / LAST).rename(web / BUILD)


def restore_assets(public: Path) -> None:
    """Copy all assets again: Reflex keeps deleted ones and skips any older than its copy."""
    shutil.rmtree(public, ignore_errors=True)
    shutil.copytree(ASSETS, public)
