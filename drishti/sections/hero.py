"""The hero: title, tagline, image and actions."""

import reflex as rx

from drishti.components.images import picture
from drishti.components.link import ButtonVariant, button_link
from drishti.components.lists import plain_list
from drishti.components.text import sentences, state_of, text
from drishti.content.schema.base import DIVIDER, Text
from drishti.content.schema.chrome import Listen
from drishti.content.schema.link_types import AnchorLink
from drishti.content.schema.sections import Hero
from drishti.sections.listen import listen_button
from drishti.state.intro import IntroState
from drishti.urls import asset_url, link_url
from reflex_static import timer

INTRO_MS = 5500
"""How long the intro flag stays on (docs/requirements.md, Hero)."""


def hero(content: Hero, listen: Listen) -> rx.Component:
    """Return the hero. Its main action is to buy once there is a sale."""
    return rx.el.section(
        rx.el.div(
            rx.el.div(
                text(content.title, tag="h1", class_name="hero__title"),
                _tagline(content.tagline),
                class_name="hero__headlines",
            ),
            text(content.lede, tag="p"),
            text(content.plan, tag="p"),
            rx.el.p(*sentences(content.today), class_name="hero__today"),
            plain_list(
                (rx.el.li(button_link(it.label, href=link_url(it.href))) for it in content.doors),
                class_name="hero__doors",
            ),
            rx.el.div(
                _button(content.buy, variant="primary"),
                _button(content.whitepaper, variant="quiet"),
                listen_button(listen, name="hero"),
                class_name="hero__actions",
            ),
            class_name="hero__text",
        ),
        # After the text, so that screen readers start with the title. On phones, CSS puts it first.
        _picture(content),
        timer(on_elapsed=IntroState.end, after_ms=INTRO_MS),
        id="hero",
        data_intro=IntroState.is_on,
        class_name="hero",
    )


def _button(content: AnchorLink, *, variant: ButtonVariant) -> rx.Component:
    """Return a link to a part of the page, in the ``variant`` once what it names exists."""
    shown = "planned" if content.state else variant
    return button_link(content.label, *state_of(content.state), href=content.anchor, variant=shown)


def _tagline(tagline: Text) -> rx.Component:
    """Return the tagline, with one line per phrase if it does not fit on a single line.

    Phrases are paragraphs, because Orca joins adjacent spans without a space.
    """
    phrases = range(1, len(tagline.split(DIVIDER)) + 1)
    return rx.el.div(
        *(text(tagline, phrase=phrase, tag="p") for phrase in phrases), class_name="hero__tagline"
    )


def _picture(content: Hero) -> rx.Component:
    """Return the image: in portrait format on wide screens, where it is beside the text."""
    return rx.el.picture(
        rx.el.source(
            media="(min-width: 56rem)",
            src_set=asset_url(content.image_tall),
            custom_attrs={"width": 180, "height": 200},
        ),
        picture(content, width=300, height=200, class_name="hero__picture", eager=True),
        class_name="hero__window",
    )
