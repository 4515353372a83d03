"""How this site is delivered: what its pages may load, and what is kept for offline reading."""

from typing import Final

from drishti.build.catalogues import FOLDER as CATALOGUES
from drishti.content.loader import english
from drishti.content.schema.language import LanguagePicker
from drishti.reflex_static.delivery import Delivery, Policy, Sources

# Every address in these folders changes with its content: Vite names the first, `asset` and
# `catalogue_addresses` mark the others.
VERSIONED: Final = ("assets", CATALOGUES, "fonts", "images")

# The policy that `drishti/scripts/offline.js` makes.
TRUSTED_TYPES: Final = ("offline",)

TRANSLATE: Final = "https://translate.google.com"
TRANSLATE_API: Final = "https://translate.googleapis.com"
TRANSLATE_TEXT: Final = "https://translate-pa.googleapis.com"
STATIC: Final = "https://www.gstatic.com"

# What others report of Google's widget; deploy/README.md says where, and what could not be tried.
WIDGET: Final[Sources] = {
    "script-src": (TRANSLATE, TRANSLATE_API, TRANSLATE_TEXT),
    "style-src": (TRANSLATE_API, STATIC),
    "img-src": (TRANSLATE, TRANSLATE_API, STATIC, "https://www.google.com"),
    "connect-src": (TRANSLATE, TRANSLATE_API, TRANSLATE_TEXT),
}
RELAXED: Final[Sources] = {
    **WIDGET,
    "script-src": (*WIDGET["script-src"], "'unsafe-inline'", "'unsafe-eval'"),
    "style-src": (*WIDGET["style-src"], "'unsafe-inline'"),
    "frame-src": (TRANSLATE,),
}


def delivery() -> Delivery:
    """Return the plugin, set as ``content/`` says."""
    content = english()
    return Delivery(
        policy(content.language),
        offline=content.site.offline,
        versioned=VERSIONED,
        on_demand=CATALOGUES,
    )


def policy(picker: LanguagePicker) -> Policy:
    """Return what a page may load; without the widget, nothing that is not its own."""
    if not picker.widget:
        return Policy(trusted_types=TRUSTED_TYPES)
    return Policy(RELAXED if picker.relaxed_policy else WIDGET)
