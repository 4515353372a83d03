"""Check a translated text against its English source."""

from typing import Any, Final

from drishti.content.files import LEGAL_PAGES
from drishti.content.markdown import parse, unsupported
from drishti.content.schema.base import BRACES, DIVIDER, Text, text_error
from drishti.content.schema.facts import Facts
from drishti.content.variables import variables

MARKDOWN_KEYS: Final = {f"{page}.summary" for page in LEGAL_PAGES}
"""Keys of the translatable Markdown texts."""


def translation_error(source: Text, value: Any, facts: Facts) -> str:
    """Return what is wrong with ``value`` as a translation of ``source``; empty if valid."""
    if not isinstance(value, Text):
        return "is not text; allowed: text in straight quotation marks"
    if not value:
        return "is empty; translate it, or remove it to show the English text"
    if fault := text_error(value) or _structure_error(source, value, facts):
        return fault
    if source.key in MARKDOWN_KEYS and (found := unsupported(parse(value))):
        kinds = ", ".join(found)
        return f"unsupported Markdown: {kinds}; allowed: paragraphs, lists, links and emphasis"
    return ""


def _structure_error(source: Text, value: Text, facts: Facts) -> str:
    found, wanted = ({match[0] for match in BRACES.finditer(text)} for text in (value, source))
    if found != wanted:
        shown = ", ".join(sorted(found)) or "none"
        optional = ", ".join(f"{{{name}}}" for name, known in variables(facts).items() if known)
        if not wanted:
            return f"unknown variable {shown}; allowed: {optional}"
        required = ", ".join(sorted(wanted))
        return f"has the variables {shown}; allowed: all of {required}, and also {optional}"
    phrases, allowed = (len(text.split(DIVIDER)) for text in (value, source))
    if phrases != allowed:
        return f'has {phrases} phrases; allowed: {allowed}, separated by "{DIVIDER}"'
    return ""
