"""What would do nothing in the page stops the build, and plugins edit the app and its pages."""

import re
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from types import SimpleNamespace
from typing import Any

import pytest
import reflex as rx
from reflex.compiler import compiler

from reflex_static import BrowserState, Bundle, Delivery, Locales, Policy, static_site
from reflex_static.compat.internals import CONNECTION_OVERLAY
from reflex_static.compat.pages import shows_toasts
from reflex_static.delivery.plugin import blocked_scripts

Compiled = Callable[..., rx.App]


class Shown(rx.State):
    """A state whose router a component shows, and whose handler a page fires."""

    text: str = "before"
    names: list[str] = []

    @rx.event
    def load(self) -> None:
        self.text = "loaded"


RADIX = "Radix needs Reflex's theme; set static_site(radix=True)"


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> Compiled:
    """Compiles an app of the given pages with the given plugins, as Reflex does."""

    def compiled(
        plugins: Sequence[Any],
        *pages: rx.Component,
        routes: Sequence[str] = ("/about", "/terms"),
        on_load: Any = None,
    ) -> rx.App:
        app = rx.App()
        for route, page in zip(routes, pages, strict=False):
            app.add_page(page, route=route, on_load=on_load)
        config = rx.Config(app_name="shop", plugins=[*plugins], show_built_with_reflex=False)
        monkeypatch.setattr(rx.config, "get_config", lambda: config)
        monkeypatch.setattr(compiler, "get_config", lambda: config)
        compiler.compile_app(app, dry_run=True, use_rich=False)
        return app

    return compiled


@pytest.mark.parametrize(
    ("plugin", "component", "problem"),
    [
        (
            BrowserState(),
            rx.el.p(Shown.router.url),
            (
                "<text>: `State.router` is empty, because there is no server;"
                " read `location` in a module"
            ),
        ),
        (
            BrowserState(),
            rx.upload(rx.el.p("Files")),
            "<StyledUpload>: an upload needs a server; link to a service that takes files",
        ),
        (
            Bundle(),
            rx.fragment(rx.button("Buy"), rx.button("Sell")),
            f'<Button> "Buy", <Button> "Sell": {RADIX}, or write rx.el elements and a stylesheet',
        ),
        (
            Bundle(),
            rx.el.a("Terms", id="terms", _hover={"color": "red"}),
            "<Link> terms: style= with _hover; use class_name and a stylesheet",
        ),
        (
            Bundle(),
            rx.foreach(Shown.names, lambda name: rx.el.p(name, id="tea", _hover={"color": "red"})),
            "<p> tea: style= with _hover; use class_name and a stylesheet",
        ),
        (
            Bundle(),
            rx.match(
                Shown.text,
                ("a", rx.cond(Shown.names, rx.el.p(id="tea", style={"color": ["red"]}))),
                rx.fragment(),
            ),
            "<p> tea: style= with color; use class_name and a stylesheet",
        ),
        (
            Bundle(),
            rx.el.main(rx.cond(Shown.names, rx.script("go()")), rx.el.script("go()")),
            "<main>: an inline script inside it; put it beside it, at the end of the page",
        ),
        (
            Bundle(),
            rx.el.button("Go", on_click=rx.call_script("go()")),
            '<button> "Go": rx.call_script() needs eval; write a component with an ES module',
        ),
        (
            Bundle(),
            rx.el.button("Go", on_click=rx.toast("gone")),
            (
                '<button> "Go": rx.toast() is not bundled; show the message in an element,'
                " from a var; or set static_site(radix=True)"
            ),
        ),
        (
            Delivery(),
            rx.el.form(rx.el.input(name="name"), id="join", action="https://news.example"),
            (
                "<form> join: action= does nothing, because Reflex prevents it;"
                " answer with on_submit, or see reflex_static/docs/limits.md"
            ),
        ),
    ],
)
def test_a_component_that_cannot_work_stops_the_build(
    compiled: Compiled, plugin: Any, component: rx.Component, problem: str
) -> None:
    with pytest.raises(SystemExit) as stopped:
        compiled(
            [BrowserState(), plugin] if isinstance(plugin, Bundle) else [plugin],
            rx.el.div(component),
            rx.el.div(component),
        )

    assert str(stopped.value) == f"page /about and 1 more: {problem}"


