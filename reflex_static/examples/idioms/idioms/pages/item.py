"""A dynamic route."""

import reflex as rx


def page() -> rx.Component:
    return rx.el.main(rx.el.h1("Item"), rx.el.output(rx.State.name))
