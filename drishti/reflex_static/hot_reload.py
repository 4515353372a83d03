"""Makes ``reflex run`` reload TOML files, copy only changed assets, and stay on this machine."""

import os
from typing import Any, Final

import reflex as rx

from drishti.reflex_static.compat.hooks import (
    copy_only_changes,
    reload_on_toml,
    serve_this_machine_only,
)

LOCAL: Final = "127.0.0.1"


class HotReload(rx.plugins.Plugin):
    """Reloads when a TOML file is saved, and does not copy unchanged assets again.

    The page is served to this machine only, unless ``REFLEX_BACKEND_HOST`` names an address.
    """

    def __init__(self) -> None:
        reload_on_toml()
        if os.environ.get("REFLEX_BACKEND_HOST", LOCAL) == LOCAL:
            serve_this_machine_only()

    def pre_compile(self, **_context: Any) -> None:
        """Have Reflex copy only the assets that have changed."""
        copy_only_changes()
