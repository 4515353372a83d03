"""A menu: a popover, which the browser opens, and closes with Escape or a click beside it."""

import reflex as rx


class Sorting(rx.State):
    order: str = "name"

    @rx.event
    def sort(self, order: str):
        self.order = order


def choice(order: str) -> rx.Component:
    return rx.el.li(
        rx.el.button(
            f"By {order}",
            on_click=Sorting.sort(order),
            aria_pressed=Sorting.order == order,
            custom_attrs={"popoverTarget": "orders", "popoverTargetAction": "hide"},
        )
    )


def page() -> rx.Component:
    return rx.el.main(
        rx.el.button("Sort", custom_attrs={"popoverTarget": "orders"}),
        rx.el.ul(choice("name"), choice("price"), id="orders", custom_attrs={"popover": "auto"}),
        rx.el.output(Sorting.order),
    )
