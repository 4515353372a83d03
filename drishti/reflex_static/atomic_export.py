"""The exported site, in a folder that only ever holds a whole one."""

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
    """Builds beside the last good site, and lets no build begin from the leftovers of another.

    To be the first plugin: it restores the files that the others edit.
    """

    def pre_compile(self, **context: Any) -> None:
        """Undo what an interrupted command, another version or other plugins left behind."""
        web = web_folder()
        put_back(web)
        build_into(NEXT, then=lambda: publish(web_folder()))
        context["add_save_task"](lambda: list(templates()))
        refresh_npmrc()
        if is_prod_mode():
            patch_files(context, build_folder(BUILD, NEXT))
            restore_assets(web / PUBLIC)


def publish(web: Path) -> None:
    """Put the next build in the place of the last one; no file is copied on the way."""
    shutil.rmtree(web / LAST, ignore_errors=True)
    if (web / BUILD).exists():
        (web / BUILD).rename(web / LAST)
    (web / NEXT).rename(web / BUILD)
    shutil.rmtree(web / LAST, ignore_errors=True)


def put_back(web: Path) -> None:
    """Undo a replacement that was interrupted between its two renames."""
    if (web / LAST).exists() and not (web / BUILD).exists():
        (web / LAST).rename(web / BUILD)


def restore_assets(public: Path) -> None:
    """Copy the assets anew: Reflex neither removes one nor replaces it by an older file."""
    shutil.rmtree(public, ignore_errors=True)
    shutil.copytree(ASSETS, public)
