"""The three places where Reflex's own files change; each is looked for, and missed loudly."""

import json
from pathlib import Path

from drishti.browser.refusal import CannotRunInBrowser

GUARD = Path(__file__).with_name("storage_guard.js")


def replace_socket(config: str) -> str:
    """Return Vite's settings with the transport in the place of socket.io-client."""
    alias = (
        '{ find: "socket.io-client", replacement: '
        'fileURLToPath(new URL("./utils/browser/index.js", import.meta.url)) },'
    )
    return _replaced("vite.config.js", config, "alias: [", f"alias: [\n      {alias}")


def guard_storage(document: str) -> str:
    """Return the document with a script before all others that keeps a refused storage harmless."""
    script = json.dumps(storage_guard())
    head = 'jsx("head",{},'
    tag = f'jsx("script",{{dangerouslySetInnerHTML:{{__html:{script}}}}}),'
    return _replaced("_document.js", document, head, head + tag)


def keep_no_token(state: str) -> str:
    """Return Reflex's event loop without its server token, so that loading stores nothing."""
    wanted = "return (token ??= unsavedToken ?? generateUUID());"
    if wanted in state:
        return state
    hook = "window.sessionStorage.setItem(TOKEN_KEY, unsavedToken ?? generateUUID());"
    return _replaced("state.js", state, hook, wanted)


def storage_guard() -> str:
    """Return the script, the same to the byte in every build."""
    return " ".join(line.strip() for line in GUARD.read_text("utf-8").splitlines())


def _replaced(file: str, text: str, hook: str, replacement: str) -> str:
    if hook not in text:
        raise CannotRunInBrowser(f"{file}: Reflex has changed it; `{hook}` is not there any more")
    return text.replace(hook, replacement, 1)
