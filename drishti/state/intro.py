"""Whether the hero's intro is running."""

import reflex as rx


class IntroState(rx.State):
    """A flag without visible effect that turns off after 5.5 s (docs/requirements.md, Hero)."""

    is_on: bool = True

    @rx.event
    def end(self) -> None:
        self.is_on = False
