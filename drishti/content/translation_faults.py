"""What makes a translated text unfit to stand where its English stands."""

from typing import Any, Final

from drishti.content.files import LEGAL_PAGES
from drishti.content.markdown import fault_in_translation
from drishti.content.schema.base import BRACES, DIVIDER, Text, fault_in
from drishti.content.schema.site import TokenIdentity

PROSE: Final = {f"{page}.summary" for page in LEGAL_PAGES}
"""Keys of the texts that are Markdown."""


def translation_error(source: Text, value: Any) -> str:
    """Return what is wrong with ``value`` as a translation of ``source``; empty if nothing is."""
    if not isinstance(value, Text):
        return "must be a text in quotation marks"
    if not value:
        return "is empty; write it, or take it out to leave it English"
    if fault := fault_in(value) or _other_form(source, value):
        return fault
    return fault_in_translation(source, value) if source.key in PROSE else ""


def _other_form(source: Text, value: Text) -> str:
    gaps, wanted = ({match[0] for match in BRACES.finditer(text)} for text in (value, source))
    if gaps != wanted:
        found = ", ".join(sorted(gaps)) or "none"
        free = ", ".join(TokenIdentity.gaps())
        if not wanted:
            return f"has {found}; allowed: {free}"
        return f"has the gaps {found}; allowed: {', '.join(sorted(wanted))}, each, and {free}"
    phrases, allowed = (len(text.split(DIVIDER)) for text in (value, source))
    if phrases != allowed:
        return f'must have as many phrases as the English, {allowed}, with "{DIVIDER}" between'
    return ""
