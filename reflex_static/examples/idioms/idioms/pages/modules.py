"""An ES module, which reads the address for the state and shows what the state tells it."""

import reflex as rx


class Campaign(rx.State):
    source: str = ""
    told: int = 0

    @rx.event
    def read(self, source: str):
        self.source = source

    @rx.event
    def tell(self):
        self.told += 1


class Query(rx.Component):
    library = "$/modules/scripts/query"
    tag = "Query"
    told: rx.Var[int]
    on_read: rx.EventHandler[rx.event.passthrough_event_spec(str)]


def page() -> rx.Component:
    return rx.el.main(
        Query.create(told=Campaign.told, on_read=Campaign.read),
        rx.el.output(Campaign.source),
        rx.el.button("Tell", on_click=Campaign.tell),
    )
