"""One file for each language, which a visitor's page fetches when the language is chosen."""

import json
from pathlib import Path
from typing import Any, Final

import reflex as rx

from drishti.content.loader import translations
from drishti.content.markdown import Node, prose
from drishti.content.schema.base import Text
from drishti.content.translation_faults import PROSE
from drishti.urls import content_hash, link_url, site_url

FOLDER: Final = "catalogues"


class Catalogues(rx.plugins.Plugin):
    """Writes the catalogues beside the pages."""

    def get_static_assets(self, **_context: Any) -> list[tuple[Path, str]]:
        """Return each catalogue with its place."""
        return [
            (Path("public") / FOLDER / f"{code}.json", catalogue)
            for code, catalogue in _catalogues().items()
        ]


def catalogue_addresses() -> dict[str, str]:
    """Return where each catalogue is; the address changes with its content, for the caches."""
    return {
        code: f"{site_url(f'/{FOLDER}/{code}.json')}?v={content_hash(catalogue.encode())}"
        for code, catalogue in _catalogues().items()
    }


def _catalogues() -> dict[str, str]:
    return {
        code: json.dumps(
            {key: _entry(key, text) for key, text in texts.items()} | _own_label(code),
            ensure_ascii=False,
            separators=(",", ":"),
        )
        for code, texts in translations().items()
    }


def _own_label(code: str) -> dict[str, str]:
    """Leave out a language's label in itself: its own name already stands before it."""
    return {f"language.languages.{code}.label": ""}


def _entry(key: str, text: Text) -> Any:
    return _with_addresses(prose(text)) if key in PROSE else str(text)


def _with_addresses(nodes: list[str | Node]) -> list[str | Node]:
    return [
        node
        if isinstance(node, str)
        else Node(node.tag, link_url(node.href), _with_addresses(node.nodes))
        for node in nodes
    ]
