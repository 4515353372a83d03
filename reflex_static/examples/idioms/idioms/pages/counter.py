"""A handler, a computed var and a condition."""

import reflex as rx


class Counter(rx.State):
    count: int = 0

    @rx.event
    def add(self, step: int):
        self.count += step

    @rx.var
    def half(self) -> float:
        return self.count / 2


def page() -> rx.Component:
    return rx.el.main(
        rx.el.button("Less", on_click=Counter.add(-1)),
        rx.el.output(Counter.count),
        rx.el.button("More", on_click=Counter.add(1)),
        rx.el.p("Half of it: ", Counter.half),
        rx.cond(Counter.count < 0, rx.el.strong("Below zero"), rx.el.em("Not below zero")),
    )
