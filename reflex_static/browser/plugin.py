"""The plugin that compiles the app's states, so that they replace Reflex's server."""

import json
import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import reflex as rx

from ..compat.build_errors import shorten_build_errors
from ..compat.internals import CONTEXT_MODULE, BaseState, is_prod_mode, route_arguments
from ..compat.pages import PagePlugin, fires, is_bundled, own_tasks, route_pattern, shows
from ..compat.patches import NO_SESSION_TOKEN, TRANSPORT, patch_files, scripts_first
from ..inline import inline_script
from .compiler.functions import new_program
from .compiler.program import Program
from .compiler.schema import app_states
from .compiler.states import compile_states
from .events import PageLoad
from .modules import EsModules, Files

HERE = Path(__file__).parent
TARGET = "utils/browser"
# Parts of the runtime, and the code that needs each. Each app gets a file of them, features.js, so
# that a page without floats, for example, contains no code for them.
FEATURES = {
    "Background": r"\}, background: \[",
    "Events": r"\bevents\.",
    "Floats": r"\bpy\.(division|float|pow|toFloat)\b|\blib\.(loads|random|sqrt|time)\b",
    "Iterators": r"\bpy\.(enumerate|filter|map|reversed|zip)\b",
    "Objects": r"\bextends py\.|\bpy\.toPythonError\b|(?<!throw )new py\.PythonError\b",
    "Routes": r"\brouteArgument\b",
    "Sets": r"\bpy\.set\b|\bnew Set\b|\bmethods\.(add|discard)\b",
}

ON_SERVER = (
    "admin_dash",
    "api_transformer",
    "backend_exception_handler",
    "frontend_exception_handler",
)
"""The options of an app that only a server heeds."""


class BrowserState(PagePlugin):
    """Runs the event handlers and computed vars of every ``rx.State`` class in the browser."""

    def enter_app(self, app: rx.App) -> None:
        """Note what only a server could run."""
        given = [it for it in ON_SERVER if getattr(app, it) is not getattr(rx.App, it)]
        parts = [f"rx.App({it}=)" for it in given] + ["a lifespan task"] * bool(own_tasks(app))
        self.app_problems = [f"{it} needs a server; remove it" for it in parts]

    def problems_of(self, component: Any) -> Iterator[tuple[str, str]]:
        """Yield each problem of a component that needs a server, and what to write instead."""
        if shows(component, "rx_router_"):
            problem = "`State.router` is empty, because there is no server"
            yield problem, "read `location` in a module"
        if fires(component, "EventHandlerSetVar"):
            yield "setvar() cannot run in the browser", "write a handler, such as set_name"
        if fires(component, "uploadFiles") or "react-dropzone" in str(component.library):
            yield "an upload needs a server", "link to a service that takes files"

    def enter_page(self, page: Any, root: Any) -> None:
        """Have the page fire its own ``on_load`` events, because no server looks them up."""
        if page.on_load:
            root.children.append(PageLoad.create(on_load=page.on_load))

    def problems(self) -> Iterator[str]:
        """Yield the problems of the components, and a line for each unsupported construct."""
        yield from super().problems()
        if is_prod_mode() and not is_bundled():
            for route in self.dynamic_routes:
                yield f"page /{route}: a dynamic route needs Bundle, so leave radix=True out"
        states = tuple(app_states())
        self.program, self.states = _compiled(states, not is_bundled(), *route_arguments())
        self.redirects = self.program.redirects  # which Delivery looks up
        yield from self.program.problems

    def pre_compile(self, **context: Any) -> None:
        """Compile the states, or stop the build with a line for each problem."""
        super().pre_compile(**context)
        # JavaScript writes a named group without Python's "P".
        routes = [f"{route_pattern(it)}$".replace("?P<", "?<") for it in self.dynamic_routes]
        files = program_files(self.program, self.states, CONTEXT_MODULE, routes)
        shorten_build_errors()
        context["add_save_task"](lambda: [(f"{TARGET}/{name}", code) for name, code in files])
        context["add_save_task"](EsModules(HERE / "javascript" / "browser").files)
        patch_files(context, TRANSPORT, NO_SESSION_TOKEN, scripts_first(*first_scripts()))


@cache  # `reflex run` compiles pages again without their states
def _compiled(
    states: tuple[type[BaseState], ...],
    has_toasts: bool,  # noqa: FBT001
    *_route_arguments: str,
) -> tuple[Program, str]:
    program = new_program()
    program.has_toasts = has_toasts
    return program, compile_states(program, states)


def first_scripts() -> list[str]:
    """Return the scripts that must run before all others."""
    return [inline_script(HERE / name) for name in ("storage_guard.js", "event_replay.js")]


def program_files(program: Program, states: str, app: str, routes: Sequence[str] = ()) -> Files:
    """Return the compiled program and the modules it needs; ``app`` is Reflex's context module."""
    more = f", {json.dumps(routes)}" if routes else ""
    code = "\n\n".join([*program.blocks, f"export default install(app, {states}{more});"])
    entry = f"""import {{ app }} from "{app}";
import {{ State, routeArgument, stateOf }} from "./engine.js";
import * as coerce from "./coerce.js";
import * as events from "./events.js";
import * as py from "./python.js";
import * as lib from "./python/libraries.js";
import * as methods from "./python/methods.js";
import {{ install }} from "./transport.js";

{code}

if (import.meta.hot) import.meta.hot.accept();
"""
    folder = HERE / "javascript"
    paths = [*folder.glob("*.js"), *folder.glob("python/*.js")]
    files = {path.relative_to(folder).as_posix(): path.read_text("utf-8") for path in paths}
    used = program.features | {it for it, part in FEATURES.items() if re.search(part, code)}
    files["python/features.js"] = "\n".join(
        f"export const has{name} = {json.dumps(name in used)};" for name in FEATURES
    )
    return [("index.js", entry), *sorted(files.items())]
