"""A shop in two languages."""

import reflex as rx

from reflex_static import WORKER
from reflex_static.locales.lookups import attribute, path, with_properties, words


class Cart(rx.State):
    cups: int = 0

    @rx.event
    def add(self):
        self.cups += 1


class Offline(rx.Component):
    """Registers the worker that keeps the pages offline."""

    library = "$/modules/scripts/offline"
    tag = "Offline"
    worker: rx.Var[str]


def layout(title: str, *children: rx.Component) -> rx.Component:
    return rx.el.main(
        with_properties(rx.el.h1(), words(title)),
        *children,
        Offline.create(worker=rx.config.get_config().prepend_frontend_path(f"/{WORKER}")),
        rx.el.footer("Tea House"),
    )


def home() -> rx.Component:
    picture = rx.config.get_config().prepend_frontend_path("/pictures/cup.svg?v=1")
    return layout(
        "title",
        rx.el.img(src=picture, alt=attribute("cup"), class_name="cup"),
        with_properties(rx.el.button(on_click=Cart.add), words("more")),
        rx.el.p(with_properties(rx.el.output(), words("cups", {"n": Cart.cups}))),
        with_properties(rx.el.elements.a(href=path("/about")), words("about")),
    )


def about() -> rx.Component:
    return layout("about", with_properties(rx.el.p(), words("story")))


app = rx.App(stylesheets=["/shop.css"])
app.add_page(home, route="/", title=attribute("title"))
app.add_page(about, route="/about", title=attribute("about"))
