"""Makes ``reflex run`` use what is saved, copy only changed assets, and serve this machine only."""

import multiprocessing
import os
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final

import reflex as rx

from .compat import hooks
from .compat.internals import is_export

LOCAL: Final = "127.0.0.1"
START_AGAIN: Final = (Path("rxconfig.py"), Path(__file__), Path(hooks.__file__))
"""Files that also affect the parent process of the workers, so saving one requires a restart."""


class HotReload(rx.plugins.Plugin):
    """Reloads when a TOML file is saved, and does not copy unchanged assets again.

    After any Python file of the project is saved, the next page comes from the new code. Pages are
    served to this machine only, unless ``REFLEX_BACKEND_HOST`` names another address.
    """

    def __init__(self) -> None:
        hooks.reload_on_toml()
        if os.environ.get("REFLEX_BACKEND_HOST", LOCAL) == LOCAL:
            hooks.serve_this_machine_only()
        is_parent = multiprocessing.parent_process() is None and not is_export()
        if is_parent and hasattr(os, "register_at_fork"):
            forget_saved_modules()

    def pre_compile(self, **_context: Any) -> None:
        """Have Reflex copy only the assets that have changed."""
        hooks.copy_only_changes()


@cache
def forget_saved_modules() -> None:
    """Have each worker import the project again if one of its modules has been saved since.

    A worker is forked from this process, and so begins with all that ``rxconfig.py`` has imported.
    """
    process, imported = os.getpid(), _contents(_modules().values())

    def forget() -> None:
        if os.getppid() != process or (now := _contents(imported)) == imported:
            return
        for name in _modules():
            del sys.modules[name]
        for file in map(Path.resolve, START_AGAIN):
            if now[file] != imported[file]:
                sys.stderr.write(f"{file.name} was saved: start `reflex run` again\n")

    os.register_at_fork(after_in_child=forget)


def _contents(files: Iterable[Path]) -> dict[Path, bytes]:
    return {file: file.read_bytes() if file.exists() else b"" for file in files}


def _modules() -> dict[str, Path]:
    """Return the imported modules of the project, and the file of each."""
    files = {name: getattr(module, "__file__", None) for name, module in sys.modules.items()}
    return {
        name: path
        for name, file in files.items()
        if file
        and (path := Path(file).resolve()).is_relative_to(Path.cwd())
        and "site-packages" not in path.parts
    }
