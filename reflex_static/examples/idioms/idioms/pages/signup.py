"""A form whose handler shows a message, waits, and reads another state."""

import asyncio

import reflex as rx


class Visitor(rx.State):
    name: str = "nobody"


class Signup(rx.State):
    message: str = ""

    @rx.event
    async def join(self, form_data: dict[str, str]):
        self.message = "One moment …"
        yield
        await asyncio.sleep(1)
        visitor = await self.get_state(Visitor)
        visitor.name = form_data["name"].strip().title()
        self.message = f"Thank you, {visitor.name}." if visitor.name else "Please give your name."


def page() -> rx.Component:
    return rx.el.main(
        rx.el.form(
            rx.el.label("Name ", rx.el.input(name="name")),
            rx.el.button("Join", type="submit"),
            on_submit=Signup.join,
        ),
        rx.el.p(Signup.message, role="status"),
        rx.el.output(Visitor.name),
    )
