"""What would do nothing in the page stops the build, and plugins edit the app and its pages."""

import inspect
import json
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest
import reflex as rx
from reflex.compiler import compiler
from reflex.compiler.plugins import DefaultPagePlugin
from reflex.utils.js_runtimes import get_node_version
from reflex_base.plugins.compiler import CompilerHooks
from reflex_components_core.core.helmet import helmet

from reflex_static import BrowserState, Bundle, Delivery, Locale, Locales, static_site
from reflex_static.compat import hooks
from reflex_static.compat.internals import CONNECTION_OVERLAY, node_problem
from reflex_static.compat.pages import PagePlugin, is_bundled, redirects_of_handlers

Compiled = Callable[..., rx.App]


GONE = "/gone"


class Shown(rx.State):
    text: str = "before"
    names: list[str] = []

    @rx.event
    def say(self, text: str) -> None:
        self.text = text

    @rx.event
    def set_text(self, text: str) -> Any:
        self.text = text
        return rx.redirect(GONE) if text else rx.redirect(f"/{text}")


class Wrapped(rx.el.Div):
    @staticmethod
    def _get_app_wrap_components() -> dict[tuple[int, str], rx.Component]:
        return {(11, "Wrap"): rx.el.section()}


@rx.memo
def memo() -> rx.Component:
    return rx.el.p(Shown.text)


def log_error(exception: Exception) -> None:
    raise exception


WRAPS = {(10, "Wrap"): lambda _: rx.el.section("Header")}
HINDI = Locale("hi", "hi", "ltr", {})
STYLED = rx.el.p(id="tea", _hover={"color": "red"}, style={"top": ["0"]})
LISTED = "<p> tea: style= with a list for top, _hover; use class_name and a stylesheet"
EVAL = '<button> "Go": rx.call_script() and callback= need eval; write a component with an ES'


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> Compiled:
    """Compiles an app of the given pages with the given plugins, as Reflex does."""

    def compiled(
        plugins: Sequence[Any],
        *pages: rx.Component,
        routes: Sequence[str] = ("/about", "/terms"),
        title: str | None = None,
        lifespan_task: Any = None,
        **options: Any,
    ) -> rx.App:
        app = rx.App(**options)
        if lifespan_task:
            app.register_lifespan_task(lifespan_task)
        for route, page in zip(routes, pages, strict=False):
            app.add_page(page, route=route, title=title)
        config = rx.Config(app_name="shop", plugins=[*plugins], show_built_with_reflex=False)
        for module in (rx.config, compiler):
            monkeypatch.setattr(module, "get_config", lambda: config)
        compiler.compile_app(app, dry_run=True, use_rich=False)
        return app

    return compiled


REFUSED: dict[type[Any], list[tuple[rx.Component, str]]] = {
    BrowserState: [
        (rx.el.p(Shown.router.url), "<text>: `State.router` is empty, because there"),
        (
            rx.el.button("Set", on_click=Shown.setvar("text", "x")),
            '<button> "Set": setvar() cannot run in the browser; write a handler, such as set_name',
        ),
        (rx.upload(rx.el.p("Files")), "rx.upload: an upload needs a server; "),
    ],
    Bundle: [
        (
            rx.fragment(rx.button("Buy"), rx.button("Sell")),
            '<Button> "Buy", <Button> "Sell": it renders Radix, which needs Reflex\'s theme; set s',
        ),
        (
            rx.input(value=Shown.text, on_change=Shown.say),
            "<RadixThemesTextField.Root>: it renders Radix, which needs Reflex's theme; set static",
        ),
        (
            rx.connection_banner(),
            "<Cond>, <text>: there is no connection that could be lost; remove it",
        ),
        (STYLED, LISTED),
        (rx.el.p(Shown.text, _hover={}), "<p> Shown.text: style= with _hover"),
        (rx.el.p(id=Shown.text, _hover={}), "<p> Shown.text: style= with _hover"),
        (rx.foreach(Shown.names, lambda _: STYLED), LISTED),
        (rx.match(Shown.text, ("a", rx.cond(Shown.names, STYLED)), rx.fragment()), LISTED),
        (
            rx.el.main(rx.cond(Shown.names, rx.el.script("go()"))),
            "<main>: an inline script inside it; put it beside it, at the end of the page",
        ),
        (
            rx.fragment(rx.script("go()"), rx.script(src="/own.js")),
            "<Helmet>: a <script> that only a script adds to the page; write rx.el.script(), or",
        ),
        (
            helmet(rx.el.meta(name="robots", content="noindex")),
            "<Helmet>: a <meta> that only a script adds to the page; write rx.el.meta(), or",
        ),
        (rx.el.button("Go", on_click=rx.call_script("go()")), EVAL),
        (rx.el.button("Go", on_click=rx.call_function("() => 1", callback=Shown.say)), EVAL),
        (
            rx.el.button("Dark", on_click=rx.toggle_color_mode),
            '<button> "Dark": Reflex\'s color mode, as in rx.logo(), needs its theme; k',
        ),
        (
            rx.color_mode_cond(rx.el.p("Day"), rx.el.p("Night")),
            "<Cond>: Reflex's color mode, as in rx.logo(), needs its theme; keep it in an rx.Local",
        ),
        (
            rx.el.button("Go", on_click=rx.toast("gone")),
            '<button> "Go": rx.toast() is not bundled; show the message in an element',
        ),
        (
            Wrapped.create("Tea"),
            '<div> "Tea": its wrap around the app is not bundled; put the wrap into each page, or',
        ),
    ],
    Delivery: [
        (
            rx.el.form(rx.el.input(name="name"), id="join", action="https://news.example"),
            "<form> join: action= does nothing, because Reflex prevents it; answer with on_submit",
        )
    ],
}


