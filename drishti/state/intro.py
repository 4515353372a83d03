"""The hero's intro flag."""

import reflex as rx


class IntroState(rx.State):
    """A flag that turns off after 5.5 seconds, no visible effect (docs/requirements.md, Hero)."""

    is_on: bool = True

    @rx.event
    def end(self) -> None:
        """Turn the flag off."""
        self.is_on = False
