"""The plugin that compiles the app's states, so that they replace Reflex's server."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import reflex as rx

from drishti.reflex_static.browser.compiler.functions import new_program
from drishti.reflex_static.browser.compiler.states import app_states, compile_states
from drishti.reflex_static.browser.errors import CannotRunInBrowser
from drishti.reflex_static.browser.modules import Files, modules
from drishti.reflex_static.compat.internals import CONTEXT_MODULE
from drishti.reflex_static.compat.patches import (
    NO_SESSION_TOKEN,
    TRANSPORT,
    patch_files,
    scripts_first,
)
from drishti.reflex_static.inline import inlined

HERE = Path(__file__).parent
TARGET = "utils/browser"
ENTRY = """import {{ app }} from "{app}";
import * as coerce from "./coerce.js";
import * as py from "./python.js";
import {{ install }} from "./transport.js";

{functions}

export default install(app, {states});

if (import.meta.hot) import.meta.hot.accept();
"""


class BrowserState(rx.plugins.Plugin):
    """Runs the event handlers and computed vars of every ``rx.State`` class in the browser."""

    def pre_compile(self, **context: Any) -> None:
        """Compile the states, or stop the build with a line for each unsupported construct."""
        refuse_on_load(context["unevaluated_pages"])
        files = compiled_files()
        context["add_save_task"](lambda: files)
        patch_files(context, TRANSPORT, NO_SESSION_TOKEN, scripts_first(*first_scripts()))


def first_scripts() -> list[str]:
    """Return the scripts that must run before all others."""
    return [inlined(HERE / name) for name in ("storage_guard.js", "event_replay.js")]


def refuse_on_load(pages: Sequence[Any]) -> None:
    """Stop the build if a page has ``on_load`` handlers, which need a server."""
    refused = [
        f"page {page.route}: on_load cannot run in the browser; "
        "put timer(on_elapsed=..., after_ms=0) on the page"
        for page in pages
        if page.on_load
    ]
    if refused:
        raise CannotRunInBrowser("\n".join(refused))


def compiled_files() -> Files:
    """Return the path under ``.web`` and the source of every file the page needs."""
    program = new_program()
    states = compile_states(program, app_states())
    if program.problems:
        raise CannotRunInBrowser("\n".join(program.problems))
    entry = ENTRY.format(app=CONTEXT_MODULE, functions="\n\n".join(program.blocks), states=states)
    runtime = [(f"{TARGET}/{name}", code) for name, code in runtime_files()]
    events = modules(HERE / "javascript" / "events", "browser")
    return [(f"{TARGET}/index.js", entry), *runtime, *events]


def runtime_files() -> Files:
    """Return the modules that are the same for every app."""
    folder = HERE / "javascript"
    return [(path.name, path.read_text("utf-8")) for path in sorted(folder.glob("*.js"))]
