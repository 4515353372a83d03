"""The subset of CommonMark that the legal pages support."""

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
    """An HTML element; ``href`` is empty unless it is a link."""

    tag: str
    href: str
    nodes: list[Union[str, "Node"]]


def prose(source: str) -> list[str | Node]:
    """Return Markdown as a list of elements and strings."""
    return _nodes(parse(source))


@lru_cache(maxsize=256)  # each piece of legal text is parsed several times per build
def parse(source: str) -> SyntaxTreeNode:
    """Return the syntax tree of ``source``; raw HTML is treated as text."""
    return SyntaxTreeNode(MarkdownIt("commonmark", {"html": False}).parse(source))


def unsupported(tree: SyntaxTreeNode) -> list[str]:
    """Return the node types in ``tree`` that are not in ``ALLOWED``."""
    return sorted({node.type for node in tree.walk()} - ALLOWED)


def links(tree: SyntaxTreeNode) -> list[str]:
    """Return the link targets in ``tree``, in document order."""
    return [str(node.attrs["href"]) for node in tree.walk() if node.type == "link"]


def _nodes(tree: SyntaxTreeNode) -> list[str | Node]:
    """Return the contents of ``tree``, neighbouring texts joined.

    Screen readers skip a text that is only the space of a line break.
    """
    nodes: list[str | Node] = []
    for node in (node for child in tree.children for node in _node(child)):
        if nodes and isinstance(node, str) and isinstance(nodes[-1], str):
            nodes[-1] += node
        else:
            nodes.append(node)
    return nodes


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
