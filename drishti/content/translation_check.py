"""Compare a translation with its English text."""

from drishti.content.conditions import blocks
from drishti.content.markdown import links, markdown_error
from drishti.content.schema.base import (
    DIVIDER,
    MARKDOWN,
    Text,
    list_names,
    text_error,
    variables_error,
    variables_in,
)


def translation_error(translated: Text, source: Text) -> str:
    """Return what is wrong with a translation; empty if nothing is.

    It must have the variables (and so the figures), the links and the conditions of the English
    text, and as many phrases.
    """
    if error := text_error(translated) or variables_error(translated.raw, variables_in(source.raw)):
        return error
    phrases, allowed = (len(text.split(DIVIDER)) for text in (translated, source))
    if phrases != allowed:
        return f'has {phrases} phrases; allowed: {allowed}, separated by "{DIVIDER}"'
    return _markdown_error(translated, source)


def _markdown_error(translated: Text, source: Text) -> str:
    if not source.is_markdown:
        return "contains Markdown, which is not shown here" if MARKDOWN.search(translated) else ""
    if error := markdown_error(translated):
        return error
    if blocks(translated) != blocks(source):
        return "has other ::: blocks than the English; allowed: the same, in the same order"
    found, wanted = (set(links(text.raw)) for text in (translated, source))
    if found != wanted:
        return f"has the links {list_names(found)}; allowed: exactly {list_names(wanted)}"
    return ""
