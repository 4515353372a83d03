"""What plugins see of each page and component before it is compiled."""

import json
import re
from collections.abc import Container, Iterator
from typing import Any, Final

import reflex as rx
from reflex_base.plugins.base import HookOrder

from .internals import events_of, is_prod_mode, node_problem, var_data, with_own_names

ORDER: Final = ("AtomicExport", "BrowserState", "Bundle", "Locales", "Delivery")
"""Plugins that depend on their order: the first restores the files that the others edit, and each
of the last three reads the pages that the one before it has written."""

HEAD_ONLY: Final = ("script", "title", "meta", "link")
TEXT: Final = re.compile(r'("(?:[^"\\]|\\.)*")')
CHOSEN: Final = re.compile(rf"(?:^|[?:] |return \(){TEXT.pattern}(?=$|[ )])")
"""A text in the code of a var, or of an ``rx.cond`` or ``rx.match`` between texts."""
REDIRECT: Final = re.compile(r"""_redirect +\['"(/[^"]*)"'""")


class PagePlugin(rx.plugins.Plugin):
    """A plugin that sees each page and component, and refuses what would not work in the page.

    Reflex evaluates and compiles all pages before it calls ``pre_compile``, which is then the first
    place where all problems are known.
    """

    _compiler_enter_component_order = HookOrder.PRE  # before others change the component
    _compiler_can_replace_enter_component = False

    def __init__(self) -> None:
        # The routes of the pages on which a component has a problem, by problem and component.
        self._problems: dict[tuple[str, str], list[str]] = {}
        # Lines about the app itself, which enter_app notes.
        self.app_problems: list[str] = []
        # The routes with arguments in them, such as "item/[iid]".
        self.dynamic_routes: list[str] = []
        # The route of the page whose components are entered.
        self.route = ""
        self._compile_context: Any = None

    def enter_app(self, app: rx.App) -> None:
        """Change the app, before its first page is compiled."""

    def enter_page(self, page: Any, root: Any) -> None:
        """Change ``root``, the component of ``page``."""

    def problems_of(self, component: Any) -> Iterator[tuple[str, str]]:  # noqa: ARG002
        """Yield what cannot work in a component, and what to write instead."""
        yield from ()

    def problems(self) -> Iterator[str]:
        """Yield a line for each problem of all pages and of the app."""
        groups: dict[tuple[str, tuple[str, ...]], list[str]] = {}
        for (problem, name), routes in self._problems.items():
            groups.setdefault((problem, tuple(routes)), []).append(name)
        for (problem, on), names in groups.items():
            more = f" and {len(on) - 1} more" if on[1:] else ""
            yield f"page /{on[0].removeprefix('index')}{more}: {', '.join(names)}: {problem}"
        yield from self.app_problems

    def eval_page(self, _function: Any, /, **context: Any) -> None:
        """Begin with the app, once its first page is evaluated."""
        compiled = context["compile_context"]
        if compiled is not self._compile_context:
            self._compile_context = compiled
            self._problems.clear()  # of an earlier build in this process
            self.dynamic_routes = [it.route for it in compiled.pages if "[" in it.route]
            self.enter_app(compiled.app)

    def enter_component(self, comp: Any, /, **context: Any) -> None:
        """Record the problems of a component."""
        page, compiled = context["page_context"], context["compile_context"]
        self.route = page.route
        if comp is page.root_component:
            found = next(found for found in compiled.pages if found.route == page.route)
            self.enter_page(found, comp)
        for part in _parts(comp):
            for problem, advice in self.problems_of(part):
                routes = self._problems.setdefault((f"{problem}; {advice}", _name_of(part)), [])
                if page.route not in routes:
                    routes.append(page.route)

    def pre_compile(self, **_context: Any) -> None:
        """Stop the build with the problems that all plugins have found."""
        plugins = [it for it in rx.config.get_config().plugins if isinstance(it, PagePlugin)]
        if self is not next(iter(plugins), None):
            return
        if lines := [*_setting_problems(), *(it for plugin in plugins for it in plugin.problems())]:
            raise SystemExit("\n".join(lines))


def _setting_problems() -> Iterator[str]:
    if is_prod_mode() and (problem := node_problem()):
        yield problem
    names = [type(plugin).__name__ for plugin in rx.config.get_config().plugins]
    for name in dict.fromkeys(it for it in names if it in ORDER and names.count(it) > 1):
        yield f"rxconfig.py: {name} is in the plugins twice; remove one"
    found = [name for name in dict.fromkeys(names) if name in ORDER]
    if found != (sorted_ := sorted(found, key=ORDER.index)):
        yield f"rxconfig.py: write the plugins in the order {', '.join(sorted_)}"
    if "Locales" in found and "Bundle" not in found:
        yield "rxconfig.py: Locales needs Bundle, which prerenders its pages"
    if "Bundle" in found and "BrowserState" not in found:
        yield "rxconfig.py: Bundle needs BrowserState, because there is no server"
    if "Bundle" in found and "RadixThemesPlugin" in names:
        yield "rxconfig.py: remove RadixThemesPlugin, or set static_site(radix=True)"


def literals(component: Any, tags: Container[str]) -> tuple[str, dict[str, list[str]]]:
    """Return the tag of an element, and the literal texts of its attributes, also in a choice.

    Nothing is returned of an element that is not one of ``tags``.
    """
    is_link = component.tag == "Link" and component.library == "react-router"
    if not is_link and (component.tag not in tags or component.library):
        return "", {}
    names = dict.fromkeys(["id", "class_name", *component.get_props()])
    given = {name: getattr(component, name, None) for name in names} | component.custom_attrs
    found = {
        {"class_name": "class", "to": "href"}.get(name, name.replace("_", "")): [
            json.loads(it) for it in _whole_texts(str(rx.Var.create(value)))
        ]
        for name, value in given.items()
        if isinstance(value, str | rx.Var)
    }
    if is_link:
        found["href"] = [in_sub_path(it) for it in found.get("href", [])]
    return "a" if is_link else component.tag, {name: it for name, it in found.items() if it}


