"""The presale rounds and their prices."""

from typing import Final

import reflex as rx

from drishti.components.rays import rays
from drishti.components.section import section
from drishti.components.state import state_of
from drishti.components.text import text
from drishti.content.schema.base import Text
from drishti.content.schema.sections import RoundPrice, Rounds

# Dimensions of the sunrise on a ticket's stub, in SVG user units.
SIZE: Final = 56
HORIZON: Final = 42
SUN_RADIUS: Final = 12
RAYS: Final = rays(count=12, inner=18, outer=25)


def rounds(content: Rounds) -> rx.Component:
    """Return the presale rounds section."""
    return section(
        content,
        rx.el.ul(
            *(
                _price(price, content.sample, progress=position / (len(content.prices) - 1 or 1))
                for position, price in enumerate(content.prices)
            ),
            role="list",
            class_name="rounds__prices",
        ),
        name="rounds",
    )


def _price(price: RoundPrice, sample: Text | None, *, progress: float) -> rx.Component:
    return rx.el.li(
        text(price.name, tag="h3", class_name="rounds__name"),
        rx.el.div(
            rx.el.p(text(price.label), *state_of(sample), class_name="muted"),
            text(price.amount, tag="p", class_name="rounds__amount"),
            class_name="rounds__worth",
        ),
        _sunrise(progress),
        data_reveal="once",
        class_name="rounds__price",
    )


def _sunrise(progress: float) -> rx.Component:
    """Return the picture; ``progress`` (0 to 1) is the round's position in the sale."""
    middle = SIZE // 2
    y = HORIZON - progress * (SUN_RADIUS + 2)
    return rx.el.svg(
        rx.el.svg(
            rx.el.svg.path(d=RAYS, custom_attrs={"transform": f"translate({middle} {y:g})"}),
            rx.el.svg.circle(cx=middle, cy=f"{y:g}", r=SUN_RADIUS, class_name="rounds__dotted"),
            width=SIZE,
            height=HORIZON,  # cuts off what is below the horizon
        ),
        rx.el.svg.path(d=f"M0 {HORIZON}h{SIZE}", class_name="rounds__dotted"),
        view_box=f"0 0 {SIZE} {SIZE}",
        width=SIZE,
        aria_hidden="true",
        class_name="rounds__sunrise",
    )
