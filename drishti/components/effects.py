"""Components that render nothing and run a script of ``drishti/scripts/``."""

from typing import Any

import reflex as rx


class Listener(rx.Component):
    """Reads the page aloud and reports to its handlers."""

    library = "$/modules/scripts/listen"
    tag = "Listener"

    on_voices: rx.EventHandler[rx.event.passthrough_event_spec(str, list[str])]
    on_end: rx.EventHandler[rx.event.passthrough_event_spec(str)]
    on_fail: rx.EventHandler[rx.event.no_args_event_spec]
    on_forget: rx.EventHandler[rx.event.no_args_event_spec]
    on_toggle: rx.EventHandler[rx.event.no_args_event_spec]


def effect(script: str, *children: rx.Component, **values: Any) -> rx.Component:
    """Return the component that a script exports, such as ``HashFocus`` of ``hash_focus``."""
    library, tag = f"$/modules/scripts/{script}", script.title().replace("_", "")
    component: rx.Component = rx.Component.create(
        *children, library=library, tag=tag, custom_attrs=values
    )
    return component
