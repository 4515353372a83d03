"""A component that would do nothing in the page stops the build, in one line."""

from types import SimpleNamespace
from typing import Any

import pytest
import reflex as rx

from reflex_static.browser import BrowserState
from reflex_static.bundle import Bundle
from reflex_static.compat.component_checks import shows_toasts
from reflex_static.delivery import Delivery, Policy
from reflex_static.delivery.plugin import refuse_scripts


class Shown(rx.State):
    """A state whose router a component shows."""


DELIVERY = Delivery(Policy(), offline=False, versioned=())
RADIX = '<Button> "Buy": Button is of Radix, which needs Reflex\'s theme'


def check(plugin: Any, component: rx.Component) -> None:
    page = SimpleNamespace(route="about", root_component=component)
    plugin.enter_component(component, page_context=page)


@pytest.mark.parametrize(
    ("plugin", "component", "problem"),
    [
        (
            BrowserState(),
            rx.el.p(Shown.router.url).children[0],
            (
                "<text>: `State.router` is empty, because there is no server;"
                " read `location` in a module"
            ),
        ),
        (
            Bundle(),
            rx.button("Buy"),
            f"{RADIX}; write rx.el elements and a stylesheet, or leave Bundle out",
        ),
        (
            Bundle(),
            rx.el.a("Terms", id="terms", _hover={"color": "red"}),
            "<Link> terms: style= with _hover; use class_name and a stylesheet",
        ),
        (
            Bundle(),
            rx.el.button("Go", on_click=rx.call_script("go()")),
            '<button> "Go": rx.call_script() needs eval; write a component with an ES module',
        ),
        (
            Bundle(),
            rx.el.button("Go", on_click=rx.toast("gone")),
            '<button> "Go": rx.toast() is not bundled; show the message in an element, from a var',
        ),
        (
            DELIVERY,
            rx.el.form(rx.el.input(name="name"), id="join", action="https://news.example"),
            (
                "<form> join: action= does nothing, because Reflex prevents it;"
                " answer with on_submit, or link to a form of the other site"
            ),
        ),
    ],
)
def test_a_component_that_cannot_work_stops_the_build(
    plugin: Any, component: rx.Component, problem: str
) -> None:
    with pytest.raises(SystemExit) as stopped:
        check(plugin, component)

    assert str(stopped.value) == f"page /about: {problem}"


def test_every_component_that_cannot_work_is_named_at_once() -> None:
    with pytest.raises(SystemExit, match=r"(?s)HStack is of Radix.*Button is of.*Heading is of"):
        check(Bundle(), rx.hstack(rx.button("More"), rx.heading("Cart")))


def test_a_component_that_works_passes() -> None:
    form = rx.el.form(rx.el.p("Hello", style={"color": "red"}), on_submit=rx.console_log("sent"))

    for plugin in (BrowserState(), Bundle(), DELIVERY):
        for component in (form, *form.children):
            check(plugin, component)


def test_the_bundle_has_no_toaster(monkeypatch: pytest.MonkeyPatch) -> None:
    for plugins, shown in (([BrowserState()], True), ([BrowserState(), Bundle()], False)):
        config = SimpleNamespace(plugins=plugins)
        monkeypatch.setattr(rx.config, "get_config", lambda config=config: config)
        assert shows_toasts() is shown


def test_a_script_of_another_host_stops_the_build_unless_the_policy_allows_it() -> None:
    delivery = Delivery(Policy(), offline=False, versioned=())
    check(delivery, rx.script(src="https://a.example/count.js").children[0])

    with pytest.raises(SystemExit, match=r'put a copy.*src": \("https://a\.example",\), "connect'):
        refuse_scripts(delivery.scripts, Policy())
    refuse_scripts(delivery.scripts, Policy({"script-src": ("https://a.example",)}))
