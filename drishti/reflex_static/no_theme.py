"""Removes Reflex's theme, for apps with a theme of their own."""

from typing import Any, Final

import reflex as rx

from drishti.reflex_static.compat.patches import NO_THEME, patch_files

PROVIDER: Final = "export const ThemeProvider = ({ children }) => children;\n"


class NoTheme(rx.plugins.Plugin):
    """Removes Reflex's theme, which follows the system setting and writes to storage on load."""

    def pre_compile(self, **context: Any) -> None:
        """Replace the theme provider with an empty one, and remove its script."""
        context["add_save_task"](lambda: ("utils/no-theme.js", PROVIDER))
        patch_files(context, *NO_THEME)
