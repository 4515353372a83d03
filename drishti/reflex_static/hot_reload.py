"""Under ``reflex run``, a saved file reaches the open page, and nothing else does."""

from typing import Any

import reflex as rx

from drishti.reflex_static.compat.hooks import copy_only_changes, reload_on_toml


class HotReload(rx.plugins.Plugin):
    """Reloads when a TOML file is saved, and leaves assets alone that have not changed."""

    def __init__(self) -> None:
        reload_on_toml()

    def pre_compile(self, **_context: Any) -> None:
        """Have Reflex copy only the assets that differ."""
        copy_only_changes()
