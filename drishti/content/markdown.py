"""The small part of Markdown that the legal pages may use."""

from functools import lru_cache
from typing import Final, NamedTuple, Union

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode

ALLOWED: Final = frozenset(
    {
        "root",
        "paragraph",
        "inline",
        "text",
        "softbreak",
        "strong",
        "em",
        "link",
        "heading",
        "bullet_list",
        "ordered_list",
        "list_item",
    }
)


TAGS: Final = {
    "paragraph": "p",
    "strong": "strong",
    "em": "em",
    "bullet_list": "ul",
    "ordered_list": "ol",
    "list_item": "li",
    "heading": "h3",
    "link": "a",
}


class Node(NamedTuple):
    """An element of prose: its tag, where it leads if it is a link, and what is in it."""

    tag: str
    href: str
    nodes: list[Union[str, "Node"]]


def prose(source: str) -> list[str | Node]:
    """Return ``source`` as the elements of a page."""
    return _nodes(parse(source))


@lru_cache(maxsize=256)  # every legal text is asked for several times, and parsing is slow
def parse(source: str) -> SyntaxTreeNode:
    """Return the tree of ``source``; markup written as HTML stays text."""
    return SyntaxTreeNode(MarkdownIt("commonmark", {"html": False}).parse(source))


def unsupported(tree: SyntaxTreeNode) -> list[str]:
    """Return the kinds of Markdown in ``tree`` that the pages cannot show."""
    return sorted({node.type for node in tree.walk()} - ALLOWED)


def links(tree: SyntaxTreeNode) -> list[str]:
    """Return every address that ``tree`` links to, in order."""
    return [str(node.attrs["href"]) for node in tree.walk() if node.type == "link"]


def _nodes(tree: SyntaxTreeNode) -> list[str | Node]:
    return [node for child in tree.children for node in _node(child)]


def _node(tree: SyntaxTreeNode) -> list[str | Node]:
    match tree.type:
        case "text":
            return [tree.content]
        case "softbreak":
            return [" "]
        case "inline":
            return _nodes(tree)
        case kind:
            return [Node(TAGS[kind], str(tree.attrs.get("href", "")), _nodes(tree))]


def fault_in_translation(source: str, translated: str) -> str:
    """Return what is wrong with a translation of Markdown, if anything is."""
    tree = parse(translated)
    if found := unsupported(tree):
        return f"uses {', '.join(found)}; allowed: paragraphs, lists, links and emphasis"
    found, wanted = (sorted(set(links(each))) for each in (tree, parse(source)))
    if found != wanted:
        return f"has the links {found}; allowed: those of the English text, {wanted}"
    return ""
