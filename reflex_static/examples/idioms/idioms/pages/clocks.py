"""Components that fire handlers: ``clock``, ``timer`` and ``scroll_watch``."""

import reflex as rx

from reflex_static import clock, scroll_watch, timer


class Clocks(rx.State):
    ticks: int = 0
    elapsed: bool = False
    percent: int = 0

    @rx.event
    def tick(self, now_ms: int):
        self.ticks += now_ms > 0

    @rx.event
    def elapse(self):
        self.elapsed = True

    @rx.event
    def scroll(self, _position_px: int, progress_percent: int):
        self.percent = progress_percent


def page() -> rx.Component:
    return rx.el.main(
        clock(on_tick=Clocks.tick, until_ms=4_000_000_000_000, every_ms=50),
        timer(on_elapsed=Clocks.elapse, after_ms=50),
        scroll_watch(on_scroll=Clocks.scroll),
        rx.el.output(Clocks.elapsed, " ", rx.cond(Clocks.ticks > 2, "ticks", "waits")),
        rx.el.p(Clocks.percent, id="scrolled"),
        rx.el.img(src="/tall.svg", alt=""),
    )