def _whole_texts(code: str) -> list[str]:
    is_joined = "+" in TEXT.sub("", code)  # from parts, of which none is an address
    return [] if is_joined else CHOSEN.findall(code)


def redirects_of(component: Any) -> list[str]:
    """Return the literal addresses of the site to which an event trigger of a component leads."""
    return [in_sub_path(it[1]) for event in events_of(component) if (it := REDIRECT.match(event))]


def redirects_of_handlers() -> Iterator[tuple[str, str]]:
    """Yield the place and the literal address of each redirect in a handler."""
    for plugin in rx.config.get_config().plugins:
        for address, place in getattr(plugin, "redirects", {}).items():
            yield place, in_sub_path(address)


def in_sub_path(address: str) -> str:
    """Return an address as Reflex's links and redirects read it."""
    return rx.config.get_config().prepend_frontend_path(address)


def route_pattern(route: str) -> str:
    """Return a pattern for the addresses of a dynamic route, with a group for each argument."""
    parts = (re.sub(r"^\\\[(\w+)\\\]$", r"(?P<\1>[^/]+)", re.escape(it)) for it in route.split("/"))
    return f"/{'/'.join(parts)}/?"


def _parts(component: Any, *, is_repeated: bool = False) -> Iterator[Any]:
    """Yield a component, and what an ``rx.foreach`` repeats, which Reflex does not enter."""
    yield component
    if is_repeated or hasattr(component, "render_fn"):
        for child in component.children:
            yield from _parts(child, is_repeated=True)


def is_element(component: Any) -> bool:
    """Return whether a component is an HTML element."""
    return bool(getattr(component, "tag", None)) and component.library is None


def is_helmet(component: Any) -> bool:
    """Return whether a script adds the children of a component to the head, as of rx.script()."""
    return bool(component.tag == "Helmet")


def head_only(component: Any) -> str:
    """Return the tag of a child that has an effect only in the document as it is read."""
    tags = (it.tag for it in component.children if getattr(it, "src", None) is None)
    return next(filter(HEAD_ONLY.__contains__, tags), "")


def has_inline_script(component: Any) -> bool:
    """Return whether an inline script is inside a component, but not inside an element in it."""
    return any(
        it.src is None
        if isinstance(it, rx.el.Script)
        else not is_element(it) and not is_helmet(it) and has_inline_script(it)
        for it in component.children
    )


def _name_of(component: Any) -> str:
    """Return how error messages name a component: by its tag, and its id or else its text."""
    is_text = hasattr(component, "contents")
    tags = (getattr(component, "element", None), component.tag, type(component).__name__)
    tag = "text" if is_text else str(next(it for it in tags if it is not None)).strip('"')
    name = "rx.upload" if "react-dropzone" in str(component.library) else f"<{tag}>"
    texts = [child.contents for child in component.children if hasattr(child, "contents")]
    known = [str(it) for it in (getattr(component, "id", None), *texts) if it is not None]
    return with_own_names(" ".join([name, *known[:1]]))


def is_radix(component: Any) -> bool:
    """Return whether a component is from Radix or renders Radix, and so needs Reflex's theme."""
    made_of = f"{component.library} {getattr(component, 'element', '')}"
    return any(name in made_of for name in ("@radix-ui", "react-markdown", "RadixThemes"))


def nested_styles(component: Any) -> str:
    """Return the parts of a style that need a stylesheet: selectors, and lists for widths."""
    style = getattr(component, "style", None) or {}
    found = [
        f"a list for {name}" if isinstance(value, list) else str(name)
        for name, value in style.items()
        if isinstance(value, dict | list)
    ]
    return ", ".join(found)


def is_bundled() -> bool:
    """Return whether ``Bundle`` replaces Reflex's scripts, which have the toaster and a router."""
    return any(type(it).__name__ == "Bundle" for it in rx.config.get_config().plugins)


def shows(component: Any, part: str) -> bool:
    """Return whether a var that a component shows has ``part`` in its code."""
    return any(part in str(var) for var in component._get_vars())  # noqa: SLF001


def uses(component: Any, context: str) -> bool:
    """Return whether a var of a component reads one of React's contexts."""
    return any(context in str(var_data(var)) for var in component._get_vars())  # noqa: SLF001


def own_tasks(app: rx.App) -> list[Any]:
    """Return the lifespan tasks of an app, other than Reflex's own."""
    return [it for it in app.get_lifespan_tasks() if not _is_of_reflex(it)]


def own_app_wraps(app: rx.App) -> list[str]:
    """Return the names of what an app wraps around its pages, other than Reflex's own."""
    wraps = {**app.app_wraps, **app.extra_app_wraps}
    return [name for (_, name), wrap in wraps.items() if not _is_of_reflex(wrap)]


def _is_of_reflex(function: Any) -> bool:
    return str(getattr(function, "__module__", "")).split(".")[0] == "reflex"


def wraps_app(component: Any) -> bool:
    """Return whether a component adds something around the app, other than Reflex's own."""
    wraps = component._get_app_wrap_components()  # noqa: SLF001
    # Those of an `rx.memo` include what its vars need.
    return any(name not in {"StateProvider", "EventLoopProvider"} for _, name in wraps)


def fires(component: Any, *names: str) -> bool:
    """Return whether an event trigger of a component has one of Reflex's own events."""
    return any(name in event for event in events_of(component) for name in names)
