"""Reading aloud: start buttons, and a player bar at the bottom of the viewport."""

import reflex as rx

from drishti.components.button import worded_button
from drishti.components.effects import listener
from drishti.components.icon import icon
from drishti.components.translated import translated_attribute, translated_text, untranslated
from drishti.content.schema.base import Text
from drishti.content.schema.listen import Listen
from drishti.state.listen import FAILED, IDLE, SCOPES, SPEAKING, SPEEDS, ListenState
from drishti.state.reading import ReadingState


def listen_choices(content: Listen) -> rx.Component:
    """Return the start buttons, or a note if the browser has no voice for the language."""
    labels = {"section": content.section_label, "page": content.page_label}
    return rx.el.div(
        translated_text(content.label, tag="h3", class_name="listen__heading"),
        rx.el.div(
            rx.cond(
                ListenState.has_voice,
                rx.fragment(*(_start(labels[scope], scope) for scope in SCOPES)),
                translated_text(content.no_voice, tag="p"),
            ),
            class_name="listen__choices",
        ),
        data_requires_js="",
        class_name="listen",
    )


def listen_bar(content: Listen) -> rx.Component:
    """Return the player bar, hidden while idle, and the speech script."""
    return rx.el.div(
        rx.el.p(
            rx.cond(ListenState.status == FAILED, translated_text(content.failed), rx.fragment()),
            role="status",
            class_name="listen__failed",
        ),
        rx.el.section(
            _pause(content),
            worded_button(
                content.stop_label,
                icon_name="close",
                on_click=ListenState.stop,
                class_name="icon-button listen__button",
            ),
            rx.el.label(
                translated_text(content.speed_label),
                rx.el.select(
                    *(
                        untranslated(speed, tag="option", custom_attrs={"value": speed})
                        for speed in SPEEDS
                    ),
                    value=ListenState.speed,
                    on_change=ListenState.choose_speed,
                    class_name="listen__select",
                ),
                class_name="listen__speed",
            ),
            id="listen-bar",
            aria_label=translated_attribute(content.label),
            hidden=ListenState.status == IDLE,
            class_name="listen__bar",
        ),
        listener(
            status=ListenState.status,
            scope=ListenState.scope,
            starts=ListenState.starts,
            speed=ListenState.speed,
            is_asked=ReadingState.is_open,
            on_voice=ListenState.find_voice,
            on_end=ListenState.stop,
            on_fail=ListenState.fail,
        ),
        class_name="listen__foot",
    )


def _start(label: Text, scope: str) -> rx.Component:
    return worded_button(
        label,
        icon_name="speaker",
        id=f"listen-{scope}",
        on_click=ListenState.read(scope),
        class_name="button button--quiet listen__start",
    )


def _pause(content: Listen) -> rx.Component:
    is_paused = ListenState.status != SPEAKING
    return rx.el.button(
        rx.cond(is_paused, icon("speaker"), icon("pause")),
        rx.cond(
            is_paused, translated_text(content.resume_label), translated_text(content.pause_label)
        ),
        on_click=ListenState.pause_or_resume,
        class_name="icon-button listen__button",
    )
