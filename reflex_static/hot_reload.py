"""Makes ``reflex run`` use what is saved, copy only changed assets, and serve this machine only."""

import multiprocessing
import os
import sys
from collections.abc import Callable, Iterable
from functools import cache
from hashlib import sha256
from importlib.util import cache_from_source
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Final, cast

import reflex as rx

from .compat import hooks
from .compat.build_errors import in_one_line
from .compat.internals import NOCOMPILE, is_export, is_prod_mode, web_folder, write_file
from .compat.patches import DEV_SERVER, DEV_SERVER_MODULE, patch_files
from .recompile import project_files, recompiler

LOCAL: Final = "127.0.0.1"
START_AGAIN: Final = (Path("rxconfig.py"), Path(__file__), Path(hooks.__file__))
"""Files that also affect the parent process of the workers, so saving one requires a restart."""
TEXTS: Final = {".toml", ".md", ".po", ".txt"}
COMPILING: Final = "backend/compiling"
COMPILED: Final = "backend/compiled"
"""The files in ``.web``, where Vite does not watch, with the structure of the pages."""
STAYS: Final = "The last good page stays; correct this and save again."

_run_process: Final = BaseProcess.run


class HotReload(rx.plugins.Plugin):
    """Shows a saved text, stylesheet or module without compiling the pages.

    ``structure`` yields what the pages are made of besides; texts need it. The pages are compiled
    if a part of it has changed. After each part that has not, the plugins write their ``files``.

    Pages are served to this machine only, unless ``REFLEX_BACKEND_HOST`` names another address.
    """

    def __init__(self, structure: Callable[[], Iterable[object]] | None = None) -> None:
        self.texts = TEXTS if structure else set()
        self.structure = structure or (lambda: [None])
        hooks.reload_on_texts()
        if os.environ.get("REFLEX_BACKEND_HOST", LOCAL) == LOCAL:
            hooks.serve_this_machine_only()
        is_parent = multiprocessing.parent_process() is None and not is_export()
        if is_parent and hasattr(os, "register_at_fork"):
            hooks.calm_server_log()
            hooks.fork_while_calm()
            hooks.start_vite_early()
            self.has_old_code = import_anew()
            recompiler()
            hooks.before_reload(self.is_shown)

    def pre_compile(self, **context: Any) -> None:
        """Have Reflex copy only the assets that have changed, and note the structure."""
        hooks.copy_only_changes()
        if not is_prod_mode():
            patch_files(context, DEV_SERVER)
            write_file(web_folder() / DEV_SERVER_MODULE.name, DEV_SERVER_MODULE.read_text("utf-8"))
            write_file(web_folder() / COMPILING, "\n".join(map(_digest, self.structure())))

    def post_compile(self, **_context: Any) -> None:
        """Note that the pages are there, so that the next text can be shown in them."""
        if (compiling := web_folder() / COMPILING).exists():
            compiling.replace(web_folder() / COMPILED)
            recompiler().wait()

    def is_shown(self, saved: set[Path]) -> bool:
        """Show what was saved, if nothing has to be compiled, or say what is wrong with it."""
        for file in saved:
            if file.suffix == ".py":  # old bytecode is not told from new within the same second
                Path(cache_from_source(str(file))).unlink(missing_ok=True)
        (web_folder() / NOCOMPILE).unlink(missing_ok=True)  # the first worker may not have seen it
        if recompiler().is_compiled(saved):
            return True
        try:
            if not self.has_old_code() and self._show(saved):
                return True
        except SystemExit as stop:
            sys.stderr.write(f"{stop}\n{STAYS}\n")
            return True
        except Exception:  # noqa: BLE001, S110 - as while a file is renamed; a new worker can tell
            pass
        (web_folder() / COMPILED).unlink(missing_ok=True)
        return False

    def _show(self, saved: set[Path]) -> bool:
        plugins = rx.config.get_config().plugins
        folders = [Path(it.folder).resolve() for it in plugins if hasattr(it, "folder")]
        for file in saved:
            is_module = file.suffix == ".js" and file.parent in folders
            if not (is_module or file.suffix in self.texts or hooks.copy_stylesheet(file)):
                return False
        compiled = (web_folder() / COMPILED).read_text("utf-8").split("\n")
        for part, known in zip(self.structure(), compiled, strict=True):
            if _digest(part) != known:
                return False
            for plugin in plugins:
                for name, text in getattr(plugin, "files", list)():
                    write_file(web_folder() / name, text)
        return True


@cache
def import_anew() -> Callable[[], bool]:
    """Have each worker import the project again if one of its modules has been saved since.

    A worker is forked from this process, and so begins with all that ``rxconfig.py`` has imported.
    If the app cannot be compiled, the worker says why in one line and ends; the pages stay.
    The function that it returns is true if one has been saved.
    """
    process, imported = os.getpid(), _contents(project_files().values())

    def forget() -> None:
        if os.getppid() == process and (now := _contents(imported)) != imported:
            for name in project_files():
                del sys.modules[name]
            hooks.forget_app()
            for file in map(Path.resolve, START_AGAIN):
                if now.get(file) != imported.get(file):
                    sys.stderr.write(f"{file.name} was saved: start `reflex run` again\n")

    cast("Any", BaseProcess).run = _run
    os.register_at_fork(after_in_child=forget)
    return lambda: _contents(imported) != imported


def _digest(part: object) -> str:
    return sha256(repr(part).encode()).hexdigest()


def _run(worker: BaseProcess) -> None:
    try:
        _run_process(worker)
    except (Exception, SystemExit) as error:
        line = error.code if isinstance(error, SystemExit) else in_one_line(error)
        if line and isinstance(line, str):
            raise SystemExit(f"{line}\n{STAYS}") from error
        raise


def _contents(files: Iterable[Path]) -> dict[Path, bytes]:
    return {file: file.read_bytes() if file.exists() else b"" for file in files}
