"""The hero's first seconds."""

import reflex as rx


class IntroState(rx.State):
    """A flag that turns off after 5.5 seconds and changes nothing to see (spec section 4)."""

    is_on: bool = True

    @rx.event
    def end(self) -> None:
        """Turn the flag off."""
        self.is_on = False
