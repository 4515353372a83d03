"""The language picker: a button and a panel of languages, each under its own name."""

import reflex as rx

from drishti.addresses import address
from drishti.components import popover
from drishti.components.icon import icon
from drishti.components.words import said, verbatim, words
from drishti.content.language import Language, LanguagePicker
from drishti.state.language import LanguageState
from drishti.state.picker import PickerState


def language(content: LanguagePicker, *, name: str) -> rx.Component:
    """Return a picker; ``name`` tells the header's from the menu's."""
    panel = f"{name}-languages"
    return rx.el.div(
        rx.el.button(
            icon("globe"),
            words(content.label, class_name="language__label"),
            type="button",
            aria_expanded=PickerState.opened == name,
            aria_controls=panel,
            custom_attrs=popover.opens(panel),
            class_name="icon-button",
        ),
        popover.popover(
            rx.el.ul(
                *(_choice(choice, panel) for choice in content.languages),
                role="list",
                aria_label=said(content.label),
            ),
            *(
                [words(content.notice, tag="p", class_name="language__notice")]
                if content.widget
                else []
            ),
            name=panel,
            on_follow=lambda is_open: PickerState.follow(name, is_open),
            class_name="language__panel",
        ),
        class_name="language",
    )


def _choice(choice: Language, panel: str) -> rx.Component:
    return rx.el.li(
        rx.el.button(
            rx.el.img(
                src=address(f"/{choice.flag}"),
                alt="",
                loading="lazy",
                custom_attrs={"width": 24, "height": 24},
                class_name="language__flag",
            ),
            verbatim(choice.own_name, lang=choice.tag),
            words(choice.label, class_name="language__english-name"),
            type="button",
            aria_current=rx.cond(LanguageState.code == choice.code, "true", "false"),
            on_click=LanguageState.choose(choice.code),
            custom_attrs=popover.closes(panel),
            class_name="language__choice",
        )
    )
