"""The small part of Markdown that the legal pages may use."""

from typing import Final

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


def parse(source: str) -> SyntaxTreeNode:
    """Return the tree of ``source``; markup written as HTML stays text."""
    return SyntaxTreeNode(MarkdownIt("commonmark", {"html": False}).parse(source))


def unsupported(tree: SyntaxTreeNode) -> list[str]:
    """Return the kinds of Markdown in ``tree`` that the pages cannot show."""
    return sorted({node.type for node in tree.walk()} - ALLOWED)


def links(tree: SyntaxTreeNode) -> list[str]:
    """Return every address that ``tree`` links to, in order."""
    return [str(node.attrs["href"]) for node in tree.walk() if node.type == "link"]
