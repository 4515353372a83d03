"""Invisible parts of a page that act on what Python cannot reach."""

from typing import Any

import reflex as rx
from reflex.event import passthrough_event_spec


class _PageTheme(rx.Component):
    library = "$/modules/scripts/theme"
    tag = "PageTheme"

    dark: rx.Var[bool]
    ready: rx.Var[bool]


class _PageLanguage(rx.Component):
    library = "$/modules/scripts/language"
    tag = "PageLanguage"

    code: rx.Var[str]
    choices: rx.Var[int]
    ready: rx.Var[bool]
    languages: rx.Var[dict[str, Any]]
    catalogues: rx.Var[dict[str, str]]
    widget: rx.Var[bool]
    texts: rx.Var[dict[str, str]]
    on_fail: rx.EventHandler[passthrough_event_spec(str)]


class _Reveal(rx.Component):
    library = "$/modules/scripts/reveal"
    tag = "Reveal"


class _Tilt(rx.Component):
    library = "$/modules/scripts/tilt"
    tag = "Tilt"

    max_degrees: rx.Var[int]


class _CurrentSection(rx.Component):
    library = "$/modules/scripts/current_section"
    tag = "CurrentSection"


page_theme = _PageTheme.create
page_language = _PageLanguage.create
reveal = _Reveal.create
tilt = _Tilt.create
current_section = _CurrentSection.create
