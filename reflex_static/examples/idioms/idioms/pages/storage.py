"""Vars that the browser keeps."""

import reflex as rx


class Kept(rx.State):
    name: str = rx.LocalStorage("nobody", name="name")
    visit: str = rx.SessionStorage("first")
    forgotten: str = "nothing"

    @rx.event
    def keep(self, value: str):
        self.name = self.visit = self.forgotten = value


def page() -> rx.Component:
    return rx.el.main(
        rx.el.label("Name", rx.el.input(on_blur=Kept.keep)),
        rx.el.output(Kept.name, " ", Kept.visit, " ", Kept.forgotten),
    )
