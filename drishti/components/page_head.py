"""How a page of texts opens."""

import reflex as rx

from drishti.components.picture import picture
from drishti.components.translated import translated_text
from drishti.content.schema.base import Text


def page_head(title: Text, *below: rx.Component, image: str) -> rx.Component:
    """Return the page's heading with what stands below it, and an arch of 160 by 200 beside them.

    The arch is decoration; it stands on the line that ends the head.
    """
    return rx.el.div(
        rx.el.div(
            translated_text(title, tag="h1", class_name="page-head__title"),
            *below,
            class_name="page-head__words",
        ),
        picture(image, alt=Text(""), width=160, height=200, class_name="page-head__picture"),
        class_name="page-head",
    )
