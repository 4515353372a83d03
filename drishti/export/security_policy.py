"""What the pages may load (Content-Security-Policy), with and without Google's widget."""

from collections.abc import Callable
from typing import Final

from selectolax.lexbor import LexborHTMLParser

from drishti.content.schema.chrome import Site
from drishti.content.schema.language import SOURCE_LANGUAGE, LanguagePicker
from reflex_static import Policy, Sources

NOTICE: Final = "language__notice"
"""The CSS class of the note which says that Google may see the page."""

TRANSLATE: Final = "https://translate.google.com"
TRANSLATE_API: Final = "https://translate.googleapis.com"
TRANSLATE_TEXT: Final = "https://translate-pa.googleapis.com"
STATIC: Final = "https://www.gstatic.com"

# As reported for Google's widget; see deploy/README.md for the sources and what is untested. Paths,
# not whole hosts, because these hosts also serve JSONP, which calls any function a URL names.
WIDGET: Final[Sources] = {
    "script-src": (
        f"{TRANSLATE}/translate_a/element.js",
        f"{TRANSLATE_API}/_/translate_http/",
        f"{TRANSLATE_API}/translate_static/",
        f"{TRANSLATE_TEXT}/v1/supportedLanguages",
    ),
    "style-src": (f"{TRANSLATE_API}/translate_static/", f"{STATIC}/_/translate_http/"),
    "img-src": (
        f"{TRANSLATE}/gen204",
        f"{TRANSLATE_API}/translate_static/",
        f"{STATIC}/images/branding/",
        "https://www.google.com/images/",
    ),
    "connect-src": (
        f"{TRANSLATE}/gen204",
        f"{TRANSLATE_API}/translate_a/",
        f"{TRANSLATE_API}/element/log",
        f"{TRANSLATE_TEXT}/v1/",
    ),
}
RELAXED: Final[Sources] = {
    **WIDGET,
    "script-src": (*WIDGET["script-src"], "'unsafe-inline'", "'unsafe-eval'"),
    "style-src": (*WIDGET["style-src"], "'unsafe-inline'"),
    "frame-src": (TRANSLATE,),
}


def policy(picker: LanguagePicker, site: Site) -> Callable[[str], Policy]:
    """Return a function from a page's HTML to its policy.

    Every page may send its forms and count its visits where ``site`` says. A page may contact
    Google only if it is not in English and contains the note about Google
    (drishti/sections/language.py).
    """
    own = {"form-action": site.forms, "connect-src": (site.counting.host,)}
    more = {name: sources for name, sources in own.items() if any(sources)}
    strict = Policy(more, trusted_types=("offline",))  # which drishti/scripts/offline.js creates
    google = RELAXED if picker.relaxed_policy else WIDGET
    both = {name: (*google.get(name, ()), *sources) for name, sources in more.items()}
    loose = Policy({**google, **both})

    def of(html: str) -> Policy:
        page = LexborHTMLParser(html)
        asks_google = page.css_first(f"html:not([lang={SOURCE_LANGUAGE}]) .{NOTICE}")
        return loose if asks_google else strict

    return of
