"""Tabs: one tab stop for the list, in which arrow keys choose."""

import reflex as rx

TABS = {"Tea": "Leaves of a shrub.", "Coffee": "Seeds of a shrub.", "Cocoa": "Seeds of a tree."}


class TabList(rx.el.Div):
    """A ``div`` that takes keys, which Reflex gives to fields only."""

    on_key_down: rx.EventHandler[rx.event.key_event]


class Tabs(rx.State):
    chosen: int = 0

    @rx.event
    def choose(self, index: int):
        self.chosen = index

    @rx.event
    def move(self, key: str):
        step = {"ArrowRight": 1, "ArrowLeft": -1}.get(key)
        if step is not None:
            self.chosen = (self.chosen + step) % len(TABS)
            return rx.set_focus(f"tab-{self.chosen}")
        return None


def tab(index: int, name: str) -> rx.Component:
    is_chosen = Tabs.chosen == index
    return rx.el.button(
        name,
        id=f"tab-{index}",
        role="tab",
        aria_selected=is_chosen,
        aria_controls=f"panel-{index}",
        tab_index=rx.cond(is_chosen, 0, -1),
        on_click=Tabs.choose(index),
    )


def panel(index: int, text: str) -> rx.Component:
    return rx.el.div(
        text,
        id=f"panel-{index}",
        role="tabpanel",
        tab_index=0,
        aria_labelledby=f"tab-{index}",
        hidden=Tabs.chosen != index,
    )


def page() -> rx.Component:
    return rx.el.main(
        TabList.create(
            *(tab(index, name) for index, name in enumerate(TABS)),
            role="tablist",
            aria_label="Drinks",
            on_key_down=Tabs.move,
        ),
        *(panel(index, text) for index, text in enumerate(TABS.values())),
    )
