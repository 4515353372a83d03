"""Edits of the files that Reflex writes into ``.web``.

A comment at each says what it is for, and what would make it unnecessary. An edit that no longer
matches stops the build with an error that names the file.
"""

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

DOCUMENT: Final = "app/_document.js"
VITE_CONFIG: Final = "vite.config.js"
ROUTER_CONFIG: Final = "react-router.config.js"
ROUTES: Final = "app/routes.js"
EVENT_LOOP: Final = "utils/state.js"


@dataclass(frozen=True)
class Patch:
    """One edit: the single match of the pattern ``find`` becomes ``replacement``."""

    file: str
    find: str
    replacement: str

    def apply(self, source: str) -> str:
        """Return the edited ``source``, or ``source`` itself if an earlier run has edited it."""
        matches = re.findall(self.find, source)
        if not matches and self.replacement and self.replacement in source:
            return source
        if len(matches) != 1:
            raise SystemExit(f"{self.file}: Reflex has changed it; no single match of {self.find}")
        return re.sub(self.find, lambda _: self.replacement, source)


def patch_files(context: dict[str, Any], *patches: Patch) -> None:
    """Have Reflex edit its files; ``context`` is what Reflex passes to ``pre_compile``."""
    for patch in patches:
        context["add_modify_task"](patch.file, patch.apply)


def _alias(module: str, file: str) -> Patch:
    """Return an edit that makes Vite resolve ``module`` to ``file`` in ``.web``."""
    entry = (
        f'{{ find: "{module}", replacement: fileURLToPath(new URL("./{file}", import.meta.url)) }},'
    )
    return Patch(VITE_CONFIG, r"alias: \[", f"alias: [\n      {entry}")


# Events are answered in the page, so there is no server to connect to. Delete this once
# Reflex lets a plugin provide the transport of its event loop.
TRANSPORT: Final = _alias("socket.io-client", "utils/browser/index.js")

# Reflex's script follows the system's theme and writes to storage on load, and its provider, which
# wraps every page, does the same again. Delete this once Reflex can turn its theme off.
NO_THEME: Final = (
    Patch(
        DOCUMENT, r'jsx\("script",\{\},"(?:[^"\\]|\\.)*prefers-color-scheme(?:[^"\\]|\\.)*"\),', ""
    ),
    _alias("$/utils/react-theme", "utils/no-theme.js"),
)

# The bundle needs only Vite's settings, and React Router's plugin would load Babel. Delete this
# once Reflex writes them without it.
ROUTER_IMPORT: Final = re.escape('import { reactRouter } from "@react-router/dev/vite";')
NO_ROUTER_PLUGIN: Final = Patch(VITE_CONFIG, ROUTER_IMPORT, "const reactRouter = () => null;")

# React Router's development server is slow, as its module says. Delete this once it needs no Babel,
# and does not search for stylesheets.
DEV_SERVER_MODULE: Final = Path(__file__).with_name("dev_server.js")
DEV_SERVER: Final = Patch(
    VITE_CONFIG, ROUTER_IMPORT, f'import {{ reactRouter }} from "./{DEV_SERVER_MODULE.name}";'
)

# Loading a page must store nothing, and only a server needs the token, which tells visitors apart.
# Delete this once Reflex makes no token where there is no server.
NO_SESSION_TOKEN: Final = Patch(
    EVENT_LOOP,
    re.escape("window.sessionStorage.setItem(TOKEN_KEY, unsavedToken ?? generateUUID());"),
    "return (token ??= unsavedToken ?? generateUUID());",
)

# Pages are served in each locale (locales/javascript/routes.js).
LOCALE_ROUTES: Final = Patch(
    ROUTES,
    r"export default \[\n",
    'import { localize } from "../modules/locales/routes.js";\n\n'
    "export default [ // in each locale\n"
    r'  ...localize(await flatRoutes({ ignoredRouteFiles: ["routes/\\[404\\]._index.jsx"] })),'
    "\n",
)


def scripts_first(*scripts: str) -> Patch:
    """Return the edit that puts inline scripts before all others in the document.

    The scripts guard storage and record early presses, so they must run before Reflex's. Delete
    this once Reflex puts `head_components` before its own scripts.
    """
    head = 'jsx("head",{},'
    tags = "".join(
        f'jsx("script",{{dangerouslySetInnerHTML:{{__html:{json.dumps(script)}}}}}),'
        for script in scripts
    )
    return Patch(DOCUMENT, re.escape(head), head + tags)


def build_folder(last: str, following: str) -> Patch:
    """Return the edit that makes React Router build into ``following`` instead of ``last``.

    The last good site stays in place until the next one is whole. Delete this once Reflex can
    export into another folder.
    """
    return Patch(ROUTER_CONFIG, f'"build": "{last}"', f'"buildDirectory": "{following}"')
