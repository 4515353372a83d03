"""The subset of CommonMark that the legal pages support."""

import re
import unicodedata
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

SHOWN_HOST: Final = re.compile(
    r"(?<![\w-])(?<![\w-]\.)((?:[\w.+-]{1,64}@)?(?:[\w-]+\.)+"
    r"(?!(?:csv|docx?|epub|html?|js|mp3|pdf|txt|xlsx?)\b)"
    r"(?:[a-z]{2,}|(?<=\w\w\.)[A-Za-z]{2,}))(?![\w-]|\.\w)",
    re.ASCII,
)
"""Matches a host or an email address in a link's text, but no document and no K.S.Rao."""
POINT: Final = "[。·‧∙•・⋅⸱⸳⦁᛫ꓸꞏᐧ።\u0589\u06d4\u0702]"  # full stops and middle dots of any script
HOST_LIKE: Final = (
    r"[\w-]*(?<!\.)(?:\.[^\W\d_][^\s!-/:-@]+)+|[\xc0-\u1fff]+。[a-z\xc0-\u1fff]+"
    rf"|[a-zA-Z\u0410-\u044f\d-]+{POINT}[a-z\u0430-\u044f]+(?![A-Z\u0410-\u042f])"
    rf"|[A-Z\u0410-\u042f\d-]+{POINT}[A-Z\u0410-\u042f]+|\w+[(\[{{]\.[)\]}}]\w+"
)
"""Matches what readers take for a host, in any letters, also one that leads nowhere.

Browsers read the ideographic full stop in an address as a point, and people read others so.
"""
NOT_IN_HOSTS: Final = re.compile(r"[^\w.\u2010-\u201f-]", re.ASCII)
SPACED_POINT: Final = re.compile(r"(?<!\s)\s+\.\s*(?=[^\W\d_])")
LOOK_ALIKE: Final = {"ARMENIAN", "CHEROKEE", "COPTIC", "CYRILLIC", "GREEK", "LISU"}
"""Alphabets of which some letters look like Latin ones."""
BLANK: Final = "\u2800"  # empty braille
JOINERS: Final = dict.fromkeys((0x200C, 0x200D))  # which names in Indian scripts need
SHOWN_NUMBER: Final = re.compile(r"(?:\d[\W_]*){4}|\d{3}")
BESIDE_NUMBER: Final = re.compile(r"[,;] | ?\(|[^\W\d_]")
UNSEEN: Final = dict.fromkeys(map(ord, "\xad\u061c\u200b\u200c\u200d\u200e\u200f"))

SUBSECTION: Final = re.compile(r"(\d+)\.(\d+) ")

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
        if error := link_error(words, href):
            return error
    return ""


def link_error(words: str, href: str) -> str:
    """Return which host, address or number a link shows but does not lead to; empty if none.

    A host may be without its subdomains, a telephone number may have +91 or 0 before it, and words
    about a host may lead to a place on this site.
    """
    words = SPACED_POINT.sub(".", plain(words))
    names = filter(disguise, re.findall(r"\w+", words))
    hosts = filter(NOT_IN_HOSTS.search, re.findall(HOST_LIKE, words))
    if shown := next(chain(names, hosts), ""):
        return f"shows {shown} on a link to {href}; write a host in ASCII letters, or words"
    host = re.findall("//[^/?#]*|[^/@]*$", href)[0].lstrip("/")
    is_about = href.startswith(("/", "#")) and " " in words
    for shown in () if is_about else SHOWN_HOST.findall(words):
        name, _, domain = shown.rpartition("@")
        if not f".{host}".endswith(f".{domain.lower().removeprefix('www.')}") or name not in href:
            return f"shows {shown} on a link to {href}; write the same, or words"
    if href.startswith("tel:") and SHOWN_NUMBER.search(words):
        parts = filter(SHOWN_NUMBER.search, BESIDE_NUMBER.split(words))
        if {*map(_number, parts)} != {_number(href)}:
            return f"shows {words} on a link to {href}; write its number, or words"
    return ""


def _number(text: str) -> str:
    """Return the telephone number in a text, without what may stand before one in India."""
    signs = (str(int(sign)) if sign.isdecimal() else sign for sign in text)
    return re.sub(r"^(?:\+91)?0?", "", re.sub(r"[^\d+]", "", "".join(signs)))


def disguise(name: str) -> str:
    """Return a message about what disguises a name or a word: signs unseen, or like Latin ones."""
    alphabets = {unicodedata.name(letter, "").split(" ")[0] for letter in name if letter.isalpha()}
    is_latin = "LATIN" in alphabets
    shown = name if is_latin else name.translate(JOINERS)
    is_hidden = any(unicodedata.category(sign) == "Cf" or sign == BLANK for sign in shown)
    is_mixed = is_latin and alphabets & LOOK_ALIKE
    return "has invisible letters, or letters of two alphabets" if is_hidden or is_mixed else ""


def plain(text: str) -> str:
    """Return ``text`` without invisible letters, and with the common form of other ones."""
    return unicodedata.normalize("NFKC", text.translate(UNSEEN))


def link_texts(source: str) -> list[tuple[str, str]]:
    """Return the target and the source of the text of each link, in document order."""
    nodes = (node for node in parse(source).walk() if node.type == "link")
    return [(str(node.attrs["href"]), "".join(x.content for x in node.walk())) for node in nodes]
