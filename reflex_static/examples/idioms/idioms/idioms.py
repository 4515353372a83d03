"""One small page for each idiom of Reflex's documentation."""

import os

import reflex as rx

from .pages import (
    background,
    clocks,
    controls,
    counter,
    dialog,
    events,
    item,
    loading,
    menu,
    modules,
    signup,
    storage,
    tabs,
    todo,
)

PAGES = {
    "/": counter.page,
    "/todo": todo.page,
    "/signup": signup.page,
    "/controls": controls.page,
    "/storage": storage.page,
    "/events": events.page,
    "/background": background.page,
    "/item/[name]": item.page,
    "/dialog": dialog.page,
    "/tabs": tabs.page,
    "/menu": menu.page,
}
ONLY_HERE = {"/modules": modules.page, "/clocks": clocks.page}

app = rx.App(html_lang="en")
for route, page in PAGES.items() if "STOCK" in os.environ else (PAGES | ONLY_HERE).items():
    app.add_page(page, route=route)
app.add_page(loading.page, route="/loading", on_load=loading.Loading.load)
