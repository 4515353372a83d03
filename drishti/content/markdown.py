"""The subset of CommonMark that the legal pages support."""

import re
from functools import cache, lru_cache
from itertools import chain, pairwise
from pathlib import PurePosixPath
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode

ALLOWED: Final = {
    *("root", "paragraph", "inline", "text", "softbreak", "strong", "em", "link", "heading"),
    *("bullet_list", "ordered_list", "list_item", "blockquote"),
}
PARSER: Final = MarkdownIt("commonmark", {"html": False})

MARKUP: Final = re.compile(
    r"</?[a-z][^<>]*>|<!--|\*\*|(?<!\w)\*\S[^*]*\*|~~|^\||\[[ x]?\]|\] ?\(", re.IGNORECASE
)
"""Matches what is left of HTML, or of Markdown that is wrong or not CommonMark, such as tables."""

SHOWN_ADDRESS: Final = re.compile(r"(\w+://)?([\w-]+\.)+[a-z]{2,}([/?#]\S*)?|\S+@\S+")
"""Matches a link's text that is an address itself."""

SUBSECTION: Final = re.compile(r"(\d+)\.(\d+) ")
"""Matches the number of a sub-heading."""

HOME: Final = "{home}"
"""Placeholder at the start of links to pages, for the home page in the language of the page."""
ROOT: Final = "{root}"
"""Placeholder at the start of links to files of this site, for the site's address."""


@cache  # most texts are the same after a save
def html(source: str, heading: str = "h3") -> str:
    """Return Markdown as HTML, with every heading as ``heading``, and an id if it has a number.

    A quotation keeps its English words, also under a page translator.
    """
    tokens = PARSER.parse(source)
    for token, words in pairwise(tokens):
        if token.type == "heading_open" and (number := SUBSECTION.match(words.content)):
            token.attrs = {"id": "section-{}-{}".format(*number.groups())}
    for token in chain(tokens, *(token.children or [] for token in tokens)):
        token.hidden = False  # keeps the <p> of tight lists, for its margins
        if token.type.startswith("heading_"):
            token.tag = heading
        elif token.type == "blockquote_open":
            token.attrs = {"lang": "en", "translate": "no"}
        elif token.type == "link_open":
            href = str(token.attrs["href"])
            if href.startswith("/"):
                href = f"{ROOT if PurePosixPath(href).suffix else HOME}{href[1:]}"
            token.attrs = {"href": href, "class": "link"}
    rendered: str = PARSER.renderer.render(tokens, PARSER.options, {})
    return rendered.strip()


@lru_cache(maxsize=256)  # each piece of legal text is parsed several times per build
def parse(source: str) -> SyntaxTreeNode:
    """Return the syntax tree of ``source``; raw HTML is treated as text."""
    return SyntaxTreeNode(PARSER.parse(source))


def markdown_error(source: str) -> str:
    """Return why Markdown may not be published; empty if it may."""
    if kinds := sorted({node.type for node in parse(source).walk()} - ALLOWED):
        allowed = "paragraphs, lists, quotations, sub-headings, bold, italics and links"
        return f"unsupported Markdown: {', '.join(kinds)}; allowed: {allowed}"
    plain = (node.content for node in parse(source).walk() if node.type == "text")
    if markup := next(filter(None, map(MARKUP.search, plain)), None):
        advice = "write Markdown, such as **bold**, which must not end in punctuation"
        return f"contains {markup[0]!r}, and readers would see it; {advice}"
    for href, words in link_texts(source):
        if SHOWN_ADDRESS.fullmatch(words) and words not in href:
            return f"shows {words} on a link to {href}; write the same, or words"
    return ""


def link_texts(source: str) -> list[tuple[str, str]]:
    """Return the target and the source of the text of each link, in document order."""
    nodes = (node for node in parse(source).walk() if node.type == "link")
    return [(str(node.attrs["href"]), "".join(x.content for x in node.walk())) for node in nodes]