@pytest.mark.parametrize(
    ("plugins", "problem"),
    [
        (
            [Delivery(), BrowserState(), Bundle()],
            "rxconfig.py: write the plugins in the order BrowserState, Bundle, Delivery",
        ),
        (
            [BrowserState(), Bundle(), Bundle()],
            "rxconfig.py: Bundle is in the plugins twice; remove one",
        ),
        ([Bundle()], "rxconfig.py: Bundle needs BrowserState, because there is no server"),
        (
            [rx.plugins.RadixThemesPlugin(), BrowserState(), Bundle()],
            "rxconfig.py: remove RadixThemesPlugin, or set static_site(radix=True)",
        ),
        ([Locales(list)], "rxconfig.py: Locales needs Bundle, which prerenders its pages"),
        (
            [BrowserState(), Bundle(["/shop/1"])],
            'prerender: "/shop/1" is not an address of a dynamic route',
        ),
        ([static_site()], "rxconfig.py: write plugins=static_site(), or *static_site() in a list"),
        ([BrowserState(), Bundle(["/item/1"])], None),
        (
            [BrowserState(), Bundle()],
            'page /item/[iid]: list its addresses, as in prerender=("/item/1",)',
        ),
    ],
)
def test_settings_that_cannot_work_stop_the_build(
    compiled: Compiled, plugins: list[Any], problem: str | None
) -> None:
    route = "/item/[iid]" if problem is None or "/item" in problem else "/item"
    with pytest.raises(SystemExit, match=re.escape(problem)) if problem else nullcontext():
        compiled(plugins, rx.el.p("Item"), routes=[route])


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"radix": True, "offline": True}, "radix=True supports only modules= and "),
        (
            {"prerender": "/item/tea", "versioned": "fonts"},
            'write a tuple, with a comma: prerender=("/item/tea",), versioned=("fonts",)',
        ),
    ],
)
def test_options_that_cannot_be_meant_are_refused(options: dict[str, Any], problem: str) -> None:
    with pytest.raises(SystemExit, match=f"^{re.escape(f'rxconfig.py: {problem}')}"):
        static_site(**options)


def test_plugins_pass_a_component_that_works_and_edit_the_app_once(compiled: Compiled) -> None:
    form = rx.el.form(rx.el.p("Hello", style={"color": "red"}), on_submit=rx.console_log("sent"))

    app = compiled([BrowserState(), Bundle(), Delivery()], form, rx.el.p("Two"))

    assert app.toaster is None
    assert CONNECTION_OVERLAY not in app.app_wraps
    assert str(app.head_components).count("location.reload") == 1


def test_the_bundle_has_no_toaster(monkeypatch: pytest.MonkeyPatch) -> None:
    for plugins, shown in (([BrowserState()], True), ([BrowserState(), Bundle()], False)):
        config = SimpleNamespace(plugins=plugins)
        monkeypatch.setattr(rx.config, "get_config", lambda config=config: config)
        assert shows_toasts() is shown


def test_a_script_of_another_host_stops_the_build_unless_the_policy_allows_it(
    compiled: Compiled,
) -> None:
    delivery = Delivery()
    compiled([delivery], rx.script(src="https://a.example/count.js"))

    [line] = blocked_scripts(delivery.scripts, Policy())
    assert re.search(r'put a copy.*"script-src": \("https://a\.example",\), "connect', line)
    allowed = Policy({"script-src": ("https://a.example",)})
    assert [*blocked_scripts(delivery.scripts, allowed)] == []
