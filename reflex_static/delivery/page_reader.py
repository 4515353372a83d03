"""Finds the inline code of a page, and what a strict policy would block in it."""

import re
from functools import cache
from html.parser import HTMLParser
from typing import ClassVar, Final

DATA: Final = {"application/json", "application/ld+json"}
BLOCKED: Final = {"base", "embed", "frame", "iframe", "object"}
"""Elements that no page may have."""
STYLESHEET: Final = "use a stylesheet"
STYLE_ATTRIBUTE: Final = f"{STYLESHEET}, or add 'unsafe-inline' to style-src-attr"
COPY: Final = "put a copy into assets/"
FORM_ADDRESSES: Final = {"action", "formaction"}
IMPORT: Final = re.compile(r"@import\s+(?:url\()?[\"']?\s*(?:https?:)?//", re.IGNORECASE)
"""The import of a style sheet from another host."""
DIRECTIVES: Final = {"script": "script-src", "style": "style-src"}
LOADING_LINKS: Final = {
    *("apple-touch-icon", "dns-prefetch", "icon", "manifest", "modulepreload", "preconnect"),
    *("prefetch", "preload", "stylesheet"),
}
INVISIBLE: Final = re.compile(r"[\t\n\r]")
"""Characters that browsers remove from an address."""
FOREIGN: Final = re.compile(r"\s*(?:(?!https?:)[a-z][\w+.-]*:|(?:https?:)?//)", re.IGNORECASE)
"""The beginning of an address on another host, or of one such as ``data:`` or ``blob:``."""
END_TAG: Final = re.compile(r"</[a-z][a-z0-9]*>")


class _Reader(HTMLParser):
    """Collects the inline scripts and styles of a page, and what the policy would block."""

    harmless: ClassVar[set[str]] = set()

    def __init__(self) -> None:
        super().__init__()
        self.inline: list[tuple[str, str]] = []
        # What is blocked, what to do instead, and the directive that could allow it ("" if none).
        self.violations: list[tuple[str, str, str]] = []
        self._directive = ""
        self._in_body = False

    def parse_starttag(self, i: int) -> int:
        """Skip a tag already found harmless; translations of a page repeat most of its tags."""
        text = self.rawdata[i : self.rawdata.find(">", i) + 1]
        if text in self.harmless:
            return i + len(text)
        found = len(self.violations)
        end = super().parse_starttag(i)
        is_plain = self.cdata_elem is None and self.lasttag != "body"
        if is_plain and len(self.violations) == found and end == i + len(text):
            self.harmless.add(text)
        return end

    def parse_endtag(self, i: int) -> int:
        """Skip a tag without attributes, unless it may end a script or a style."""
        match = None if self.cdata_elem else END_TAG.match(self.rawdata, i)
        return match.end() if match else super().parse_endtag(i)

    def updatepos(self, i: int, j: int) -> int:  # noqa: ARG002
        """Count no lines, because nothing here asks for a position."""
        return j

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = {name: value or "" for name, value in attrs}
        is_code = "src" not in attributes and attributes.get("type") not in DATA
        self._directive = DIRECTIVES.get(tag, "") if is_code else ""
        self._in_body |= tag == "body"
        if tag in BLOCKED:
            self._block(f"a <{tag}> element", "link to its page")
        # Only the build's own <style>, in the head and without attributes, survives hydration.
        if tag == "style" and (attributes or self._in_body):
            self._block("a <style> element", STYLESHEET)
        if tag == "meta" and attributes.get("http-equiv", "").lower() == "refresh":
            self._block("a <meta> element that leads on", "use a link")
        loading = set() if tag in BLOCKED else {"src", "srcset", "poster", "ping"}
        if tag in {"use", "image"} or LOADING_LINKS & {*attributes.get("rel", "").split()}:
            loading |= {"href", "xlink:href"}
        for name, value in attributes.items():
            if name in FORM_ADDRESSES:
                advice = "use on_submit, or add its host to form-action"
                self._block(f"{name}= on <{tag}>", advice, "form-action")
            elif name in loading and any(map(FOREIGN.match, value.split(","))):
                self._block(f"{name}={value} on <{tag}>", COPY)
            elif name == "style":
                self._block(f"style= on <{tag}>", STYLE_ATTRIBUTE, "style-src-attr")
            elif name[:2] == "on" or (name in {"href", "xlink:href"} and _is_code(value)):
                self._block(f"{name}= on <{tag}>", "use a handler")

    def _block(self, what: str, advice: str, directive: str = "") -> None:
        self.violations.append((what, advice, directive))

    def handle_data(self, data: str) -> None:
        if self._directive:
            self.inline.append((self._directive, data))
        if self._directive == "style-src" and IMPORT.search(data):
            self._block("a style sheet of another host", COPY, "style-src")

    def handle_endtag(self, tag: str) -> None:
        if tag in DIRECTIVES:
            self._directive = ""


def _is_code(address: str) -> bool:
    return INVISIBLE.sub("", address).strip().lower().startswith("javascript:")


@cache  # a build asks three times for each page
def read(html: str) -> _Reader:
    """Return a reader that has read the page."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    return reader
