"""The language picker: a button and a popover with a link to the page in each language."""

from typing import Any, Final, Literal

import reflex as rx

from drishti.components.button import icon_button, labelled_button
from drishti.components.images import icon
from drishti.components.lists import plain_list
from drishti.components.text import attribute, text
from drishti.content.schema.language import Language, LanguagePicker
from drishti.export.security_policy import NOTICE
from drishti.urls import HOME, NOT_FOUND, asset_url, site_url
from reflex_static.locales.lookups import current, with_properties

STORAGE_KEY: Final = "tlang"
"""The key of the chosen language in the browser's local storage (``scripts/head/language.js``)."""

WORD: Final = "visually-hidden header__word"
"""The classes of a label in the header, which is visible where there is room."""

Location = Literal["header", "menu", "reading"]


def language_shortcut(content: LanguagePicker) -> rx.Component:
    """Return a skip link, visible on focus, that opens the header's picker."""
    return labelled_button(
        content.shortcut_label,
        *_other_labels(content, class_name="language__name"),
        icon_name="globe",
        custom_attrs={"popoverTarget": "header-languages"},
        class_name="skip-link language__shortcut",
    )


def language(content: LanguagePicker, *, name: Location, route: str) -> rx.Component:
    """Return a picker; ``name`` makes its ids unique on the page at ``route``."""
    panel = f"{name}-languages"
    notice = f"{panel}-notice" if content.widget else None
    is_icon = name == "header"
    hidden = "visually-hidden" if is_icon else ""

    def choices(group: str, **labelled: Any) -> rx.Component:
        languages = (each for each in content.languages if each.group == group)
        return plain_list((rx.el.li(_choice(it, route)) for it in languages), **labelled)

    lists = [choices("", aria_label=attribute(content.label))]
    for group in content.groups:
        label = f"{panel}-{group.id}"
        lists.append(text(group.label, tag="p", id=label, class_name="language__group"))
        lists.append(choices(group.id, aria_labelledby=label))
    return rx.el.div(
        labelled_button(
            content.label,
            *_other_labels(content, class_name=f"language__name {hidden}".strip()),
            icon_name="globe",
            label_class=WORD if is_icon else None,
            id="language" if is_icon else None,
            custom_attrs={"popoverTarget": panel},
        ),
        rx.el.div(
            # Has the focus when the list opens, so that the notice is heard before the languages.
            icon_button(
                content.close_label,
                icon_name="close",
                auto_focus=True,
                aria_describedby=notice,
                custom_attrs={"popoverTarget": panel, "popoverTargetAction": "hide"},
                class_name="language__close",
            ),
            rx.el.div(*lists, class_name="language__lists"),
            *([text(content.notice, tag="p", id=notice, class_name=NOTICE)] if notice else []),
            id=panel,
            role="group",
            aria_label=attribute(content.label),
            custom_attrs={"popover": "auto"},
            class_name="language__panel",
        ),
        class_name="language",
    )


def _other_labels(content: LanguagePicker, *, class_name: str) -> list[rx.Component]:
    """Return the label in Hindi and in English, for visitors who find the page in another language.

    The stylesheet hides each label on pages in its language.
    """
    labels = {"hi": content.label_in_hindi, "en": str(content.label)}
    return [text(label, lang=tag, class_name=class_name) for tag, label in labels.items()]


def _choice(choice: Language, route: str) -> rx.Component:
    """Return a link to the page in a language, or, on the 404 page, to the home page."""
    link = rx.el.elements.a(
        _mark(choice),
        text(choice.own_name, lang=choice.tag),
        text(choice.label, class_name="note"),
        icon("check"),
        href=site_url(choice.path(HOME if route == NOT_FOUND else route)),
        href_lang=choice.tag,
        data_language=choice.code,
        class_name="language__choice",
    )
    return with_properties(link, current(choice.code))


def _mark(choice: Language) -> rx.Component:
    """Return the decoration beside the name: a country's flag, or a letter of the script."""
    if choice.letter:
        return text(choice.letter, lang=choice.tag, aria_hidden="true", class_name="language__mark")
    return rx.el.img(
        src=asset_url(choice.flag),
        alt="",
        loading="lazy",
        custom_attrs={"width": 24, "height": 24},
        class_name="language__mark",
    )
