"""Leave the theme to the site."""

from typing import Any, Final

import reflex as rx

from drishti.reflex_static.compat.patches import NO_THEME, patch_files

PROVIDER: Final = "export const ThemeProvider = ({ children }) => children;\n"


class NoTheme(rx.plugins.Plugin):
    """Takes out Reflex's own theme, which follows the system and writes to storage by itself."""

    def pre_compile(self, **context: Any) -> None:
        """Replace the provider and its script by nothing."""
        context["add_save_task"](lambda: ("utils/no-theme.js", PROVIDER))
        patch_files(context, *NO_THEME)
