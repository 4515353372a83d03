"""Removes Reflex's theme, for apps with a theme of their own."""

from collections.abc import Iterator
from typing import Any, Final

from drishti.reflex_static.compat.component_checks import ComponentChecks, is_radix
from drishti.reflex_static.compat.patches import NO_THEME, patch_files

PROVIDER: Final = "export const ThemeProvider = ({ children }) => children;\n"


class NoTheme(ComponentChecks):
    """Removes Reflex's theme, which follows the system setting and writes to storage on load."""

    def pre_compile(self, **context: Any) -> None:
        """Replace the theme provider with an empty one, and remove its script."""
        context["add_save_task"](lambda: ("utils/no-theme.js", PROVIDER))
        patch_files(context, *NO_THEME)

    def problems_of(self, component: Any) -> Iterator[tuple[str, str]]:
        """Yield what needs the theme."""
        if is_radix(component):
            problem = f"{type(component).__name__} is of Radix, which needs Reflex's theme"
            yield problem, "write rx.el elements, or leave NoTheme and Bundle out"
