"""The three measured sites: ours, ours without scripts, and a client-rendered one."""

import json
import re
import shutil
import sys
from datetime import UTC, datetime, timedelta
from html.parser import HTMLParser
from pathlib import Path
from typing import Final

from benchmark.tools import BIN, CACHE, HERE, output_of
from support.projects import PARTS, copy_project, export, exported, rewrite

SCRIPT: Final = re.compile(
    r'<script\b.*?</script>|<link\b[^>]*rel="modulepreload"[^>]*>', re.DOTALL
)
COUNTDOWN: Final = re.compile(r"^countdown = .*$", re.MULTILINE)
UNSEEN: Final = {"head", "script", "style"}
VOID: Final = {"br", "hr", "img", "input", "link", "meta"}


def build_site() -> Path:
    """Return the export of a copy of this project in which the countdown is still running."""
    project = fresh_copy(CACHE / "site")
    postpone(project, datetime.now(UTC) + timedelta(days=30))
    return build(project)


def postpone(project: Path, end: datetime) -> None:
    """Set the end of the countdown in a copied project."""
    line = f"countdown = {end.isoformat(timespec='seconds')}"
    rewrite(project / "content" / "en" / "facts.toml", lambda text: COUNTDOWN.sub(line, text))


def fresh_copy(project: Path) -> Path:
    """Copy the project's sources into a folder and return it; its build files are kept."""
    for part in PARTS:
        shutil.rmtree(project / part, ignore_errors=True)
    return copy_project(project)


def build(project: Path) -> Path:
    """Export a project and return the folder of its site."""
    result = export(project)
    if result.returncode != 0:
        sys.exit(result.stdout + result.stderr)
    return exported(project)


def build_plain(site: Path) -> Path:
    """Return a copy of the site with every script removed: the same HTML, styles and pictures."""
    plain = CACHE / "plain"
    shutil.rmtree(plain, ignore_errors=True)
    shutil.copytree(site, plain)
    for page in plain.rglob("*.html"):
        page.write_text(SCRIPT.sub("", page.read_text("utf-8")), "utf-8")
    return plain


def build_react(site: Path) -> Path:
    """Return a client-rendered React page with the home page's text, bundled by Vite."""
    folder = CACHE / "react"
    shutil.copytree(HERE / "react", folder, dirs_exist_ok=True)
    texts = texts_of((site / "index.html").read_text("utf-8"))
    (folder / "texts.json").write_text(json.dumps(texts, ensure_ascii=False), "utf-8")
    output_of([BIN / "vite", "build"], folder)
    return folder / "dist"


def texts_of(page: str) -> list[tuple[str, str]]:
    """Return each piece of text on a page with its element."""
    texts = _Texts()
    texts.feed(page)
    return texts.found


class _Texts(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, str]] = []
        self._open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:  # noqa: ARG002 - required by the base class
        if tag not in VOID:
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag in self._open:
            while self._open.pop() != tag:
                pass

    def handle_data(self, data: str) -> None:
        if data.strip() and not UNSEEN & set(self._open):
            self.found.append((self._open[-1], data))
