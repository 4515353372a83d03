"""Markdown text."""

from typing import Any

import reflex as rx

from drishti.components.translated import keyed
from drishti.content import markdown
from drishti.content.markdown import Node
from drishti.content.schema.base import Text
from drishti.urls import link_url


def prose(text: Text) -> rx.Component:
    """Return Markdown text as HTML elements (see ``content.markdown`` for the subset)."""
    nodes = (_element(node) for node in markdown.prose(text))
    return keyed(*nodes, tag="div", key=text.key, class_name="prose")


def _element(node: str | Node) -> Any:
    if isinstance(node, str):
        return node
    inside = map(_element, node.nodes)
    if node.tag == "a":
        return rx.el.elements.a(*inside, href=link_url(node.href), class_name="link")
    return getattr(rx.el, node.tag)(*inside)
