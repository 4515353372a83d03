"""What the pages may load (Content-Security-Policy), with and without Google's widget."""

from typing import Final

from drishti.content.schema.language import LanguagePicker
from drishti.reflex_static.delivery import Policy, Sources

# The policy that `drishti/scripts/offline.js` creates.
TRUSTED_TYPES: Final = ("offline",)

TRANSLATE: Final = "https://translate.google.com"
TRANSLATE_API: Final = "https://translate.googleapis.com"
TRANSLATE_TEXT: Final = "https://translate-pa.googleapis.com"
STATIC: Final = "https://www.gstatic.com"

# As reported for Google's widget; see deploy/README.md for the sources and what is untested.
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


def policy(picker: LanguagePicker) -> Policy:
    """Return the Content Security Policy; strict unless the translation widget is enabled."""
    if not picker.widget:
        return Policy(trusted_types=TRUSTED_TYPES)
    return Policy(RELAXED if picker.relaxed_policy else WIDGET)
