"""Compare a translation with its English text."""

from drishti.content.conditions import blocks
from drishti.content.markdown import links, parse, unsupported
from drishti.content.schema.base import BRACES, DIVIDER, MARKDOWN, Text, text_error


def translation_error(translated: Text, source: Text) -> str:
    """Return what is wrong with a translation; empty if nothing is.

    It has the same variables, and so the same figures, and the same phrases, links and conditions.
    """
    if error := text_error(translated):
        return error
    texts = (translated, source)
    found, wanted = ({match[0] for match in BRACES.finditer(text.raw)} for text in texts)
    if found != wanted:
        return f"has the variables {_listed(found)}; allowed: exactly {_listed(wanted)}"
    phrases, allowed = (len(text.split(DIVIDER)) for text in texts)
    if phrases != allowed:
        return f'has {phrases} phrases; allowed: {allowed}, separated by "{DIVIDER}"'
    return _markdown_error(translated, source)


def _markdown_error(translated: Text, source: Text) -> str:
    if not source.is_markdown:
        return "contains Markdown, which is not shown here" if MARKDOWN.search(translated) else ""
    if kinds := unsupported(parse(translated)):
        return f"unsupported Markdown: {', '.join(kinds)}; allowed: paragraphs, lists and links"
    if blocks(translated) != blocks(source):
        return "has other ::: blocks than the English; allowed: the same, in the same order"
    found, wanted = (set(links(parse(text.raw))) for text in (translated, source))
    if found != wanted:
        return f"has the links {_listed(found)}; allowed: exactly {_listed(wanted)}"
    return ""


def _listed(names: set[str]) -> str:
    return ", ".join(sorted(names)) or "none"
