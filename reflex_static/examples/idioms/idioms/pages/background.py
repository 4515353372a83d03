"""A background task, during which other events are answered."""

import asyncio

import reflex as rx


class Brewing(rx.State):
    progress: int = 0
    pressed: int = 0

    @rx.event(background=True)
    async def brew(self):
        for _ in range(4):
            await asyncio.sleep(0.1)
            async with self:
                self.progress += 25

    @rx.event
    def press(self):
        self.pressed += 1


def page() -> rx.Component:
    return rx.el.main(
        rx.el.button("Brew", on_click=Brewing.brew),
        rx.el.button("Press", on_click=Brewing.press),
        rx.el.progress(value=Brewing.progress.to_string(), max=100, aria_label="Brewing"),
        rx.el.output(Brewing.pressed, " ", Brewing.progress),
    )
