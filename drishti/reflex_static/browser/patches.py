"""The three places where Reflex's own files change; each is looked for, and missed loudly."""

import json
from pathlib import Path

from drishti.reflex_static.browser.errors import CannotRunInBrowser

HERE = Path(__file__).parent


def replace_socket(config: str) -> str:
    """Return Vite's settings with the transport in the place of socket.io-client."""
    alias = (
        '{ find: "socket.io-client", replacement: '
        'fileURLToPath(new URL("./utils/browser/index.js", import.meta.url)) },'
    )
    return _replaced("vite.config.js", config, "alias: [", f"alias: [\n      {alias}")


def put_scripts_first(document: str) -> str:
    """Return the document with two scripts before all others.

    One keeps a refused storage harmless, the other keeps what was pressed before hydration.
    """
    head = 'jsx("head",{},'
    tags = "".join(
        f'jsx("script",{{dangerouslySetInnerHTML:{{__html:{json.dumps(script)}}}}}),'
        for script in (storage_guard(), early_events())
    )
    return _replaced("_document.js", document, head, head + tags)


def keep_no_token(state: str) -> str:
    """Return Reflex's event loop without its server token, so that loading stores nothing."""
    wanted = "return (token ??= unsavedToken ?? generateUUID());"
    if wanted in state:
        return state
    hook = "window.sessionStorage.setItem(TOKEN_KEY, unsavedToken ?? generateUUID());"
    return _replaced("state.js", state, hook, wanted)


def storage_guard() -> str:
    """Return the script, the same to the byte in every build."""
    return _inlined("storage_guard.js")


def early_events() -> str:
    """Return the script, the same to the byte in every build."""
    return _inlined("early_events.js")


def _inlined(file: str) -> str:
    lines = map(str.strip, (HERE / file).read_text("utf-8").splitlines())
    return "\n".join(line for line in lines if not line.startswith("//"))


# As in drishti/reflex_static/compat.py; a copy, since this folder stands alone.
def _replaced(file: str, text: str, hook: str, replacement: str) -> str:
    if text.count(hook) != 1:
        raise CannotRunInBrowser(
            f"{file}: Reflex has changed it; there is no single `{hook}` in it"
        )
    return text.replace(hook, replacement)
