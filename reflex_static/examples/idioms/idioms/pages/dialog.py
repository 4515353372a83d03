"""A modal dialog: the browser keeps focus inside, closes it with Escape and returns focus."""

import reflex as rx


class Terms(rx.State):
    answer: str = "not asked"

    @rx.event
    def agree(self):
        self.answer = "agreed"


def page() -> rx.Component:
    return rx.el.main(
        rx.el.button("Terms", custom_attrs={"commandfor": "terms", "command": "show-modal"}),
        rx.el.dialog(
            rx.el.h2("Our terms", id="terms-title"),
            rx.el.button(
                "Agree",
                on_click=Terms.agree,
                custom_attrs={"commandfor": "terms", "command": "close"},
            ),
            id="terms",
            aria_labelledby="terms-title",
        ),
        rx.el.output(Terms.answer),
    )
