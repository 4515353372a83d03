"""Components that render nothing and run a script of ``drishti/scripts/``."""

import reflex as rx


class _RootAttributes(rx.Component):
    library = "$/modules/scripts/root_attributes"
    tag = "RootAttributes"

    dark: rx.Var[bool]
    reading: rx.Var[str]
    ready: rx.Var[bool]


class _GoogleTranslate(rx.Component):
    library = "$/modules/scripts/google_translate"
    tag = "GoogleTranslate"

    source: rx.Var[str]
    storage_key: rx.Var[str]


class _Listener(rx.Component):
    library = "$/modules/scripts/listen"
    tag = "Listener"

    status: rx.Var[str]
    scope: rx.Var[str]
    starts: rx.Var[int]
    skips: rx.Var[int]
    speed: rx.Var[str]
    voices: rx.Var[str]
    is_asked: rx.Var[bool]
    on_voices: rx.EventHandler[rx.event.passthrough_event_spec(str, list[str])]
    on_end: rx.EventHandler[rx.event.no_args_event_spec]
    on_fail: rx.EventHandler[rx.event.no_args_event_spec]
    on_toggle: rx.EventHandler[rx.event.no_args_event_spec]


class _Offline(rx.Component):
    library = "$/modules/scripts/offline"
    tag = "Offline"

    worker: rx.Var[str]


root_attributes = _RootAttributes.create
google_translate = _GoogleTranslate.create
listener = _Listener.create
offline = _Offline.create


def effect(script: str) -> rx.Component:
    """Return the component of a script that takes nothing: ``HashFocus`` of ``hash_focus``."""
    tag = script.title().replace("_", "")
    component: rx.Component = rx.Component.create(library=f"$/modules/scripts/{script}", tag=tag)
    return component
