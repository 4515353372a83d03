"""Reading aloud: start buttons, the choice of a voice, and a player bar."""

from typing import Any, Final

import reflex as rx

from drishti.components.button import icon_button, labelled_button
from drishti.components.effects import Listener
from drishti.components.images import icon
from drishti.components.text import attribute, text
from drishti.content.schema.base import Text
from drishti.content.schema.chrome import Listen
from drishti.state import listen as state
from drishti.state.listen import PAGE, ListenState
from drishti.state.reading import SPEEDS, ReadingState
from reflex_static import timer

NOTE: Final = "listen-note"
MESSAGE_MS: Final = 10_000
"""How long a screen reader can find a message on the page after it has been announced."""


def listen_button(
    content: Listen, *, name: str, scope: str = PAGE, note: str | None = NOTE
) -> rx.Component:
    """Return a button that starts reading, for use anywhere on a page.

    ``scope`` is the id of a section to read instead of the page, and ``note`` the id of the
    button's description. The button is hidden if there is known to be no voice, and is never read
    aloud.
    """
    is_read = ListenState.is_reading & (ListenState.scope == scope)
    return labelled_button(
        content.page_label if scope == PAGE else content.section_label,
        icon_name="speaker",
        id=f"{name}-listen",
        on_click=ListenState.read(scope),
        aria_pressed=None if scope == state.SECTION_IN_VIEW else is_read,
        # Stays if it turns out only after a press, or while it has the focus (listen.css).
        data_voiceless=~ReadingState.can_speak & (ListenState.starts == 0),
        aria_describedby=note,
        data_requires_js="",
        data_listens="",
        class_name="button button--quiet listen__start",
    )


def listen_choices(content: Listen) -> rx.Component:
    """Return the start buttons, or a note if the browser has no voice for the language."""
    return rx.el.div(
        text(content.label, tag="h3", class_name="listen__heading"),
        rx.el.p(
            text(content.note, phrase=1, id=NOTE),
            " ",
            text(content.note, phrase=2, class_name="listen__keys"),
        ),
        listen_button(content, name="page", note=None),
        rx.cond(ReadingState.can_speak, _speed(content), text(content.no_voice, tag="p")),
        rx.cond(
            rx.Var.create(ReadingState.voices).length() > 1,
            _choice(
                content.voice_label,
                ReadingState.voices,
                value=ReadingState.voice,
                on_change=ReadingState.choose_voice,
            ),
        ),
        data_requires_js="",
        class_name="listen",
    )


def listen_bar(content: Listen) -> rx.Component:
    """Return the player bar, hidden while idle, and the speech script.

    It is a popover, so that in the tab order it follows the control that started reading.
    """
    return rx.el.div(
        _message(content),
        rx.el.section(
            _pause(content),  # first, because it has the focus at the start
            _step(content.back_label, -1, "listen__back"),
            _step(content.next_label, 1, "listen__next"),
            labelled_button(
                content.stop_label,
                icon_name="close",
                on_click=ListenState.stop(state.ENDED),
                class_name="icon-button listen__button",
            ),
            _speed(content),
            id="listen-bar",
            aria_label=attribute(content.label),
            hidden=ListenState.status == state.IDLE,
            data_requires_js="",
            class_name="listen__bar",
        ),
        Listener.create(
            custom_attrs={
                "status": ListenState.status,
                "scope": ListenState.scope,
                "starts": ListenState.starts,
                "skips": ListenState.skips,
                "speed": ReadingState.chosen["speed"],
                "voices": ReadingState.chosen_voices,
                "is_asked": ReadingState.is_open,
            },
            on_voices=ReadingState.find_voices,
            on_end=ListenState.stop,
            on_fail=ListenState.fail,
            on_forget=ListenState.forget_message,
            on_toggle=ListenState.pause_or_resume,
        ),
        id="listen-player",
        custom_attrs={"popover": "manual"},
        class_name="listen__foot",
    )


def _message(content: Listen) -> rx.Component:
    started = _announcement(content.started, content.started_by_touch)
    no_voice = rx.fragment(text(content.no_voice), _forget_message())
    failed = rx.cond(ReadingState.can_speak, text(content.failed), no_voice)
    return rx.el.div(
        rx.match(
            ListenState.message,
            # Not before there is known to be a voice.
            (state.STARTED, rx.cond(ReadingState.voice, started)),
            (state.PAUSED, _announcement(content.paused)),
            (state.ENDED, _announcement(content.ended)),
            (state.ENDED_IN_PART, _announcement(content.ended_in_part)),
            (state.FAILED, failed),
            (state.NO_VOICE, no_voice),
            rx.fragment(),
        ),
        aria_live="polite",
        class_name="listen__message",
    )


def _announcement(*texts: Text) -> rx.Component:
    """Return an announcement for screen readers, which is removed so that nobody finds it later."""
    return rx.fragment(
        *(text(each, class_name="visually-hidden listen__announced") for each in texts),
        _forget_message(),
    )


def _forget_message() -> rx.Component:
    return timer(on_elapsed=ListenState.forget_message, after_ms=MESSAGE_MS)


def _step(label: Text, sentences: int, class_name: str) -> rx.Component:
    return icon_button(
        label, icon_name="chevron", on_click=ListenState.step(sentences), class_name=class_name
    )


def _pause(content: Listen) -> rx.Component:
    is_paused = ListenState.status != state.SPEAKING
    return rx.el.button(
        rx.cond(is_paused, icon("speaker"), icon("pause")),
        rx.cond(is_paused, text(content.resume_label), text(content.pause_label)),
        on_click=ListenState.pause_or_resume,
        class_name="icon-button listen__button",
    )


def _speed(content: Listen) -> rx.Component:
    return _choice(
        content.speed_label,
        sorted(SPEEDS, key=float),
        value=ReadingState.chosen["speed"],
        on_change=lambda speed: ReadingState.choose("speed", speed),
    )


def _choice(label: Text, values: Any, *, value: Any, on_change: Any) -> rx.Component:
    options = rx.foreach(
        values, lambda shown: text(shown, tag="option", custom_attrs={"value": shown})
    )
    return rx.el.label(
        text(label),
        rx.el.select(options, value=value, on_change=on_change, class_name="listen__select"),
        class_name="listen__choice",
    )
