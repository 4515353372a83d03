"""What a handler can ask the browser to do."""

import reflex as rx


class Asked(rx.State):
    @rx.event
    def leave(self):
        return rx.redirect("/todo")

    @rx.event
    def copy_address(self):
        return rx.set_clipboard("tea@example.com")

    @rx.event
    def focus(self):
        return rx.set_focus("field")

    @rx.event
    def save(self):
        return rx.download(data="tea,2\n", filename="order.csv")

    @rx.event
    def fill(self):
        yield rx.set_value("field", "filled")
        yield Asked.focus


def page() -> rx.Component:
    return rx.el.main(
        rx.el.button("Leave", on_click=Asked.leave),
        rx.el.button("Copy", on_click=Asked.copy_address),
        rx.el.button("Fill", on_click=Asked.fill),
        rx.el.button("Save", on_click=Asked.save),
        rx.el.label("Field", rx.el.input(id="field")),
    )
