"""The Reflex plugin that builds the bundle."""

import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import reflex as rx

from ..compat import JAVASCRIPT as REPLACEMENTS
from ..compat import internals, pages
from ..compat.hooks import build_by, duplicate_pages_last, sort_client_storage
from ..compat.internals import is_prod_mode
from ..compat.pages import PagePlugin
from ..compat.patches import NO_ROUTER_PLUGIN, NO_THEME, patch_files
from ..inline import inline_script

JAVASCRIPT: Final = Path(__file__).with_name("javascript")
START: Final = Path(__file__).with_name("start.js")
IN_A_STYLESHEET: Final = "set static_site(radix=True), or write rx.el elements and a stylesheet"
IN_EACH_PAGE: Final = "put the wrap into each page, or set static_site(radix=True)"
IN_THE_DOCUMENT: Final = "write rx.el.{}(), or set static_site(radix=True)"
IN_A_VAR: Final = "keep it in an rx.LocalStorage var, or set static_site(radix=True)"
NO_THEME_PROVIDER: Final = "export const ThemeProvider = ({ children }) => children;\n"
FOLDER: Final = "bundle"
PACKAGES_FILE: Final = "licences.json"
"""Lists the bundled packages; left in the output for a later plugin."""


class Bundle(PagePlugin):
    """Prerenders every page, including the 404 page, and hydrates it without a router.

    `reflex run` keeps Reflex's own scripts, because hot reload needs them. It only loses Reflex's
    theme, which follows the system setting and writes to storage on load.
    """

    def __init__(self, prerender: Sequence[str] = ()) -> None:
        super().__init__()
        self.prerender = prerender
        # Whether any component has a style, which only `emotion_styled.js` supports.
        self.has_styles = False

    def enter_app(self, app: rx.App) -> None:
        """Leave out what adds styles at run time, which a policy blocks, and needs a server."""
        config = rx.config.get_config()
        if config.show_built_with_reflex is None:
            config.show_built_with_reflex = False
        self.app_problems = [
            f"rx.App({it}=): {IN_A_STYLESHEET}" for it in ("style", "theme") if getattr(app, it)
        ]
        wraps = [f'the app wrap "{it}" is not bundled' for it in pages.own_app_wraps(app)]
        self.app_problems += [f"rx.App: {it}; {IN_EACH_PAGE}" for it in wraps]
        if any(map(pages.is_helmet, app.head_components)):
            advice = IN_THE_DOCUMENT.format("script")
            self.app_problems += [f"rx.App(head_components=): rx.script() is not bundled; {advice}"]
        app.toaster = None
        app.app_wraps.pop(internals.CONNECTION_OVERLAY, None)

    def problems(self) -> Iterator[str]:
        """Yield the problems of the components, the app, dynamic routes and cookies."""
        yield from super().problems()
        yield from self._route_problems()
        if is_prod_mode():
            yield from _cookies()

    def pre_compile(self, **context: Any) -> None:
        """Write the bundle's sources, and have Reflex build with them."""
        super().pre_compile(**context)
        sort_client_storage()
        if is_prod_mode():
            context["add_save_task"](self._sources)
            build_by(f"{FOLDER}/export.js")
            duplicate_pages_last()
            patch_files(context, NO_ROUTER_PLUGIN)
        context["add_save_task"](lambda: ("utils/no-theme.js", NO_THEME_PROVIDER))
        patch_files(context, *NO_THEME)

    def problems_of(self, component: Any) -> Iterator[tuple[str, str]]:
        """Yield what needs a part of Reflex that the bundle leaves out."""
        if pages.is_radix(component):
            yield "it renders Radix, which needs Reflex's theme", IN_A_STYLESHEET
        elif pages.uses(component, "ColorModeContext"):
            yield "Reflex's color mode, as in rx.logo(), needs its theme", IN_A_VAR
        elif pages.wraps_app(component):
            yield "its wrap around the app is not bundled", IN_EACH_PAGE
        elif nested := pages.nested_styles(component):
            yield f"style= with {nested}", "use class_name and a stylesheet"
        elif pages.is_helmet(component) and (tag := pages.head_only(component)):
            yield f"a <{tag}> that only a script adds to the page", IN_THE_DOCUMENT.format(tag)
        self.has_styles |= bool(getattr(component, "style", None))
        # React would look for the script there, but not among the children of the body.
        if pages.is_element(component) and pages.has_inline_script(component):
            yield "an inline script inside it", "put it beside it, at the end of the page"
        if pages.shows(component, "connectErrors"):
            yield "there is no connection that could be lost", "remove it"
        if pages.fires(component, "_call_script", "addEvents("):
            yield "rx.call_script() and callback= need eval", "write a component with an ES module"
        if pages.fires(component, "__toast"):
            advice = "show the message in an element, from a var; or set static_site(radix=True)"
            yield "rx.toast() is not bundled", advice

    def _sources(self) -> list[tuple[str, str]]:
        paths = (*JAVASCRIPT.glob("*"), *REPLACEMENTS.glob("*"))
        files = {path.name: path.read_text("utf-8") for path in paths}
        files[START.name] = inline_script(START)
        if self.has_styles:
            files["emotion.js"] = files["emotion_styled.js"]
        dynamic = [
            {"path": re.sub(r"\[(\w+)\]", r":\1", route), "values": values}
            for route, values in self._prerendered().items()
        ]
        files["dynamic_routes.json"] = json.dumps(dynamic)
        return [(f"{FOLDER}/{name}", code) for name, code in files.items()]

    def _prerendered(self) -> dict[str, list[dict[str, str]]]:
        """Return the arguments of each address to prerender, by dynamic route."""
        return {
            route: [found.groupdict() for it in self.prerender if (found := _match(route, it))]
            for route in self.dynamic_routes
        }

    def _route_problems(self) -> Iterator[str]:
        for route, values in self._prerendered().items():
            if re.search(r"\[[\[.]", route):
                problem = "arguments that may be missing or repeated are not supported"
                yield f"page /{route}: {problem}; write a page for each address"
            elif not values:
                example = re.sub(r"\[\w+\]", "1", route)
                yield f'page /{route}: list its addresses, as in prerender=("/{example}",)'
        for address in self.prerender:
            if not any(_match(route, address) for route in self.dynamic_routes):
                yield f'rxconfig.py: prerender=: "{address}" is not an address of a dynamic route'
            elif not address.startswith("/"):
                yield f'rxconfig.py: prerender=: write "/{address}", with its first slash'
            elif not re.fullmatch(r"[\w/.~-]+", address):  # the hosts' settings quote nothing
                allowed = 'letters, digits and "-", ".", "_", "~"'
                yield f'rxconfig.py: prerender=: "{address}" has more than {allowed}'


def _match(route: str, address: str) -> re.Match[str] | None:
    return re.fullmatch(pages.route_pattern(route), f"/{address.removeprefix('/')}")


def _cookies() -> Iterator[str]:
    for cookie in internals.compile_client_storage(rx.State)["cookies"]:
        path, name = cookie.removesuffix("_rx_state_").rsplit(".", maxsplit=1)
        state = rx.State.get_class_substate(path)
        file = f"{internals.module_of(state).replace('.', '/')}.py"
        place = f"{file}:{internals.line_of_var(state, name)}"
        yield f"{place}: {state.__name__}.{name}: Bundle keeps no cookies; write rx.LocalStorage"
