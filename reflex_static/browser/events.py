"""Components that render nothing and fire handlers: a clock, a timer and a scroll watcher."""

from typing import Any

import reflex as rx

# An event handler of a state class; untyped, because mypy cannot infer what `rx.event` returns.
Handler = Any

FOLDER = "$/modules/browser"
LAST_TIME_MS = 2**53 - 1


class Clock(rx.Component):
    """Fires with the time: at once, then at each multiple of ``every_ms``, last at ``until_ms``."""

    library = f"{FOLDER}/clock"
    tag = "Clock"
    until_ms: rx.Var[int]
    every_ms: rx.Var[int]
    in_view: rx.Var[str]
    on_tick: rx.EventHandler[rx.event.passthrough_event_spec(int)]


class Timer(rx.Component):
    """Fires once, ``after_ms`` milliseconds after it is mounted."""

    library = f"{FOLDER}/timer"
    tag = "Timer"
    after_ms: rx.Var[int]
    on_elapsed: rx.EventHandler[rx.event.no_args_event_spec]


class PageLoad(rx.Component):
    """Fires on each navigation to its page."""

    library = f"{FOLDER}/page_load"
    tag = "PageLoad"
    on_load: rx.EventHandler[rx.event.no_args_event_spec]


class ScrollWatch(rx.Component):
    """Fires with the scroll position in pixels and the scroll progress as a percentage."""

    library = f"{FOLDER}/scroll_watch"
    tag = "ScrollWatch"
    on_scroll: rx.EventHandler[rx.event.passthrough_event_spec(int, int)]


def clock(
    *, on_tick: Handler, until_ms: int = LAST_TIME_MS, every_ms: int = 1000, in_view: str = ""
) -> rx.Component:
    """Return a clock that pauses while the page is hidden and fires when the page is shown again.

    Times are in milliseconds since the Unix epoch. While the element with the id ``in_view`` is out
    of view, the clock fires once a minute. It also fires when the element enters or leaves view.
    """
    return Clock.create(on_tick=on_tick, until_ms=until_ms, every_ms=every_ms, in_view=in_view)


def timer(*, on_elapsed: Handler, after_ms: int) -> rx.Component:
    """Return a timer that fires once."""
    return Timer.create(on_elapsed=on_elapsed, after_ms=after_ms)


def scroll_watch(*, on_scroll: Handler) -> rx.Component:
    """Return a scroll watcher, which fires at most once per frame, and only if a number changed."""
    return ScrollWatch.create(on_scroll=on_scroll)
