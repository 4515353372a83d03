"""Translation catalogues: one JSON file per language, fetched when the language is chosen."""

import json
from pathlib import Path
from typing import Any, Final

import reflex as rx

from drishti.content.loader import translations
from drishti.content.markdown import Node, prose
from drishti.content.schema.base import Text
from drishti.urls import content_hash, link_url, site_url

FOLDER: Final = "catalogues"


class Catalogues(rx.plugins.Plugin):
    """Write the catalogues into the public folder."""

    def __init__(self) -> None:
        """Read the languages now: the workers of `reflex run` are forked from this process."""
        translations()

    def get_static_assets(self, **_context: Any) -> list[tuple[Path, str]]:
        """Return the path and text of each catalogue."""
        return [
            (Path("public") / FOLDER / f"{code}.json", catalogue)
            for code, catalogue in _catalogues().items()
        ]


def catalogue_urls() -> dict[str, str]:
    """Return the versioned URL of each catalogue by language code."""
    return {
        code: f"{site_url(f'/{FOLDER}/{code}.json')}?v={content_hash(catalogue.encode())}"
        for code, catalogue in _catalogues().items()
    }


def _catalogues() -> dict[str, str]:
    return {
        code: json.dumps(
            {key: _entry(text) for key, text in texts.items()} | _own_label(code),
            ensure_ascii=False,
            separators=(",", ":"),
        )
        for code, texts in translations().items()
    }


def _own_label(code: str) -> dict[str, str]:
    """Return an empty label for the language itself: the picker already shows its own name."""
    return {f"language.languages.{code}.label": ""}


def _entry(text: Text) -> Any:
    return _with_urls(prose(text)) if text.is_markdown else str(text)


def _with_urls(nodes: list[str | Node]) -> list[str | Node]:
    return [
        node
        if isinstance(node, str)
        else Node(node.tag, link_url(node.href), _with_urls(node.nodes))
        for node in nodes
    ]