@pytest.mark.parametrize(
    ("plugin", "component", "problem"),
    [(plugin, *row) for plugin, rows in REFUSED.items() for row in rows],
)
def test_a_component_that_cannot_work_stops_the_build(
    compiled: Compiled, plugin: type[Any], component: rx.Component, problem: str
) -> None:
    plugins = [BrowserState(), Bundle()] if plugin is Bundle else [plugin()]
    line = f"^page /about and 1 more: {re.escape(problem)}[^\n]*$"

    with pytest.raises(SystemExit, match=line):
        compiled(plugins, rx.el.div(component), rx.el.div(component))


@pytest.mark.parametrize(
    ("plugins", "problem"),
    [
        (
            [Delivery(), BrowserState(), Bundle()],
            "the plugins in the order BrowserState, Bundle, D",
        ),
        ([BrowserState(), Bundle(), Bundle()], "Bundle is in the plugins twice; remove one"),
        ([Bundle()], "Bundle needs BrowserState, because there is no server"),
        (
            [rx.plugins.RadixThemesPlugin(), BrowserState(), Bundle()],
            "remove RadixThemesPlugin, or set static_site(radix=True)",
        ),
        ([Locales(list)], "Locales needs Bundle, which prerenders its pages"),
        (
            [BrowserState(), Bundle(["/item/1"]), Locales(lambda: [HINDI, HINDI])],
            "two locales have the code hi",
        ),
        (
            [BrowserState(), Bundle(["/shop/1"])],
            'rxconfig.py: prerender=: "/shop/1" is not an address of a dynamic route',
        ),
        ([BrowserState(), Bundle(["item/1"])], 'rxconfig.py: prerender=: write "/item/1", with'),
        ([static_site()], "write plugins=static_site(), or *static_site() in a list"),
        (
            [BrowserState(), Bundle()],
            "page /[[...splat]]: arguments that may be missing or repeated are not supported; w",
        ),
        ([BrowserState(), Bundle(["/item/1"])], None),
        ([BrowserState(), Bundle()], 'list its addresses, as in prerender=("/item/1",)'),
    ],
)
def test_settings_that_cannot_work_stop_the_build(
    compiled: Compiled, plugins: list[Any], problem: str | None
) -> None:
    route = "/[[...splat]]" if "splat" in str(problem) else "/item/[iid]"
    with pytest.raises(SystemExit, match=re.escape(problem)) if problem else nullcontext():
        compiled(plugins, rx.el.p("Item"), routes=[route])


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"style": {"h1": {"color": "red"}}}, "rx.App(style=): set static_site(radix="),
        ({"theme": rx.theme()}, "rx.App(theme=): set static_site(radix="),
        ({"app_wraps": WRAPS}, 'rx.App: the app wrap "Wrap" is not bundled; put the wrap into'),
        ({"extra_app_wraps": WRAPS}, 'rx.App: the app wrap "Wrap" is not bundled; put the wrap'),
        (
            {"head_components": [rx.script(src="/count.js")]},
            "rx.App(head_components=): rx.script() is not bundled; write rx.el.script(), or",
        ),
        ({"api_transformer": lambda api: api}, "rx.App(api_transformer=) needs a server; remove"),
        (
            {"backend_exception_handler": log_error},
            "rx.App(backend_exception_handler=) needs a server; remove it",
        ),
        ({"lifespan_task": print}, "a lifespan task needs a server; remove it"),
    ],
)
def test_an_option_of_the_app_that_cannot_work_stops_the_build(
    compiled: Compiled, options: dict[str, Any], problem: str
) -> None:
    with pytest.raises(SystemExit, match=f"^{re.escape(problem)}"):
        compiled([BrowserState(), Bundle()], rx.el.p("Tea"), **options)


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"radix": True, "offline": True}, "radix=True supports only modules= and "),
        ({"versioned": "fonts"}, 'write a tuple, with a comma: versioned=("fonts",)'),
        ({"locales": []}, "locales= is a function; write it without calling it"),
        ({"policy": {"img-src": ("data:",)}}, "policy=: write Policy({...})"),
        ({"offline": "yes"}, "offline= is True or False, not 'yes'"),
        ({"on_demand": ("fr",)}, "on_demand= needs offline=True"),
    ],
)
def test_options_that_cannot_be_meant_are_refused(options: dict[str, Any], problem: str) -> None:
    with pytest.raises(SystemExit, match=f"^{re.escape(f'rxconfig.py: {problem}')}"):
        static_site(**options)


