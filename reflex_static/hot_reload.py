"""Makes ``reflex run`` use what is saved, copy only changed assets, and serve this machine only."""

import importlib
import multiprocessing
import os
import sys
import traceback
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
            hooks.calm_server_log()
            import_anew()

    def pre_compile(self, **_context: Any) -> None:
        """Have Reflex copy only the assets that have changed."""
        hooks.copy_only_changes()


@cache
def import_anew() -> None:
    """Have each worker import the project again if one of its modules has been saved since.

    A worker is forked from this process, and so begins with all that ``rxconfig.py`` has imported.
    If the app cannot be imported, the worker says why in one line and ends; the pages stay.
    """
    process, imported = os.getpid(), _contents(_modules().values())

    def forget() -> None:
        if os.getppid() != process:
            return
        if (now := _contents(imported)) != imported:
            for name in _modules():
                del sys.modules[name]
            for file in map(Path.resolve, START_AGAIN):
                if now.get(file) != imported.get(file):
                    sys.stderr.write(f"{file.name} was saved: start `reflex run` again\n")
        if str(Path.cwd()) not in sys.path:
            sys.path.insert(0, str(Path.cwd()))  # as Reflex does before it imports the app
        try:
            importlib.import_module(rx.config.get_config().module)
        except SystemExit as stop:
            _end(str(stop))
        except Exception as error:  # noqa: BLE001 - whatever the project's code raises
            _end(in_one_line(error))

    os.register_at_fork(after_in_child=forget)


def _end(message: str) -> None:
    sys.stderr.write(f"{message}\nThe last good page stays; correct this and save again.\n")
    sys.stderr.flush()
    os._exit(1)


def in_one_line(error: Exception) -> str:
    """Return an error with the last line of the project that it came through."""
    own = [
        (Path(frame.filename), frame.lineno)
        for frame in traceback.extract_tb(error.__traceback__)
        if _is_own(Path(frame.filename))
    ]
    if isinstance(error, SyntaxError) and error.filename:
        own.append((Path(error.filename), error.lineno))
    told = f"{type(error).__name__}: {error}"
    if not own:
        return told
    file, line = own[-1]
    return f"{file.relative_to(Path.cwd())}: line {line}: {told}"


def _contents(files: Iterable[Path]) -> dict[Path, bytes]:
    return {file: file.read_bytes() if file.exists() else b"" for file in files}


def _modules() -> dict[str, Path]:
    """Return the imported modules of the project, and the file of each."""
    files = {name: getattr(module, "__file__", None) for name, module in sys.modules.items()}
    return {
        name: path for name, file in files.items() if file and _is_own(path := Path(file).resolve())
    }


def _is_own(file: Path) -> bool:
    return file.is_relative_to(Path.cwd()) and "site-packages" not in file.parts
