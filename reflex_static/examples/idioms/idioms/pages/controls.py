"""A select, a slider, a checkbox, radio buttons and a text field."""

import reflex as rx

SIZES = {"small": 1.5, "large": 2.25}


class Order(rx.State):
    size: str = "small"
    cups: int = 1
    milk: bool = False
    tea: str = "black"
    note: str = ""

    @rx.event
    def set_size(self, value: str):
        self.size = value

    @rx.event
    def set_cups(self, value: float):
        self.cups = int(value)

    @rx.event
    def set_milk(self, checked: bool):
        self.milk = checked

    @rx.event
    def set_tea(self, value: str):
        self.tea = value

    @rx.event
    def set_note(self, value: str):
        self.note = value

    @rx.var
    def bill(self) -> str:
        tea = f"{self.tea} tea{' with milk' * self.milk}"
        price = self.cups * (SIZES[self.size] + 0.2 * self.milk)
        return f"{self.cups:02d} {self.size} {tea}: {price:,.2f} {self.note!r}"


def kind(name: str) -> rx.Component:
    radio = rx.el.input(
        type="radio", name="tea", value=name, checked=Order.tea == name, on_change=Order.set_tea
    )
    return rx.el.label(radio, name)


def page() -> rx.Component:
    return rx.el.main(
        rx.el.select(
            *(rx.el.option(size, value=size) for size in SIZES),
            value=Order.size,
            on_change=Order.set_size,
            aria_label="Size",
        ),
        rx.el.label(
            "Cups",
            rx.el.input(
                type="range",
                min=1,
                max=12,
                value=Order.cups.to_string(),
                on_change=Order.set_cups,
            ),
        ),
        rx.el.label(
            "Milk", rx.el.input(type="checkbox", checked=Order.milk, on_change=Order.set_milk)
        ),
        rx.el.fieldset(rx.el.legend("Tea"), kind("black"), kind("green")),
        rx.el.label("Note", rx.el.input(value=Order.note, on_change=Order.set_note)),
        rx.el.output(Order.bill),
    )
