"""Components that show nothing and fire handlers: the time, a delay, the scroll position."""

from typing import Any

import reflex as rx

# A handler of a state class; to a type checker it is what rx.event, loaded late, makes of it.
Handler = Any

FOLDER = "$/modules/browser"


class Clock(rx.Component):
    """Fires with the time in milliseconds, at once and then at each full interval."""

    library = f"{FOLDER}/clock"
    tag = "Clock"
    every_ms: rx.Var[int]
    on_tick: rx.EventHandler[rx.event.passthrough_event_spec(int)]


class Timer(rx.Component):
    """Fires once, some milliseconds after it appears."""

    library = f"{FOLDER}/timer"
    tag = "Timer"
    after_ms: rx.Var[int]
    on_elapsed: rx.EventHandler[rx.event.no_args_event_spec]


class ScrollWatch(rx.Component):
    """Fires with the position in pixels and the progress in percent."""

    library = f"{FOLDER}/scroll_watch"
    tag = "ScrollWatch"
    on_scroll: rx.EventHandler[rx.event.passthrough_event_spec(int, int)]


def clock(*, on_tick: Handler, every_ms: int = 1000) -> rx.Component:
    """Return a clock: silent while the page is hidden, right again as soon as it is shown."""
    return Clock.create(on_tick=on_tick, every_ms=every_ms)


def timer(*, on_elapsed: Handler, after_ms: int) -> rx.Component:
    """Return a timer that goes off once."""
    return Timer.create(on_elapsed=on_elapsed, after_ms=after_ms)


def scroll_watch(*, on_scroll: Handler) -> rx.Component:
    """Return a watch over scrolling: it fires at most once a frame, and only on a change."""
    return ScrollWatch.create(on_scroll=on_scroll)