def test_node_is_found_although_the_environment_is_not_activated(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PATH", "/nowhere")

    static_site()

    assert node_problem() == ""


def test_build_tools_are_installed_although_npm_omits_them_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kinds = ("dev", "optional", "peer")
    needs = {f"{kind}Dependencies": {kind: f"file:{kind}"} for kind in kinds}
    (tmp_path / "package.json").write_text(json.dumps(needs), "utf-8")
    (tmp_path / "npmrc").write_text("".join(f"omit[]={kind}\n" for kind in kinds), "utf-8")
    for kind in kinds:
        (tmp_path / kind).mkdir()
        (tmp_path / kind / "package.json").write_text(json.dumps({"name": kind}), "utf-8")
    monkeypatch.setenv("NPM_CONFIG_USERCONFIG", str(tmp_path / "npmrc"))
    monkeypatch.setenv("NPM_CONFIG_INCLUDE", "")

    static_site()
    subprocess.run(["npm", "install", "--offline"], cwd=tmp_path, check=True)

    assert {*kinds} <= {path.name for path in (tmp_path / "node_modules").iterdir()}


def test_an_option_that_node_does_not_know_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NODE_OPTIONS", "--no-such-option")
    again = inspect.unwrap(get_node_version)
    monkeypatch.setattr("reflex_static.compat.internals.get_node_version", again)

    assert "does not start: try `node --version`, and look at" in node_problem()


def test_plugins_pass_a_component_that_works_and_edit_the_app_once(compiled: Compiled) -> None:
    text = rx.el.p("Hello", style={"color": "red"}, on_click=rx.run_script("go()"))
    form = rx.el.form(text, on_submit=rx.console_log("sent"))

    app = compiled([BrowserState(), Bundle(), Delivery()], form, rx.el.div("Two", memo()))
    [(place, address)] = redirects_of_handlers()

    assert re.search(r"test_pages\.py:\d+: Shown\.set_text$", place)
    assert address == "/gone"
    assert app.toaster is None
    assert is_bundled()
    assert CONNECTION_OVERLAY not in app.app_wraps
    assert str(app.head_components).count("location.reload") == 1


def test_toasts_are_shown_unless_the_scripts_are_bundled(compiled: Compiled) -> None:
    compiled([BrowserState()], rx.el.p("Tea"))

    assert not is_bundled()


def test_a_state_that_uses_a_cookie_stops_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REFLEX_ENV_MODE", "prod")

    class Visit(rx.State):
        last: str = rx.Cookie("")

    (problem,) = Bundle().problems()

    assert re.search(r"test_pages\.py:\d+: Visit\.last: Bundle keeps no cookies", problem)


def test_pages_are_seen_before_any_file_is_written(compiled: Compiled) -> None:
    seen: list[str] = []

    class Recorder(PagePlugin):
        def enter_app(self, app: rx.App) -> None:  # noqa: ARG002
            seen.append("app")

        def enter_page(self, page: Any, root: Any) -> None:  # noqa: ARG002
            seen.append("page")

        def pre_compile(self, **context: Any) -> None:
            seen.append("pre_compile")
            context["add_save_task"](lambda: sys.exit("save"))

    with pytest.raises(SystemExit, match="save"):
        compiled([Recorder()], rx.el.p("One"))

    assert seen == ["app", "page", "page", "pre_compile"]  # the other page is the 404 page
    source = inspect.getsource(compiler.compile_app)
    assert source.index("in save_tasks:") < source.index("in modify_files_tasks:")


def test_only_pages_whose_component_or_settings_changed_are_compiled_again(
    compiled: Compiled, monkeypatch: pytest.MonkeyPatch
) -> None:
    for owner, name in (
        (DefaultPagePlugin, "eval_page"),
        (CompilerHooks, "compile_component"),
        (compiler, "compile_page_from_context"),
    ):
        monkeypatch.setattr(owner, name, getattr(owner, name))  # restores Reflex's own
    hooks.keep_compiled_pages()
    entered: list[str] = []
    apps: list[rx.App] = []
    contexts: list[Any] = []

    class Recorder(PagePlugin):
        def enter_app(self, app: rx.App) -> None:
            apps.append(app)

        def enter_page(self, page: Any, root: Any) -> None:  # noqa: ARG002
            entered.append(page.route)

        def eval_page(self, function: Any, /, **context: Any) -> None:
            super().eval_page(function, **context)
            contexts.append(context["compile_context"])

    def compile_pages(*pages: rx.Component, title: str = "Shop") -> list[str]:
        entered.clear()
        hooks.forget_app()
        assert compiled([Recorder()], *pages, title=title) is apps[-1]
        return entered

    same = rx.el.p(Shown.text)
    assert compile_pages(same, rx.el.p("Old")) == ["about", "terms", "404"]
    first = contexts[-1]

    assert compile_pages(same, rx.el.p("New")) == ["terms", "404"]

    assert contexts[-1].auto_memo_components.keys() == first.auto_memo_components.keys() != set()
    code, changed = (it.compiled_pages["about"].output_code for it in (first, contexts[-1]))
    assert code == changed
    assert compile_pages(same, title="Another") == ["about", "404"]
