"""Compiles saved modules in a process that has compiled the pages before."""

import ast
import importlib
import os
import pickle
import socket
import sys
from collections.abc import Iterator
from contextlib import suppress
from contextvars import copy_context
from functools import cache
from importlib.util import resolve_name
from itertools import accumulate, chain
from pathlib import Path
from threading import Thread
from typing import NamedTuple

import reflex as rx

from .compat import hooks
from .compat.build_errors import is_own
from .compat.internals import registered_modules


class Module(NamedTuple):
    """A module of the project: its file, and what it was imported from."""

    name: str
    file: Path
    source: bytes


class Recompiler:
    """Has the worker of `reflex run` compile a saved module, instead of beginning anew.

    It imports again only the modules that depend on the saved one, and compiles only the pages
    that are made of them. At the first problem it stops, and a new worker must begin.
    """

    def __init__(self) -> None:
        self.process = os.getpid()
        self.worker = self.parent = socket.socket()  # not connected, until a worker is forked
        hooks.keep_compiled_pages()
        os.register_at_fork(before=self._connect, after_in_parent=self._keep)

    def is_compiled(self, saved: set[Path]) -> bool:
        """Return whether only modules have been saved, and the worker has compiled them."""
        files = {file.resolve() for file in saved if file.exists()}
        with suppress(OSError):
            if {file.suffix for file in files} == {".py"}:
                self.worker.send(pickle.dumps(files))
                return bool(self.worker.recv(1))
        return False

    def wait(self) -> None:
        """Wait for what is saved, in a thread of the worker."""
        if os.getpid() != self.process:
            self.process = os.getpid()  # so that only the first call starts a thread
            self.worker.close()
            Thread(target=copy_context().run, args=(_serve, self.parent), daemon=True).start()

    def _connect(self) -> None:
        if os.getpid() == self.process:
            self.worker.close()
            self.worker, self.parent = socket.socketpair()

    def _keep(self) -> None:
        if os.getpid() == self.process:
            self.parent.close()


@cache
def recompiler() -> Recompiler:
    """Return the recompiler of this process."""
    return Recompiler()


def _serve(parent: socket.socket) -> None:
    with parent, suppress(BaseException):
        modules = imported_modules()
        while saved := parent.recv(2**16):
            again = dependents(modules, pickle.loads(saved))  # noqa: S301 - from the parent
            # Imported again, these would register what Reflex or this package already has.
            kept = registered_modules() | {it for it in modules if it.startswith(f"{__package__}.")}
            if not again or again & kept:
                return
            for name in again:
                del sys.modules[name]
                package, _, child = name.rpartition(".")
                if package in sys.modules:
                    vars(sys.modules[package]).pop(child, None)
            hooks.forget_app()
            importlib.import_module(rx.config.get_config().module).app()
            parent.send(b"\n")
            modules = imported_modules()


def dependents(modules: dict[str, Module], saved: set[Path]) -> set[str]:
    """Return the modules that have changed, and those that need them; none if that is not known."""
    if saved - {module.file for module in modules.values()}:
        return set()
    found = {
        name
        for name, module in modules.items()
        if module.file in saved or module.source != module.file.read_bytes()
    }
    while more := {name for name, it in modules.items() if _needs(it) & found} - found:
        found |= more
    return found


def project_files() -> dict[str, Path]:
    """Return the imported modules of the project, and the file of each."""
    here = str(Path.cwd())
    files = {name: getattr(module, "__file__", None) for name, module in sys.modules.copy().items()}
    return {
        name: path
        for name, file in files.items()
        if file and file.startswith(here) and is_own(path := Path(file).resolve())
    }


def imported_modules() -> dict[str, Module]:
    """Return the imported modules of the project."""
    return {name: Module(name, file, file.read_bytes()) for name, file in project_files().items()}


@cache  # most are the same after a save, and none is read before the first
def _needs(module: Module) -> frozenset[str]:
    package = sys.modules[module.name].__package__
    names = [module.name.rpartition(".")[0], *_imports(module.source, package)]
    packages = (accumulate(each.split("."), "{}.{}".format) for each in names)
    return frozenset(chain.from_iterable(packages))


def _imports(source: bytes, package: str | None) -> Iterator[str]:
    """Yield what a module imports by its full name, whether that is a module or in one."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = resolve_name("." * node.level + (node.module or ""), package)
            yield from (f"{module}.{each.name}" for each in node.names)
