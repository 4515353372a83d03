"""Makes ``reflex run`` reload TOML files, and only those assets that have changed."""

from typing import Any

import reflex as rx

from drishti.reflex_static.compat.hooks import copy_only_changes, reload_on_toml


class HotReload(rx.plugins.Plugin):
    """Reloads when a TOML file is saved, and does not copy unchanged assets again."""

    def __init__(self) -> None:
        reload_on_toml()

    def pre_compile(self, **_context: Any) -> None:
        """Have Reflex copy only the assets that have changed."""
        copy_only_changes()
