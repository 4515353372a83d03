"""``on_load`` of a page."""

import reflex as rx


class Loading(rx.State):
    text: str = "before"

    @rx.event
    def load(self):
        self.text = "loaded"


def page() -> rx.Component:
    return rx.el.main(rx.el.output(Loading.text))
