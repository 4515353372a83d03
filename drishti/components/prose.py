"""Long texts, written in Markdown."""

from collections.abc import Callable
from typing import Any, ClassVar, Final

import reflex as rx
from markdown_it.tree import SyntaxTreeNode
from reflex_components_core.el.elements.base import BaseHTML

from drishti.addresses import address
from drishti.components.words import LIBRARY
from drishti.content.base import Text
from drishti.content.markdown import parse

TAGS: Final[dict[str, Callable[..., rx.Component]]] = {
    "paragraph": rx.el.p,
    "strong": rx.el.strong,
    "em": rx.el.em,
    "bullet_list": rx.el.ul,
    "ordered_list": rx.el.ol,
    "list_item": rx.el.li,
    "heading": rx.el.h3,
}


class _Prose(BaseHTML):
    """An element that is drawn anew when a translator's work is undone."""

    library = LIBRARY
    tag = "Prose"
    _is_tag_in_global_scope: ClassVar[bool] = False

    el: rx.Var[str]


def prose(markdown: Text) -> rx.Component:
    """Return a text of paragraphs, lists and sub-headings; links lead to places on this site."""
    return _Prose.create(*_children(parse(markdown)), el="div", class_name="prose")


def _children(node: SyntaxTreeNode) -> list[Any]:
    return [piece for child in node.children for piece in _shown(child)]


def _shown(node: SyntaxTreeNode) -> list[Any]:
    match node.type:
        case "text":
            return [node.content]
        case "softbreak":
            return [" "]
        case "inline":
            return _children(node)
        case "link":
            href = str(node.attrs["href"])
            target = href if href.startswith("#") else address(href)
            return [rx.el.elements.a(*_children(node), href=target, class_name="link")]
        case kind:
            return [TAGS[kind](*_children(node))]
