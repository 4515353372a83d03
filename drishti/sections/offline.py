"""The offline cache, and the notes that the page is a copy, or that there is a newer one."""

import reflex as rx

from drishti.components.effects import effect
from drishti.components.text import text
from drishti.content.schema.chrome import Site
from drishti.urls import site_url
from reflex_static import WORKER


def offline(content: Site) -> rx.Component:
    """Return the component that installs the cache, and the notes, which are hidden until true."""
    buttons = (
        rx.el.button(text(label), name=name, type="button", class_name="button button--quiet")
        for label, name in ((content.show_newer, "show"), (content.later, "later"))
    )
    return effect(
        "offline",
        text(content.kept, tag="p", class_name="offline__note offline__kept"),
        rx.el.div(
            text(content.newer, tag="p"), *buttons, class_name="offline__note offline__newer"
        ),
        worker=site_url(f"/{WORKER}"),
        class_name="offline",
    )
