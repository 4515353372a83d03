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
    stored_as: rx.Var[str]


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


class _Reveal(rx.Component):
    library = "$/modules/scripts/reveal"
    tag = "Reveal"


class _Tilt(rx.Component):
    library = "$/modules/scripts/tilt"
    tag = "Tilt"


class _Offline(rx.Component):
    library = "$/modules/scripts/offline"
    tag = "Offline"

    worker: rx.Var[str]


class _CurrentSection(rx.Component):
    library = "$/modules/scripts/current_section"
    tag = "CurrentSection"


class _PopoverDismiss(rx.Component):
    library = "$/modules/scripts/popover_dismiss"
    tag = "PopoverDismiss"


class _HashFocus(rx.Component):
    library = "$/modules/scripts/hash_focus"
    tag = "HashFocus"


class _Braille(rx.Component):
    library = "$/modules/scripts/braille"
    tag = "Braille"


class _DeferredLayout(rx.Component):
    library = "$/modules/scripts/deferred_layout"
    tag = "DeferredLayout"


root_attributes = _RootAttributes.create
google_translate = _GoogleTranslate.create
listener = _Listener.create
reveal = _Reveal.create
tilt = _Tilt.create
offline = _Offline.create
current_section = _CurrentSection.create
hash_focus = _HashFocus.create
popover_dismiss = _PopoverDismiss.create
braille = _Braille.create
deferred_layout = _DeferredLayout.create
