"""A file saved under ``reflex run`` reaches the open page, and nothing else does."""

import filecmp
from pathlib import Path
from typing import Any

import reflex as rx
from reflex.utils import path_ops

_copy = path_ops.cp


class HotReload(rx.plugins.Plugin):
    """Leaves stylesheets that have not changed as they are.

    Reflex copies each of them at every save, and an open page would load them one by one before
    it shows what was saved.
    """

    def pre_compile(self, **_context: Any) -> None:
        """Have Reflex copy only what differs."""
        path_ops.cp = copy_if_changed


def copy_if_changed(src: str | Path, dest: str | Path, *options: Any, **named: Any) -> bool:
    """Copy as Reflex does, but for a file that is there already; return whether it was copied."""
    if Path(dest).is_file() and filecmp.cmp(src, dest, shallow=False):
        return False
    return _copy(src, dest, *options, **named)
